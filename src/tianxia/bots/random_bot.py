"""The yardstick: any legal option, each as likely as the others."""

from ..core.pack import Pack
from .bot import Question


class RandomBot:
    """Plays at random, without looking."""

    def __init__(self, pack: Pack | None) -> None:
        """Any pack will do."""

    def choose(self, question: Question) -> int:
        return question.options[question.dice.below(len(question.options))]
