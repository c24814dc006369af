"""What the effects and modifiers of The Great Wall say: each word of the vocabulary has one pattern."""

from typing import Final

from ...core.values import Fact
from ...games.great_wall.terms import vocabulary as v
from ...games.great_wall.terms.box import Box
from ...games.great_wall.terms.names import LOCATIONS, RESOURCES
from ...games.great_wall.terms.parts import Effect, Mod
from .phrases import NO_TRIGGER, YOU, Actor, Phrases, soldier_word, trigger_word

WHAT_WORDS: Final = (*RESOURCES, *v.WHATS)
PLACE_NAMES: Final = {number: word for word, number in v.PLACE_WORDS.items()}
UPTO: Final = ("give", "move_clerks", "advanced_activation", "attack", "recruit", "upgrade")
CURRENCY: Final = {v.COST_ADVISOR: "gold", v.COST_CLERK: "gold", v.COST_SAVE: "chi", v.COST_BOOST: "chi"}
ALL_KINDS: Final = (1 << len(RESOURCES)) - 1
PAYS: Final = {v.TABLE: "price", v.FREE: "free", v.WAREHOUSE_PAYS: "warehouse"}


def place_word(number: int, absent: str = "any") -> str:
    """A location or a place as a Fluent selector."""
    return LOCATIONS[number] if number >= 0 else PLACE_NAMES.get(number, absent)


class Clause:
    """What one effect says: a predicate of its subject, or a clause with its own subject."""

    __slots__ = ("actor", "own_subject", "text")

    def __init__(self, text: str, actor: Actor, own_subject: bool = False) -> None:
        self.text: Final = text
        self.actor: Final = actor
        self.own_subject: Final = own_subject


