"""A card as people read it."""

import msgspec


class CardText(msgspec.Struct, frozen=True, omit_defaults=True):
    """The name of a card and what it does; the boosted side of a tactic card and what a general brings are separate."""

    name: str
    about: str
    boosted: str = ""
    brief: str = ""  # the same in a word or two, for hordes
    start: str = ""  # what a general brings to the first year

    @property
    def whole(self) -> str:
        return " ".join([part for part in (self.start, self.about, self.boosted) if part])


CardTexts = dict[str, dict[str, CardText]]  # by kind and id
