"""The judgment of the greedy player of The Great Wall, in numbers."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """The judgment of the player.

    Found by letting variants play against each other, and solo against Qin: some ten thousand games, each with all
    weights slightly changed, following the margin over him. What won there also won against other players. Those of
    chi, shame and the years to come were found again in 800 games in which every seat had weights of its own.
    """

    resource: float = 1.7  # wood, stone or gold: the builders' camp turns one into 1 honor
    stored: float = 0.9  # likewise, with ten of it in stock: there is hardly another use
    growth: float = 0.06  # more per year to come: early resources bring others
    last_year: float = 0.85  # of that, when only this autumn is left
    chi: float = 0.95
    temple: float = 1.4  # chi from the temple's overseer: there is shame to pay off every year
    redeem: float = 2.2  # chi, when there is shame to pay off: 2 chi save 5 honor
    shame: float = 2.7  # a token costs 5 at the end, minus what paying it off may save
    rest: float = 1.6  # a soldier in a rest area, who needs an order to attack
    post: float = 1.3  # an archer on a firing spot, per year: volley and honor for defeats
    clerk: float = 1.0  # one more clerk, per year
    tactic: float = 1.7  # a card drawn
    tea: float = 0.8  # a place in tea order, counted every second year
    spite: float = 0.15  # what others gain, seen as a loss to this seat
    envy: float = 0.1  # the same for shame that the others are spared
    bank: float = 2.0  # a token of an almost empty bank: its end is the end of all plans
    relief: float = 0.2  # of a token: what the end of a horde saves the player, per year
    breach: float = 0.9  # chance of a breach if the defense is too low, minus what each turn left may mend
    mend: float = 0.06
    wait: float = 0.8  # chance that one free space of a location is filled by others in good time
    idle: float = 0.45  # a clerk left in the pool for later
    shelter: float = 0.0  # a wall level, per year: shame avoided
    faith: float = 1.15  # of the years to come: how many investments can count on
    drain: float = 0.27  # of the shame bank, per year: tokens that a horde in front of a bare wall costs a player
    redeemed: float = 0.75  # likewise: tokens that go back
    covered: float = 3.2  # spots of one horde that all players together cover per year, if it is next to the wall
    typical: float = 0.75  # how much of a command card's usual worth is kept for a better year


# In a team, what the others gain or are spared is as good as the seat's own, and all years to come are the team's.
# All its weights were found in team games, where decrees take much of what is gained.
TEAM: Final = Weights(
    resource=1.1,
    last_year=0.6,
    chi=0.9,
    temple=0.5,
    redeem=1.2,
    shame=3.5,
    post=1.5,
    tactic=1.8,
    tea=0.1,
    wait=0.85,
    faith=1.0,
    typical=0.8,
    drain=0.5,
    redeemed=0.6,
    covered=4.0,
    envy=-2.5,
    spite=-0.1,
    relief=0.5,
    shelter=2.0,
)