class Effects:
    """Composes effects and modifiers of the tables."""

    def __init__(self, box: Box, phrases: Phrases) -> None:
        self.box: Final = box
        self.p: Final = phrases

    # Lists of effects

    def does(self, effects: tuple[int, ...], actor: Actor = YOU, on: int = NO_TRIGGER) -> str:
        """All effects as one clause; those with the same subject share it."""
        groups: list[list[Clause]] = []
        for clause in self.clauses(effects, actor, on):
            if groups and groups[-1][0].actor == clause.actor and not clause.own_subject | groups[-1][0].own_subject:
                groups[-1].append(clause)
            else:
                groups.append([clause])
        return self.p.listed([self._with_subject(group) for group in groups])

    def clauses(self, effects: tuple[int, ...], actor: Actor = YOU, on: int = NO_TRIGGER) -> list[Clause]:
        found: list[Clause] = []
        for group in self._alike([self.box.effects[index] for index in effects]):
            found.append(self._clause(group, actor, on))
        return found

    def voice_of(self, effects: tuple[int, ...]) -> str:
        """Who acts first, which the trigger depends on in some languages; not you where things change by themselves."""
        first = self.box.effects[effects[0]]
        return "one" if first.verb in (v.DO_APPLY, v.DO_PLACE_HORDE) else self._actor(first, YOU).voice

    def _with_subject(self, clauses: list[Clause]) -> str:
        does = self.p.listed([clause.text for clause in clauses])
        first = clauses[0]
        if first.own_subject or not first.actor.subject:
            return does
        return self.p.say("say-subject", subject=first.actor.subject, does=does)

    def _alike(self, effects: list[Effect]) -> list[list[Effect]]:
        """Things that are gained in the same way are named together."""
        groups: list[list[Effect]] = []
        for effect in effects:
            last = groups[-1][0] if groups else None
            if last and effect.verb == v.DO_GAIN == last.verb and (effect.who, effect.to) == (last.who, last.to):
                groups[-1].append(effect)
            else:
                groups.append([effect])
        return groups

    def _actor(self, effect: Effect, actor: Actor) -> Actor:
        """Whom an effect concerns."""
        if effect.who == v.WHO_SELF:
            return actor
        splits = effect.who == v.WHO_SPLIT
        whose = "yours" if actor.voice == "you" else actor.whose
        return Actor("many" if splits else "one", self.p.say(f"who-{v.WHO[effect.who]}"), whose, True, splits)

    # One effect

    def _clause(self, group: list[Effect], actor: Actor, on: int) -> Clause:
        effect = group[0]
        actor = self._actor(effect, actor)
        if effect.verb == v.DO_CHOOSE_ONE:
            options = [self.does(option, actor._replace(subject=""), on) for option in effect.options]
            return Clause(self.p.listed(options, "do-choose_one"), actor)
        if effect.verb == v.DO_APPLY:
            return self._apply(effect, actor, on)
        facts = self._facts(effect, actor, on)
        if effect.verb == v.DO_GAIN:
            counts = [(each, self.p.count(each.n, actor, on)) for each in group]
            things = [self.p.thing(WHAT_WORDS[each.what], count) for each, count in counts]
            told_apart = len(counts) > 1 and any(count.tail for _, count in counts)
            facts["things"] = self.p.listed(things, "say-also" if told_apart else "say-and")
        text = self.p.say(f"do-{v.EFFECTS[effect.verb]}", **facts)
        return Clause(text, actor, own_subject=effect.verb == v.DO_PLACE_HORDE)

    def _apply(self, effect: Effect, actor: Actor, on: int) -> Clause:
        whose = "you" if actor.voice == "you" else "all"
        does = self.mod(self.box.mods[effect.mod], whose, on)
        text = self.p.say("do-apply", does=does, until=self.p.say(f"until-{v.UNTILS[effect.until]}"))
        if actor.subject and actor.chooses:
            text = self.p.say("say-for", subject=actor.subject, does=text)
        return Clause(text, actor, own_subject=True)

    def _facts(self, effect: Effect, actor: Actor, on: int) -> dict[str, Fact]:
        """Everything that the pattern of an effect may mention."""
        p = self.p
        count = p.count(effect.n, actor, on, upto=v.EFFECTS[effect.verb] in UPTO)
        sections = p.count(effect.sections, actor, on, upto=True)
        what = WHAT_WORDS[effect.what] if effect.what >= 0 else "none"
        location = effect.location if effect.location >= 0 else effect.to
        is_other = on in (v.RECRUIT, v.ATTACK) and v.EFFECTS[effect.verb] == "attack" and actor.voice == "you"
        case = "with" if v.EFFECTS[effect.verb] == "attack" else "whom"
        return {
            **count.facts(),
            "voice": actor.voice,
            "chooses": "yes" if actor.chooses else "no",
            "on": trigger_word(on),
            "what": what,
            "things": p.thing(what, count) if effect.what >= 0 else "",
            "to": place_word(effect.to, "stock"),
            "at": place_word(effect.location),
            "place": p.to(location) if effect.to >= 0 else p.at(location),
            "where": place_word(effect.where),
            "soldier": soldier_word(effect.soldier),
            "troop": p.troop(effect.soldier, count, case, other=is_other),
            "troops": p.troops(effect.soldier, case),
            "sections": sections.n,
            "sections_count": sections.text,
            "sections_tail": sections.tail,
            "pays": "less" if effect.less else PAYS.get(effect.cost, "usual"),
            "price": p.price(effect.price),
            "less": effect.less,
            "give": p.of_kinds(effect.sources, effect.give) if effect.give else "",
            "get": p.of_kinds(effect.targets, effect.get) if effect.get else "",
            "get_any": "yes" if effect.targets == ALL_KINDS else "no",
            "get_n": effect.get,
            "times": effect.times,
        }

    # Modifiers

    def mods(self, mods: tuple[int, ...], whose: str, on: int = NO_TRIGGER) -> list[str]:
        return [self.mod(self.box.mods[index], whose, on) for index in mods]

    def brief(self, mods: tuple[int, ...]) -> str:
        """The modifiers of a horde in a few words."""
        said: list[str] = []
        for mod in [self.box.mods[index] for index in mods]:
            count = self.p.count(mod.add)
            facts: dict[str, Fact] = {"n": count.n, "sign": count.sign, "where": place_word(mod.where)}
            facts["part"] = v.PARTS[mod.part] if mod.kind == v.MOD_DEFENSE else "none"
            said.append(self.p.say(f"brief-{mod_key(mod)}", **facts))
        return ", ".join(said)

    def mod(self, mod: Mod, whose: str, on: int = NO_TRIGGER) -> str:
        """A modifier that holds for you, or for all."""
        p = self.p
        if mod.kind == v.MOD_COST:
            return self._cost(mod, whose)
        count = p.count(mod.add, YOU, on)
        facts: dict[str, Fact] = {
            **count.facts(),
            "sign": count.sign,
            "whose": whose,
            "at": place_word(mod.location),
            "place": p.at(mod.location),
            "times": mod.times,
            "what": RESOURCES[mod.what] if mod.what >= 0 else "none",
            "resource": p.words.say(f"great_wall-resource-{RESOURCES[mod.what]}") if mod.what >= 0 else "",
            "soldier": soldier_word(mod.soldier),
            "troops": p.troops(mod.soldier, "who"),
            "where": place_word(mod.where),
        }
        if mod.kind == v.MOD_DEFENSE:
            facts["part"] = v.PARTS[mod.part]
            facts["where"] = p.say(f"where-{place_word(mod.where)}")
        return p.say(f"mod-{mod_key(mod)}", **facts)

    def _cost(self, mod: Mod, whose: str) -> str:
        p = self.p
        place = {"at": place_word(mod.location), "place": p.at(mod.location)}
        deed = p.say(f"deed-{v.COSTS[mod.of]}", soldier=soldier_word(mod.soldier), **place)
        unit = RESOURCES[mod.what] if mod.what >= 0 else CURRENCY.get(mod.of, "")
        n = abs(mod.less)
        price = p.things(unit, n) if unit else str(n)
        return p.say("mod-cost", deed=deed, whose=whose, price=price, sign="minus" if mod.less < 0 else "plus")


def mod_key(mod: Mod) -> str:
    """A modifier by its name; some have a pattern for each kind."""
    name = v.MODS[mod.kind]
    if mod.kind == v.MOD_REACH:
        return f"{name}-rows" if mod.rows_any else f"{name}-sections"
    if mod.kind == v.MOD_PROTECT:
        return f"{name}-{v.PROTECTS[mod.part]}"
    return f"{name}-{v.OPS[mod.op]}" if mod.kind == v.MOD_DEFENSE else name


# The modifiers that have a pattern for each kind.
MOD_KEYS: Final = {
    "reach": ("rows", "sections"),
    "protect": v.PROTECTS,
    "defence": v.OPS,
}
