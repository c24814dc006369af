"""What the questions of The Great Wall name besides cards: effects that ask whom or where, and prices of abilities."""

from collections.abc import Iterator
from typing import Final

from ...games.great_wall.terms.box import BEARER_ADVISORS, Box
from ...games.great_wall.terms.parts import Effect
from ...games.great_wall.terms.vocabulary import CHOSEN, DO_APPLY, WHO_OTHERS
from ..card import CardText
from .effects import Effects

Names = dict[str, dict[str, str]]  # of the cards, by table and id


class Asked:
    """Effects and prices as questions name them, by their numbers in the tables."""

    def __init__(self, effects: Effects, names: Names) -> None:
        self.box: Final[Box] = effects.box
        self.effects: Final = effects
        self.names: Final = names

    def doings(self) -> dict[str, CardText]:
        """The card and what its effect does, for each effect whose player chooses others, a section or a location."""
        return {
            str(effect.index): CardText(
                self.effects.p.say("say-of-card", card=card, does=self.effects.does((effect.index,))), ""
            )
            for card, effect in self._of_cards()
            if self._asks(effect)
        }

    def prices(self) -> dict[str, CardText]:
        return {
            str(ability.index): CardText(self.effects.p.price(ability.pay), "")
            for ability in self.box.abilities
            if ability.pay is not None
        }

    def _asks(self, effect: Effect) -> bool:
        if effect.who > WHO_OTHERS:
            return True
        mod = self.box.mods[effect.mod] if effect.verb == DO_APPLY else None
        return mod is not None and CHOSEN in (mod.location, mod.where)

    def _of_cards(self) -> Iterator[tuple[str, Effect]]:
        """Every effect with the name of the card that it is on."""
        for tactic in self.box.tactics:
            yield from self._with_options(self.names["tactic"][tactic.id], tactic.basic + tactic.boosted)
        for ability in self.box.abilities:
            if ability.card < BEARER_ADVISORS:
                name = self.names["general"][self.box.generals[ability.card].id]
            else:
                name = self.names["advisor"][self.box.advisors[ability.card - BEARER_ADVISORS].id]
            yield from self._with_options(name, ability.effects)
        for command in self.box.commands:
            for _, *effects in command.boxes:
                yield from self._with_options(self.names["command"][command.id], tuple(effects))
        for event in self.box.events:
            yield from self._with_options(self.names["event"][event.id], event.effects)

    def _with_options(self, card: str, effects: tuple[int, ...]) -> Iterator[tuple[str, Effect]]:
        for effect in [self.box.effects[index] for index in effects]:
            yield card, effect
            for option in effect.options:
                yield from self._with_options(card, option)
