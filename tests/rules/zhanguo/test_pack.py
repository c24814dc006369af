"""Packs: what the standard tables contain, custom entries that replace them, and files that are wrong."""

from collections import Counter

import pytest

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.values import BadInput
from tianxia.games.zhanguo.box import Box
from tianxia.games.zhanguo.cards import box_of, entries_of, standard_box, standard_packs, standard_tables
from tianxia.games.zhanguo.names import (
    ACTIONS,
    ASPECTS,
    BOARDS,
    BONUSES,
    CRITERIA,
    MISSION_KINDS,
    MOVE,
    REWARDS,
    aspect_of,
)

from ..kit import known_in, unchecked
from .table import Table

OWNER = "https://nsccchen.pixnet.net/blog/post/182168715"

CARD = '[[card]]\nnumber = 70\ntrigger = "palace"\nbonus = "vp3"\nprovenance = "printed"\n'
BOARD = '[[board]]\nid = "star"\nunrest = [2, 2, 3, 4, 4]\nban = [0, 2, 0, 4, 0]\nprovenance = "printed"\n'
REWARD = '[[reward]]\naspect = "law"\nround = 2\nkind = "grey"\nregions = [3]\nprovenance = "printed"\n'
MAP = '[map]\nadjacent = [[1, 2], [2, 3], [3, 4], [4, 5], [1, 5]]\nprovenance = "printed"\n'
SQUARES = '[squares]\neach_region = ["vp", "vp"]\nmovement = 3\nvictory_points = 5\nprovenance = "printed"\n'
PIECES = (
    "[pieces]\nofficials = 4\ngovernors = 7\npalaces = 5\nwalls = 4\n"
    'start = { region = 3, red = 2, white = 1, grey = 0 }\nprovenance = "printed"\n'
)
TOKENS = "".join(
    f'[[wall_token]]\nsides = ["{CRITERIA[i]}", "{CRITERIA[i + 6]}"]\nprovenance = "printed"\n' for i in range(6)
)
MARKERS = (
    '[markers]\nof_value_1 = { "2" = 5, "3" = 8, "4" = 11 }\n'
    'final = { writing = 1, currency = 2, law = 3 }\nprovenance = "printed"\n'
)


def mission(kind: str, places: str) -> str:
    return f'[[mission]]\nkind = "{kind}"\nplaces = [{places}]\nprovenance = "printed"\n'


MISSIONS = "".join(
    mission(kind, places)
    for kind, places in (
        ("wall", '"gold", "gold"'),
        ("wall", '"gold", "crimson"'),
        ("palace", "1, 2"),
        ("palace", "1, 2, 3, 4"),
        ("governor", "4, 5"),
        ("governor", "1, 5"),
    )
)


def own(text: str) -> Box:
    return box_of(Pack(text, "own.toml"))


