### What the server answers when something cannot be done, in Czech. Arguments: see the English platform.ftl.

server-no_table = Takový stůl neexistuje.
server-no_seat = U tohoto stolu takové místo není.
server-not_your_seat = To není tvoje místo.
server-bad_invitation = Tato pozvánka není platná, nebo je místo už obsazené.
server-still_open = Hra začne, až budou všechna místa obsazená.
server-other_shuffle = Závazek serveru k míchání se mezitím změnil. Pokud ti to nevadí, zkus to znovu: tvůj prohlížeč pak přidá nové číslo.
server-not_over = Záznam je přístupný až po skončení hry.
server-no_hints = Tento stůl byl otevřen bez nápovědy.
server-no_plans = Plánovat tahy lze jen u stolů s nápovědou, a v hodnocených hrách vůbec.
server-no_advice = Teď žádná rada není. Zkus to později.
server-no_judge = Tato hra nemá bota, který by poradil.
server-nothing_asked = Teď nemáš z čeho vybírat.
server-other_rules = Tato hra byla hrána podle jiných pravidel nebo s jinými kartami. S dnešními by její tahy vedly k jiné situaci, takže v ní zde nelze pokračovat.
server-damaged = Záznam této hry je poškozený; její tahy nelze přehrát.
server-cut = V záznamu této hry chybějí poslední tahy; odtud nelze pokračovat.
server-not_kept = Dohraná hra zůstává. Zavřít lze jen hru, která neskončila.
# $reason (String) is what is wrong with the pack and in which line, in English.
server-bad_pack = Tuto sadu nelze použít: { $reason }
# $name (String) is the pack that was asked for.
server-no_pack = Tento server nenabízí sadu „{ $name }“.
# $name (String) is what was asked for.
server-no_game = Hra „{ $name }“ neexistuje.
# $players (String) is the number that was asked for.
server-wrong_players = Tuto hru nelze hrát v tomto počtu hráčů: { $players }.
# $name (String) is an option of the game, $value (String) what was chosen for it.
server-no_choice = Volba „{ $name }“ s hodnotou „{ $value }“ v této hře neexistuje.
server-bad_options = Tyto volby nelze zkombinovat.
server-wrong_seats = Tato hra má { $seats ->
    [one] 1 místo
    [few] { $seats } místa
   *[other] { $seats } míst
}; zadáno: { $given }.
server-no_guide = Pro tento stůl průvodce není. Provází jednoho hráče proti botům podle obvyklých pravidel.
server-no_bot = Bot „{ $name }“ pro tuto hru neexistuje.
# $languages (String) are the codes of those there are.
server-no_language = Jazyk „{ $name }“ není k dispozici; k dispozici jsou: { $languages }.
server-no_moment = Hra má { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}; takový okamžik v ní není.
server-not_foretold = Co po těchto volbách přijde, nelze předpovědět.
server-nothing_to_redo = Není žádný vrácený tah, který by šlo zopakovat.
server-nobody_to_nudge = Na tohoto hráče se u stolu nečeká.
server-too_soon = Než se zeptáš znovu, počkej { $seconds } s.
server-wish_stands = O vrácení tahu už někdo žádá; nejdřív musí všichni odpovědět.
server-no_wish = Taková žádost už není.
server-bad_rated = Hodnocené hry jsou jen pro lidi, každý na jednom místě, bez rad, vlastních sad a společného cíle.
server-bad_pace = Živé hodiny mají od 5 sekund do 4 hodin a přidávají nejvýš 10 minut; na dny je to 1, 2, 3 nebo 7.
server-bad_vacation = Dovolená začíná dnes nebo později a rok na ni má { $days } dní.
server-no_session = Takové přihlášení nemáš.
server-session_replaced = V tomto prohlížeči se právě změnilo, kdo v něm jsi. Zkus to znovu.
server-prove_first = Nejdřív dokaž, že jsi to ty.
server-name_taken = Jméno „{ $name }“ je obsazené, nebo se příliš podobá obsazenému. Vyber si jiné.
server-bad_name = Jméno potřebuje aspoň jedno písmeno nebo číslici a nic, co nejde vidět nebo přečíst.
server-keep_for_rated = Hodnocené hry jsou pro ty, kdo si nechávají své jméno. Nejdřív si nech svoje; zabere to minutu.
server-weak_password = Heslo musí mít aspoň tolik znaků: { $least }.
server-common_password = Tohle heslo se zkouší mezi prvními. Vyber si jiné.
server-wrong_key = To nesouhlasí. Zkontroluj, co píšeš.
server-bad_passkey = Tento přístupový klíč tu neznáme, nebo to trvalo příliš dlouho. Zkus to znovu.
server-bad_ticket = Tento odkaz už byl použit, nebo jeho čas vypršel. Vytvoř nový.
server-too_many_tries = Příliš mnoho pokusů. Zkus to znovu za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
server-last_key = Jinak se přihlásit nemůžeš. Nejdřív si přidej heslo nebo jiný přístupový klíč.
server-keep_first = Nejdřív si nech své jméno; jinak už se ke svým místům nedostaneš.
server-stale = Od tvého rozhodnutí se situace u stolu změnila; nic nebylo zahráno. Takto teď stůl vypadá.
server-bad_body = Požadavek nelze správně přečíst.
server-forbidden = Požadavek nepřišel z této stránky; načti ji znovu.
server-not_found = Na této adrese nic není.
server-too_large = Požadavek je příliš velký.
server-too_many = Příliš mnoho požadavků najednou; zkus to za chvíli znovu.
server-wrong_host = Pod tímto jménem server neznáme. Zeptej se na správnou adresu toho, kdo ho provozuje.
server-no_database = Stoly teď nejsou dostupné. Co bylo potvrzeno, je uloženo; zkus to za chvíli znovu.
server-busy = Právě se přihlašuje mnoho lidí. Zkus to znovu za několik sekund.
server-full = Server je teď plný. Zkus to za chvíli znovu.
server-too_many_studies = Dvě tvé hry se už rozebírají. Zkus to znovu, až bude jedna hotová.
server-no_study_now = Na rozbor čeká mnoho her. Zkus to znovu za několik minut.
server-stopping = Server se restartuje. Zkus to za chvíli znovu.
server-too_many_tables = Počet tvých nedohraných stolů je už { $most }. Nejdřív některý dohraj.
server-closed_table = Provozovatelé tohoto serveru tento stůl zavřeli.
server-banned = Provozovatelé tohoto serveru ti tu hrát nedovolují.
server-our_fault = Na naší straně se něco pokazilo. Tvůj poslední potvrzený tah je v bezpečí.
