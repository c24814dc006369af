"""The yardstick: any legal option, each as likely as the others."""

from ..core.pack import Pack
from .bot import Situation


class RandomBot:
    """Plays at random, without looking."""

    def __init__(self, pack: Pack | None) -> None:
        """Any pack will do."""

    def choose(self, situation: Situation) -> int:
        return situation.options[situation.dice.below(len(situation.options))]
