"""The yardstick: any legal option, each as likely as the others."""

from ..core.dice import Dice
from .bot import Question


class RandomBot:
    """Plays at random, without looking."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, question: Question) -> int:
        return question.options[self.dice.below(len(question.options))]
