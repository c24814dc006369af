"""What the cards and locations of The Great Wall say."""

from typing import Final

from msgspec import to_builtins
from msgspec.structs import replace

from ...core.pack import Pack
from ...games.great_wall.cards.card_entries import CardEntry
from ...games.great_wall.cards.reader import box_of, entries_of
from ...games.great_wall.terms import vocabulary as v
from ...games.great_wall.terms.box import Box, Command, Decree, General, Location, Need, Tactic
from ...games.great_wall.terms.names import LOCATIONS, PRODUCTION, RESOURCES, SECTIONS, SOLDIERS
from ...games.great_wall.terms.notation import choice_name
from ...games.great_wall.terms.parts import Ability, Amount, Condition, Price
from ...words import Words
from ..card import CardText, CardTexts
from .effects import Effects, place_word
from .phrases import YOU, Actor, Count, Phrases, soldier_word
from .questions import Asked

# The kind of a card in the keys of its words, where it is not that of its table.
KINDS: Final = {"event": "event_card"}
# A card's name, the source of its values and its worth have no bearing on what it does.
NOT_ITS_DOING: Final = ("id", "name", "provenance", "source", "text", "note", "worth", "about", "typical", "mood")
# Triggers that are a time of the year or turn rather than something that happens.
TIMES: Final = (v.AFTER_COMMAND, v.AFTER_ACTIVATION, v.SPRING, v.INCOME, v.WINTER)
NEED_KEYS: Final = {
    **dict.fromkeys((*RESOURCES, "build", "tactic"), "need-discard"),
    "honor": "need-lose",
    "soldier": "need-soldier",
    "clerk": "need-clerk",
    "trophy": "need-trophy",
}
OF_DECK: Final = {"reed": "who-reed", "solo": "who-qin"}


def card_texts(pack: Pack | None, words: Words) -> CardTexts:
    """Names and sentences by kind and id; an unchanged standard card keeps a sentence written for it."""
    entries, standard = entries_of(pack).cards(), entries_of(None).cards()
    names = _names(entries, standard, words)
    composer = Composer(box_of(pack), Phrases(words, names["command"]))
    composed = composer.texts()
    texts: CardTexts = {}
    for table in entries:
        kind = KINDS.get(table, table)
        texts[kind] = {}
        for entry, old in zip(entries[table], standard[table], strict=True):
            name = entry.id
            text = CardText(names[table][name], *composed[kind].get(name, ("",)))
            key = f"great_wall-{kind}-{name}-about"
            if words.has(key) and _does(entry) == _does(old):
                text = CardText(text.name, words.say(key), brief=text.brief)
            texts[kind][name] = text
    texts["horde_card"] = {
        card.id: CardText(
            words.fill(
                "great_wall-say-horde_card",
                horde=texts["horde"][card.type].name,
                section=words.say(f"great_wall-section-{SECTIONS[card.back]}"),
            ),
            texts["horde"][card.type].about,
        )
        for card in composer.box.hordes
    }
    for general in composer.box.generals:
        texts["general"][general.id] = replace(texts["general"][general.id], start=composer.start(general))
    # What Betrayal copies of a card, what can be chosen, what an effect asks for: questions name them, not cards.
    texts["copy"] = {
        card.id: CardText(texts["command"][card.id].name, composer.command(card, copied=True))
        for card in composer.box.commands
        if card.deck not in OF_DECK
    }
    texts["choice"] = {
        choice_name(effect.index, number): CardText(composer.choice(effects), "")
        for effect in composer.box.effects
        for number, effects in enumerate(effect.options)
    }
    asked = Asked(composer.effects, names)
    texts["doing"], texts["price"] = asked.doings(), asked.prices()
    texts["location"] = {
        place.id: CardText(words.say(f"great_wall-location-{place.id}"), composer.location(place))
        for place in composer.box.locations
    }
    return texts


def _does(entry: CardEntry) -> dict[str, object]:
    return {word: value for word, value in to_builtins(entry).items() if word not in NOT_ITS_DOING}


Cards = dict[str, list[CardEntry]]  # by table


def _names(entries: Cards, standard: Cards, words: Words) -> dict[str, dict[str, str]]:
    """The names of all cards: the pack's name if it differs from the standard one, else the one in this language."""
    names: dict[str, dict[str, str]] = {}
    for table in entries:
        names[table] = {}
        for entry, old in zip(entries[table], standard[table], strict=True):
            known = words.say(f"great_wall-{KINDS.get(table, table)}-{entry.id}")
            names[table][entry.id] = known if entry.name in (None, old.name) else entry.name
    return names


