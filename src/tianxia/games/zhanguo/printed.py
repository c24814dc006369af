"""What is printed on cards and boards, as it is seen: made once for all views of a game."""

from .box import Box
from .names import (
    ACTIONS,
    ASPECTS,
    BOARDS,
    BONUSES,
    CARDS,
    HAND,
    HIGHER_WAKES,
    LOWER_WAKES,
    MOST_CARDS,
    MOST_IN_WORKERS_AREA,
    REGIONS,
    REWARDS,
    ROUNDS,
    aspect_of,
)
from .seen import Card, RewardSpace, Tracks, Values, Waking

NO_BAN = 10  # more unrest than any track has: no ban is printed


def printed_card(box: Box, card: int) -> Card:
    return Card(card, ASPECTS[aspect_of(card)], ACTIONS[box.trigger[card]], BONUSES[box.bonus[card]])


def printed_reward(box: Box, place: int) -> RewardSpace:
    mask = box.reward_regions[place]
    return RewardSpace(REWARDS[box.reward[place]], [region + 1 for region in range(REGIONS) if mask >> region & 1])


def printed_board(box: Box, board: int) -> Tracks:
    bans = [ban if ban < NO_BAN else None for ban in box.ban[board]]
    return Tracks(BOARDS[board], box.unrest[board][:], bans)


def printed_waking() -> Waking:
    higher = [ACTIONS[action] for action in HIGHER_WAKES]
    lower = [ACTIONS[action] for action in LOWER_WAKES]
    return Waking(higher, lower, [action for action in ACTIONS if action in higher + lower])


class Printed:
    """The parts of a view that no move changes."""

    def __init__(self, box: Box, players: int) -> None:
        self.cards = [printed_card(box, max(1, card)) for card in range(CARDS + 1)]  # by number
        self.rewards = [
            [printed_reward(box, aspect * ROUNDS + number) for number in range(ROUNDS)] for aspect in range(3)
        ]
        self.boards = [printed_board(box, board) for board in range(len(BOARDS))]
        self.values = Values(
            move=box.square_movement,
            vp=box.square_points,
            majority=box.majority,
            each_governor=box.each_governor,
            markers=box.marker_points[:],
            most_cards=MOST_CARDS,
            most_in_workers_area=MOST_IN_WORKERS_AREA,
            turns=HAND,
            palace_spaces=players,
            mission_spaces=box.spaces[:],
            wakes=printed_waking(),
        )
