### Zprávy: co se lidé dozvědí mimo stránky a kde si to vyberou. Argumenty: viz platform.ftl.
### $others, $who: jména hráčů; $link: adresa.

notice-title-turn = Jsi na tahu: { $game }
notice-text-turn = U stolu: { $others }.
notice-title-end = Konec hry: { $game }
notice-text-end = Hra skončila. U stolu: { $others }.
notice-title-invited = Pozvánka, zve tě { $who }
notice-text-invited = Je pro tebe volné místo: { $game }.
notice-title-nudge = { $who } na tebe čeká
notice-text-nudge = Jsi na tahu: { $game }.
notice-own-title = Tvé jméno v Tianxia
notice-own-text = { $what } ({ $device }). Pokud to nebylo od tebe, přihlas se záchrannými slovy: všechny ostatní to odhlásí.
notice-deleted-text = { $what } ({ $device }). To nejde vrátit. Pokud to nebylo od tebe, řekni to těm, kdo provozují tento server.
notice-title-try = Funguje to
notice-text-try = Takhle vypadají zprávy z Tianxia.
notice-mail-confirm-title = Potvrď svou adresu
notice-mail-confirm-text =
    Někdo chce, aby zprávy z Tianxia chodily na tuto adresu. Jestli ty, otevři tento odkaz; funguje jednou:

    { $link }

    Jestli ne, nedělej nic: žádný další e-mail nepřijde.
notice-mail-title = { $count ->
        [one] Čeká na tebe jeden stůl
        [few] Čekají na tebe { $count } stoly
       *[other] Čeká na tebe { $count } stolů
    }
notice-mail-leave = Už žádné e-maily: { $link }

server-bad_address = Na tuto adresu nelze nic poslat. Musí začínat https:// a být dosažitelná odkudkoli.
server-bad_subscription = Přihlášení tohoto prohlížeče nelze použít.
server-bad_mail = Tohle není e-mailová adresa.
server-no_mail = Tento server e-maily neposílá.

web-notice-title = Zprávy
web-notice-line = Ať víš, že jsi na tahu, i když je tato stránka zavřená. Dokud nechceš, nic neposíláme.
web-notice-what = Co a kam
web-notice-turn = Jsem na tahu
web-notice-end = Konec hry
web-notice-invited = Pozvánky
web-notice-nudge = Připomínky od ostatních
web-notice-push = Zařízení
web-notice-hook = Webhook
web-notice-mail = E-mail
web-notice-by = { $kind }: { $channel }
web-notice-device = Na tomto zařízení
web-notice-device-line = Prohlížeč se zeptá, jestli smí zobrazovat zprávy.
web-notice-blocked = Zprávy jsou pro tuto stránku v nastavení prohlížeče zakázané.
web-notice-unable = Tento prohlížeč tu zprávy zobrazit neumí. Potřebuje bezpečnou adresu (https); na iPhonu si nejdřív přidej Tianxia na plochu.
web-notice-devices = Zařízení, která dostávají zprávy
web-notice-remove = Odebrat
web-notice-some = Prohlížeč
web-notice-hook-kind = Služba
web-notice-hook-discord = Discord
web-notice-hook-slack = Slack
web-notice-hook-ntfy = ntfy
web-notice-hook-json = Jiná (JSON)
web-notice-hook-url = Adresa webhooku
web-notice-save = Uložit
web-notice-mail-address = E-mailová adresa
web-notice-mail-line = Jen pro tohle a jen jestli chceš. Potvrdíš ji odkazem, který pošleme.
web-notice-mail-send = Poslat odkaz
web-notice-mail-wait = Odkaz je na cestě na { $address }.
web-notice-mail-on = E-maily chodí na { $address }.
web-notice-mail-hours = Nejvýš jeden e-mail za
web-notice-mail-every = { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }
web-notice-quiet = Hodiny klidu
web-notice-quiet-line = Co se v nich stane, počká do jejich konce.
web-notice-from = Od
web-notice-until = Do
web-notice-try = Poslat zkušební zprávu
web-notice-tried = Je na cestě.
web-notice-saved = Uloženo
web-notice-confirming = Potvrď svou adresu
web-notice-confirmed = Adresa { $address } je potvrzená. V nastavení si vybereš, co tam chodí.
web-notice-leaving = Konec e-mailů
web-notice-leave-line = Z Tianxia už ti nepřijde žádný e-mail. V nastavení je můžeš znovu zapnout.
web-notice-leave = Neposílat e-maily
web-notice-left = Hotovo: žádný další e-mail nepošleme.
web-notice-to-settings = Do nastavení

web-message-none = Nic nového.
web-message-open = { $count ->
        [0] Zprávy
        [one] Zprávy: { $count } nová
        [few] Zprávy: { $count } nové
       *[other] Zprávy: { $count } nových
    }
web-message-read = Vše přečteno
web-message-close = Zavřít
web-message-turn = Jsi na tahu
web-message-end = Hra skončila
web-message-invited = Pozvánka, zve tě { $who }
web-message-nudge = { $who } na tebe čeká
web-message-declined = { $who } pozvánku nepřijímá
web-message-password = Tvé heslo bylo změněno
web-message-nopassword = Tvé heslo bylo odebráno
web-message-words = Vznikla nová záchranná slova
web-message-passkey = Přibyl přístupový klíč
web-message-nopasskey = Přístupový klíč byl odebrán
web-message-device = Odkazem se pokračuje na jiném zařízení
web-message-recovered = K přihlášení posloužila tvá záchranná slova
web-message-ended = Jiná zařízení byla odhlášena
web-message-channel = Změnilo se, kam ti chodí zprávy
web-message-renamed = Tvé jméno bylo změněno
web-message-deleted = Tvé jméno bylo smazáno i se vším, co o tobě bylo uloženo
web-message-ways = Způsoby přihlášení
web-message-play = Hrát
web-message-look = Podívat se
web-message-choose = Co mi chodí

web-install-title = Přidej si Tianxia na plochu
web-install-line = Řekne ti, že jsi na tahu, a otevře se přes celou obrazovku.
web-install = Instalovat
web-install-not = Teď ne
web-update = Je tu nová verze.
web-update-now = Načíst znovu
web-no-network = Bez sítě. Takhle stůl vypadal naposledy; co zvolíš, odešle se, až síť bude zpátky.