class Composer:
    """Puts together the sentences of all cards of the tables."""

    def __init__(self, box: Box, phrases: Phrases) -> None:
        self.box: Final = box
        self.p: Final = phrases
        self.effects: Final = Effects(box, phrases)

    def texts(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """By kind and id: what a card does, what its other side does, and a short form."""
        t = self.box
        return {
            "command": {card.id: (self.command(card),) for card in t.commands},
            "general": {card.id: (self.person(card.abilities, card.mods),) for card in t.generals},
            "advisor": {card.id: (self.person(card.abilities, card.mods),) for card in t.advisors},
            "tactic": {card.id: self.tactic(card) for card in t.tactics},
            "horde": {card.type: (self.horde(card.mods), "", self.brief(card.mods)) for card in t.hordes},
            "artifact": {card.id: (self.artifact(card.score),) for card in t.artifacts},
            "decree": {card.id: (self.decree(card),) for card in t.decrees},
            "event_card": {card.id: (self.event(card.effects, card.mods),) for card in t.events},
        }

    # Generals and advisors

    def person(self, abilities: tuple[int, ...], mods: tuple[int, ...]) -> str:
        said = [self.p.sentence("say-sentence", does=does) for does in self.effects.mods(mods, "you")]
        said += [self._ability(self.box.abilities[index]) for index in abilities]
        return " ".join(said)

    def start(self, general: General) -> str:
        """What its player begins with, and how high in the tea order."""
        goods = [self.p.things(name, n) for name, n in zip(RESOURCES, general.start, strict=True) if n]
        if general.tactics:
            goods.append(self.p.things("tactic", general.tactics))
        if not goods:
            return self.p.sentence("say-tea", tea=general.tea)
        return self.p.sentence("say-start", things=self.p.listed(goods), tea=general.tea)

    def _ability(self, ability: Ability) -> str:
        does = self.effects.does(ability.effects, YOU, ability.trigger)
        voice = self.effects.voice_of(ability.effects)
        if ability.pay is not None:
            does = self.p.say("say-pay", price=self.p.price(ability.pay), does=does)
            voice = "you"
        when = self.p.say(
            f"when-{v.TRIGGERS[ability.trigger]}",
            soldier=soldier_word(ability.soldier),
            place=place_word(ability.location),
            location=self.p.words.say(f"great_wall-location-{LOCATIONS[ability.location]}")
            if ability.location >= 0
            else "",
            by="any" if ability.by_any else "you",
            voice=voice,
        )
        return self._at(ability.trigger, when, ability.conditions, does)

    def _at(self, trigger: int, when: str, conditions: tuple[Condition, ...], does: str) -> str:
        time = "yes" if trigger in TIMES else "no"
        if not conditions:
            return self.p.sentence("say-when", when=when, does=does, time=time)
        said = self.p.listed([self._condition(condition) for condition in conditions])
        return self.p.sentence("say-when-if", when=when, conditions=said, does=does, time=time)

    def _condition(self, condition: Condition) -> str:
        count = self.p.count(Amount(condition.least))
        return self.p.say(
            f"if-{v.CONDITIONS[condition.kind]}",
            n=condition.least if condition.most < 0 else condition.most,
            range=self.p.range(str(condition.least), condition.most, condition.least),
            place=v.CONDITION_PLACES[condition.place],
            soldier=soldier_word(condition.soldier),
            troop=self.p.troop(condition.soldier, count, "whom"),
        )

    # Tactics

    def tactic(self, card: Tactic) -> tuple[str, str]:
        """The basic side with the moment of the card, and the boosted side."""
        when = self.p.say(
            f"when-{v.TRIGGERS[card.trigger]}",
            soldier=soldier_word(card.soldier),
            place="any",
            location="",
            by="you",
            voice=self.effects.voice_of(card.basic),
        )
        basic = self._at(card.trigger, when, card.conditions, self.effects.does(card.basic, YOU, card.trigger))
        boosted = self.effects.does(card.boosted, YOU, card.trigger)
        key = "say-boosted" if card.chi else "say-boosted-free"
        return basic, self.p.sentence(key, n=card.chi, does=boosted)

    # Commands

    def choice(self, effects: tuple[int, ...]) -> str:
        """One of the lists of effects that a card lets its player choose from, as an order."""
        does = self.effects.does(effects)
        return does[0].upper() + does[1:]

    def command(self, card: Command, copied: bool = False) -> str:
        """All boxes; a copy has only the owner's (GW-J8)."""
        said: list[str] = []
        owner = YOU
        if card.deck in OF_DECK:
            owner = Actor("one", self.p.say(OF_DECK[card.deck]), "they", chooses=card.deck == "reed")
        others = Actor("one", self.p.say("who-others"), "they")
        boxes = [box for box in card.boxes if not (copied and box[0])]
        for number, (is_for_others, *effects) in enumerate(boxes):
            key = "say-then" if number and not is_for_others else "say-sentence"
            for effect in effects:
                does = self.effects.does((effect,), others if is_for_others else owner)
                said.append(self.p.sentence(key, does=does))
                key = "say-sentence"
        if card.stays and not copied:
            said.append(self.p.sentence("say-stays"))
        return " ".join(said)

    # Hordes, artifacts, events

    def horde(self, mods: tuple[int, ...]) -> str:
        said = [self.p.sentence("say-sentence", does=does) for does in self.effects.mods(mods, "all")]
        return " ".join(said) or self.p.sentence("say-none")

    def brief(self, mods: tuple[int, ...]) -> str:
        said = self.effects.brief(mods)
        return said[:1].upper() + said[1:]

    def artifact(self, score: Amount) -> str:
        honor = self.p.thing("honor", self.p.count(score))
        return self.p.sentence("say-at-end", does=self.p.say("do-gain", voice="you", to="stock", things=honor))

    def event(self, effects: tuple[int, ...], mods: tuple[int, ...]) -> str:
        if mods:
            return self.p.sentence("say-lasts", does=self.p.listed(self.effects.mods(mods, "all")))
        return self.p.sentence("say-sentence", does=self.effects.does(effects))

    # Decrees

    def decree(self, card: Decree) -> str:
        """What must be there, then what is given."""
        looked_at = [need for need in card.needs if need.what < 0]
        given = [need for need in card.needs if need.what >= 0]
        said = [self.p.sentence("say-sentence", does=self._have(need, card.team)) for need in looked_at]
        if given:
            who = self.p.say("who-team" if card.team else "who-all")
            voice = "many" if card.team else "one"
            does = self.p.listed([self._give(need, voice) for need in given])
            does = self.p.say("say-subject", subject=who, does=does)
            said.append(self.p.sentence("say-sentence", does=does))
        return " ".join(said)

    def _have(self, need: Need, team: bool) -> str:
        count = self.p.count(need.least)
        return self.p.say(
            "need-have",
            scope="team" if team or need.scale in v.OF_THE_TABLE or need.scale >= v.TRACK else "each",
            number=self.p.number(need.scale),
            range=self.p.range(count.text, need.most, count.n),
            tail=count.tail,
        )

    def _give(self, need: Need, voice: str) -> str:
        what = v.NEEDS[need.what]
        count: Count = self.p.count(need.n)
        key = NEED_KEYS[what]
        things = self.p.thing(what, count) if key in ("need-discard", "need-lose") else ""
        return self.p.say(key, what=what, voice=voice, things=things, **count.facts())

    # Locations

    def location(self, place: Location) -> str:
        number = LOCATIONS.index(place.id)
        if number < PRODUCTION:
            return self._production(place, RESOURCES[number])
        t, p = self.box, self.p
        return p.say(
            f"location-{place.id}-about",
            **{kind: p.price(cost) for kind, cost in zip(SOLDIERS, t.soldier_cost, strict=True)},
            barricade=p.things("build", t.barricade_cost),
            barricade_honor=p.things("honor", t.barricade_honor),
            costs=self._one_of(t.wall_cost[1:]),
            honor=self._one_of(t.wall_honor[1:]),
            clerk=p.price(Price(gold=t.clerk_cost)),
        )

    def _production(self, place: Location, resource: str) -> str:
        pay = RESOURCES[place.overseer_pay]
        costs = list(place.overseer_cost)
        last = self.p.things(pay, costs[-1])
        return self.p.say(
            "location-production-about",
            gain=self.p.things(resource, 1),
            costs=self.p.listed([str(cost) for cost in costs[:-1]] + [last], "say-or"),
            donate="yes" if place.donate else "no",
            honor=self.p.things("honor", self.box.donation_honor),
        )

    def _one_of(self, numbers: list[int]) -> str:
        return self.p.listed([str(number) for number in numbers], "say-or")
