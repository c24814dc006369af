"""A card as people read it."""

import msgspec


class CardText(msgspec.Struct, frozen=True, omit_defaults=True):
    """The name of a card and what it does; the boosted side of a tactic card is separate."""

    name: str
    about: str
    boosted: str = ""
    brief: str = ""  # the same in a word or two, for hordes

    @property
    def whole(self) -> str:
        return f"{self.about} {self.boosted}".strip()


CardTexts = dict[str, dict[str, CardText]]  # by kind and id
