web-me-title = Profil
web-me-guest = Hraješ jako host. Zná tě jen tento prohlížeč: smažeš-li jeho cookies, přijdeš o svá místa.
web-me-kept = Toto jméno je tvoje. Přihlásit se můžeš na každém zařízení.
web-me-keep = Nechat si místo
web-me-keep-line = Vyber si jméno a jeden způsob, jak dokázat, že jsi to ty. Žádný e-mail, nic dalšího.
web-me-name = Jméno
web-me-by-passkey = Nechat si s přístupovým klíčem
web-me-by-passkey-line = Telefon nebo počítač dokáže, že jsi to ty: otiskem prstu, obličejem nebo PINem. Nemusíš si nic pamatovat.
web-me-no-passkey = Přístupové klíče potřebují bezpečnou adresu se jménem, a tato taková není. Tady funguje heslo.
web-me-by-password = Nechat si s heslem
web-me-password = Heslo
web-me-password-line = Aspoň 8 znaků.
web-me-new-password = Nové heslo
web-me-words = Záchranná slova
web-me-words-line = Zapiš si je teď: ukážou se jen jednou. Vrátí tě zpět, když přijdeš o všechno ostatní. Z každého stačí čtyři písmena.
web-me-words-copy = Zkopírovat slova
web-me-words-done = Mám je zapsaná
web-me-words-new = Nová záchranná slova
web-me-words-new-line = Stará přestanou platit a ostatní zařízení se odhlásí.
web-me-copied = Zkopírováno
web-me-by-hand = Zkopíruj to prosím ručně.
web-me-other = Pokračovat na jiném zařízení
web-me-other-line = Naskenuj kód druhým zařízením, nebo tam otevři odkaz. Funguje jednou, po deset minut.
web-me-make-link = Vytvořit odkaz
web-me-code = QR kód odkazu
web-me-copy-link = Zkopírovat odkaz
web-me-devices = Zařízení
web-me-devices-none = Jakmile si sedneš ke stolu nebo si vybereš jméno, objeví se tu tento prohlížeč.
web-me-some-browser = Prohlížeč
web-me-here = tento
web-me-end = Odhlásit
web-me-end-others = Odhlásit všude jinde
web-me-ways = Způsoby přihlášení
web-me-passkey = Přístupový klíč
web-me-add-passkey = Přidat přístupový klíč
web-me-remove = Odebrat
web-me-set-password = Nastavit heslo
web-me-change-password = Změnit heslo
web-me-saved = Uloženo
web-me-sign-out = Odhlásit se tady
web-me-sign-in = Přihlásit se
web-me-sign-in-line = Objeví se tu tvá místa z jiných zařízení a to, co hraješ v tomto prohlížeči, přejde s tebou.
web-me-before = Máš už své jméno?
web-me-use-passkey = Přihlásit se přístupovým klíčem
web-me-use-password = Jménem a heslem
web-me-use-words = Záchrannými slovy
web-me-words-field = Tvých dvanáct slov
web-me-continue = Pokračovat tady
web-me-continue-line = Použij jen odkaz, který pochází od tebe: kdo ho vytvořil, hraje v tomto prohlížeči s tebou.
web-me-not-used = Přístupový klíč nebyl použit. Zkus to znovu, nebo zvol jiný způsob.
web-me-onward = Ke stolům
web-me-welcome = Vítej, { $name }
web-me-until = Funguje do { $time }.
web-me-moved = { $tables ->
    [0] Tvá místa jsou tady.
    [one] Tvá místa jsou tady. Místo u 1 stolu z tohoto prohlížeče přešlo s tebou.
    [few] Tvá místa jsou tady. Místa u { $tables } stolů z tohoto prohlížeče přešla s tebou.
   *[other] Tvá místa jsou tady. Místa u { $tables } stolů z tohoto prohlížeče přešla s tebou.
}
web-me-games = partií
web-me-won = vyhraných
web-me-running = běží
web-me-results = Výsledky
web-me-none = Tady najdeš své dohrané partie.
web-me-records = Podle hry
web-me-opponents = Soupeři
web-me-ratings = Hodnocení
web-me-ratings-line = Počítají se jen partie, s jejichž hodnocením všichni u stolu souhlasili.
web-rated-opponents = { $opponents ->
    [one] { $opponents } soupeř
    [few] { $opponents } různí soupeři
   *[other] { $opponents } různých soupeřů
}
web-uncounted-early = bez hodnocení: skončila v prvním kole
web-uncounted-names = bez hodnocení: ne všichni si nechávají své jméno
web-uncounted-pair = bez hodnocení: dva z vás spolu měli za 30 dní už 3 hodnocené partie
web-me-ladder = Nejlepší hráči
web-me-ladder-none = Nikdo tu zatím nemá hodnocení.
web-me-data = Moje data
web-me-data-line = Tvé jméno, zařízení, partie, přátelé, zprávy a adresy pro ně, dovolené. Nic jiného se neukládá.
web-me-download = Stáhnout vše
web-me-delete = Smazat mě
web-me-delete-line = Tvé jméno, zařízení a hodnocení zmizí. Dohrané partie zůstanou čitelné, hrál je „někdo“; kde hra s ostatními pokračuje, převezme tvé místo bot. Nahlášení, která se tě týkají, zůstanou 30 dní. Zpět to nejde.
web-me-delete-sure = Smazat navždy
web-me-delete-not = Zrušit
web-me-since = hraje od: { $date }
web-me-record = vyhráno { $won } z { $played }
web-me-players = { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
web-me-rating = { $rating } ± { $deviation }
web-me-place = { $place }. místo
web-me-others-out = Všechna ostatní zařízení se pak odhlásí.
web-me-remove-password = Odebrat heslo
web-me-recover-line = Tím se spotřebují a dostaneš nová. Staré heslo přestane platit a ostatní zařízení se odhlásí.
web-me-no-passkeys = Ať přestanou platit i mé přístupové klíče: některý může mít někdo jiný.
web-me-continue-as = V tomto prohlížeči teď budeš { $name }.
web-me-continue-mine = V tomto prohlížeči už jsi { $name }.
web-me-continue-move = { $tables ->
    [one] Mé místo u 1 stolu z tohoto prohlížeče přejde se mnou.
    [few] Má místa u { $tables } stolů z tohoto prohlížeče přejdou se mnou.
   *[other] Má místa u { $tables } stolů z tohoto prohlížeče přejdou se mnou.
}
web-me-continue-apart = Jinak to, co tu hraješ, zůstane pozadu a nikdo se k tomu nevrátí.
web-prove-title = Dokaž, že jsi to ty
web-prove-line = Mění se tím, komu patří tvé jméno. Pět minut se pak znovu ptát nebudeme.
web-prove-passkey = Použít přístupový klíč
web-prove-go = Pokračovat
web-prove-not = Zrušit
web-prove-words-line = Tím se spotřebují a dostaneš nová. Ostatní zařízení se odhlásí.