def why_bad(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        own(text)
    return str(caught.value)


# The standard tables


def test_the_cards() -> None:
    box = standard_box()
    numbers = range(1, 121)
    triggers = Counter(ACTIONS[box.trigger[card]] for card in numbers)
    assert triggers == dict.fromkeys(("recruit", "hire", "governor", "palace", "wall"), 24)
    for aspect in range(3):
        deck = [card for card in numbers if aspect_of(card) == aspect]
        assert len(deck) == 40
        assert set(Counter(box.trigger[card] for card in deck).values()) == {8}
        assert {box.bonus[card] for card in deck} == set(range(len(BONUSES)))
    assert len(BONUSES) == 14


def test_which_pairs_of_trigger_and_bonus_exist() -> None:
    box = standard_box()
    pairs = Counter((box.trigger[card], box.bonus[card]) for card in range(1, 121))
    triggers = [action for action in range(len(ACTIONS)) if action != MOVE]
    missing = {(ACTIONS[a], BONUSES[b]) for a in triggers for b in range(len(BONUSES)) if (a, b) not in pairs}
    assert missing == {(action, "move_worker") for action in ("recruit", "governor", "palace", "wall")}
    assert max(pairs.values()) == 3
    in_a_deck = Counter((aspect_of(card), box.trigger[card], box.bonus[card]) for card in range(1, 121))
    assert max(in_a_deck.values()) == 1


def test_how_often_each_bonus_occurs() -> None:
    box = standard_box()
    counts = Counter(BONUSES[box.bonus[card]] for card in range(1, 121))
    assert counts == {
        "marker": 12,
        "move2": 9,
        "vp2": 9,
        "vp3": 9,
        "vp_cream": 6,
        "vp_orange": 6,
        "vp_brown": 6,
        "worker": 15,
        "unrest_any": 6,
        "unrest_here": 9,
        "move_worker": 3,
        "off_red": 10,
        "off_grey": 10,
        "off_white": 10,
    }


def test_rewards_missions_tokens_and_boards() -> None:
    box = standard_box()
    table = [[REWARDS[box.reward[aspect * 5 + r]] for r in range(5)] for aspect in range(3)]
    assert table == [
        ["official", "grey", "wall", "governor", "palace"],
        ["workers", "official", "governor", "palace", "wall"],
        ["red", "workers", "palace", "wall", "governor"],
    ]
    assert Counter(MISSION_KINDS[kind] for kind in box.mission_kind) == {"wall": 4, "palace": 4, "governor": 4}
    assert sorted(side for token in box.tokens for side in token) == list(range(12))
    assert len(box.tokens) == 6
    assert len(box.unrest) == 5
    assert {BOARDS[board]: sum(tracks) for board, tracks in enumerate(box.unrest)} == {
        "plain": 16,
        "circle": 16,
        "square": 16,
        "triangle": 15,
        "star": 19,
    }
    assert {len(tracks) for tracks in box.unrest} == {5}


def test_every_entry_tells_where_it_is_known_from() -> None:
    entries = entries_of(None)
    assert {table: len(found) for table, found in entries.items()} == {
        "card": 120,
        "reward": 15,
        "board": 5,
        "wall_token": 6,
        "mission": 12,
    }
    assert all(entry.provenance for found in entries.values() for entry in found)
    assert [unchecked(tables) for tables in standard_tables()] == [[], []]
    seen = [entry for tables in standard_tables() for entry in known_in(tables) if entry.provenance == "seen"]
    assert [(type(entry).__name__, entry.source) for entry in seen] == [("PiecesEntry", OWNER)]
    for pack in standard_packs():
        box_of(pack)  # reading the standard pack once more changes nothing and is not an error


# Custom entries


def test_an_own_card_replaces_one() -> None:
    box, standard = own(CARD), standard_box()
    assert (ACTIONS[box.trigger[70]], BONUSES[box.bonus[70]]) == ("palace", "vp3")
    others = [card for card in range(1, 121) if card != 70]
    assert [box.bonus[card] for card in others] == [standard.bonus[card] for card in others]
    found = entries_of(Pack(CARD, "own.toml"))["card"]
    assert len(found) == 120
    assert [entry.provenance for entry in found].count("printed") == 1


def test_an_own_board_and_reward_replace_one() -> None:
    box, standard = own(BOARD + REWARD), standard_box()
    assert box.unrest[4] == [2, 2, 3, 4, 4]
    assert box.ban[4][1] == 2
    assert box.ban[4][0] > 4  # never reached
    assert box.unrest[:4] == standard.unrest[:4]
    at = 2 * 5 + 1
    assert REWARDS[box.reward[at]] == "grey"
    assert box.reward_regions[at] == 0b100
    assert box.reward[:at] + box.reward[at + 1 :] == standard.reward[:at] + standard.reward[at + 1 :]


def test_own_tokens_and_missions_replace_all() -> None:
    box = own(TOKENS + MISSIONS)
    assert box.tokens == [(i, i + 6) for i in range(6)]
    assert len(box.mission_kind) == 6
    assert box.mission_places[0] == [0, 2, 0]
    assert box.mission_places[3] == [1, 1, 1, 1, 0]


def test_own_numbers() -> None:
    t = Table(2, at_setup=True, pack=Pack(MAP + SQUARES + PIECES + MARKERS, "own.toml"))
    assert t.box.adjacent == [[1, 4], [0, 2], [1, 3], [2, 4], [0, 3]]
    assert t.officials_at(0, "g3") == {"red": 2, "white": 1}
    assert t.state.governors == [7, 7]
    assert t.ones_left("law") == 5
    assert len(t.state.squares) == 2 * 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_with_an_own_pack(players: int) -> None:
    text = MAP + SQUARES + PIECES + MARKERS + CARD + BOARD + REWARD + TOKENS + MISSIONS
    t = Table(players, at_setup=True, pack=Pack(text, "own.toml"), boards="picked")
    pieces = t.rules.pieces(t.state)
    kernel.play_out(t.rules, t.state, Dice.seeded("own"))
    assert t.rules.pieces(t.state) == pieces
    assert t.state.end == "ZG-C1"


# What is wrong is reported with its line


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ('cards = "none"\n', 1, "there is no table 'cards'; known are map"),
        ("[card]\nnumber = 1\n", 1, "card must be entries [[card]]"),
        (CARD.replace("70", "121"), 2, "number must be from 1 to 120, not 121"),
        (CARD.replace("70", "true"), 2, "number must be a whole number"),
        (CARD.replace('"palace"', '"move"'), 3, "trigger must be one of recruit, hire"),
        (CARD.replace("vp3", "vp4"), 4, "bonus must be one of marker"),
        (CARD.replace("printed", "guessed"), 5, "provenance must be one of rulebook"),
        (CARD.replace('bonus = "vp3"\n', ""), 1, "the word 'bonus' is missing"),
        (CARD + "color = 3\n", 6, "there is no word 'color'"),
        (CARD + "note = 3\n", 6, "note must be a text"),
        (CARD + CARD, 6, "this card stands twice in the pack"),
        (BOARD + BOARD, 6, "this board stands twice in the pack"),
        (REWARD + REWARD, 7, "this reward stands twice in the pack"),
        (BOARD.replace('"star"', '"moon"'), 2, "id must be one of plain"),
        (BOARD.replace("2, 2, 3", "1, 2, 3"), 3, "unrest must be from 2 to 4, not 1"),
        (BOARD.replace("2, 2, 3", "5, 2, 3"), 3, "unrest must be from 2 to 4, not 5"),
        (BOARD.replace("[2, 2, 3, 4, 4]", "[2, 2, 3, 4]"), 3, "unrest must hold 5 entries, not 4"),
        (BOARD.replace("[0, 2, 0, 4, 0]", "[0, 3, 0, 4, 0]"), 4, "ban must be from 0 to 2, not 3"),
        (BOARD.replace("[0, 2, 0, 4, 0]", "[]"), 4, "ban must hold 5 entries, not 0"),
        (REWARD.replace('"law"', '"war"'), 2, "aspect must be one of writing, currency, law"),
        (REWARD.replace("round = 2", "round = 6"), 3, "round must be from 1 to 5, not 6"),
        (REWARD.replace("grey", "white"), 4, "kind must be one of official, red, grey"),
        (REWARD.replace("[3]", "[3, 4]"), 5, "officials and workers come to one region"),
        (REWARD.replace("[3]", "[]"), 5, "officials and workers come to one region"),
        (REWARD.replace("[3]", "[3, 3]"), 5, "this region stands twice"),
        (REWARD.replace("[3]", "[6]"), 5, "regions must be from 1 to 5, not 6"),
        (REWARD.replace("grey", "wall"), 5, "a wall stands in no region"),
        (MAP.replace("[1, 5]", "[1, 2]"), 2, "this is no new border"),
        (MAP.replace("[1, 5]", "[5, 5]"), 2, "this is no new border"),
        (MAP.replace("[1, 5]", "[1]"), 2, "adjacent must hold 2 entries, not 1"),
        (MAP.replace(", [4, 5], [1, 5]", ""), 2, "region 5 has no border"),
        (SQUARES.replace('"vp", "vp"', '"vp", "worker"'), 2, "each_region must be one of move, vp, official"),
        (SQUARES.replace('"vp", "vp"', ", ".join(['"vp"'] * 7)), 2, "each_region must hold at most 6 entries, not 7"),
        (SQUARES.replace("movement = 3", "movement = -1"), 3, "movement must be from 0 to 99"),
        (PIECES.replace("red = 2", "red = 5"), 6, "red must be from 0 to 4, not 5"),
        (PIECES.replace("grey = 0", "gold = 0"), 6, "there is no word 'gold'"),
        (PIECES.replace("officials = 4", "officials = 0"), 2, "officials must be from 1 to 20"),
        (MARKERS.replace('"2" = 5', '"5" = 5'), 2, "there is no word '5'"),
        (MARKERS.replace("law = 3", "law = []"), 3, "law must be a whole number"),
        (TOKENS.replace(CRITERIA[5], CRITERIA[0]), 17, "each criterion stands on one side of one token"),
        (TOKENS.replace(CRITERIA[5], "patience"), 17, "sides must be one of enough_officials"),
        (TOKENS[: TOKENS.rindex("[[")], 1, "wall_token must hold 6 entries, not 5"),
        (MISSIONS + mission("wall", '"gold"'), 27, "places must hold 2 to 4 entries, not 1"),
        (MISSIONS + mission("wall", '"gold", "gold", "gold"'), 27, "an area at most twice"),
        (MISSIONS + mission("palace", "1, 1"), 27, "a region once"),
        (MISSIONS + mission("palace", "1, 2, 3, 4, 5"), 27, "places must hold 2 to 4 entries, not 5"),
        (MISSIONS + mission("wall", "1, 2"), 27, "places must be one of turquoise"),
        (MISSIONS + mission("palace", '"gold", "gold"'), 27, "places must be a whole number"),
        (MISSIONS.replace('"governor"', '"palace"'), 1, "there must be at least 2 governor missions"),
        ('[missions]\nspaces = [5, 3, 2]\nprovenance = "printed"\n', 2, "spaces must hold 4 entries, not 3"),
        ('[criteria]\nprovenance = "printed"\n', 1, "the word 'enough_officials' is missing"),
        ('[governors]\nmajority = 9\neach = 100\nprovenance = "printed"\n', 3, "each must be from 0 to 99, not 100"),
        ("criteria = 3\n", 1, "criteria must be a table"),
        ("[[card\n", 1, ""),
    ],
)
def test_wrong_packs(text: str, line: int, words: str) -> None:
    message = why_bad(text)
    assert message.startswith(f"own.toml, line {line}: ")
    assert words in message
    assert "\n" not in message


def test_criteria_have_three_numbers() -> None:
    points = "".join(f"{name} = [1, 2, 3]\n" for name in CRITERIA)
    text = f'[criteria]\n{points}provenance = "printed"\n'
    assert own(text).criteria == [(1, 2, 3)] * 12
    assert "own.toml, line 3: grey must hold 3 entries, not 2" in why_bad(
        text.replace("grey = [1, 2, 3]", "grey = [1, 2]")
    )


def test_the_names_of_the_aspects() -> None:
    assert [ASPECTS[aspect_of(card)] for card in (1, 40, 41, 80, 81, 120)] == [
        "writing",
        "writing",
        "currency",
        "currency",
        "law",
        "law",
    ]
