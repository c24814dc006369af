"""Games that began by rules 1.3 are played on by them: there the cooperative game asked in tea order (GW-C19).

`games_1_3.jsonl` has whole games that were played by 1.3: after every move four digits of the digest of the position.
A stored table is compared with the digest of where it was left, so each prefix must lead to the same one.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tianxia
from tianxia.bots import level_names, make_bot, situation_of
from tianxia.core.game import Game
from tianxia.core.pack import Pack
from tianxia.core.registry import find
from tianxia.core.save import digest
from tianxia.words import Words, languages

from .own_packs import FIVE_TACTICS, LOWER_LIMIT
from .table import Table

OLD = "1.3"
DIGITS = 4  # of each digest
GAMES: list[dict[str, Any]] = [
    json.loads(line) for line in (Path(__file__).parent / "games_1_3.jsonl").read_text(encoding="utf-8").splitlines()
]
TOGETHER = [each for each in GAMES if each["options"].get("mode") == "coop"]
APART = [each for each in GAMES if each not in TOGETHER]
IN_TEA_ORDER = ("upgrade", "donate", "redeem", "ransom", "death", "discard")


def name_of(kept: dict[str, Any]) -> str:
    return f"{kept['options'].get('mode', 'standard')}-{kept['players']}-{kept['seed']}"


def begun(kept: dict[str, Any], version: str) -> Game:
    return Game("great_wall", kept["seed"], kept["players"], kept["options"], None, version)


def moves_of(kept: dict[str, Any]) -> list[tuple[int, str]]:
    return [(int(move[0]), move[2:]) for move in kept["moves"].split("; ")]


def others(kept: dict[str, Any], version: str) -> list[str]:
    """What was asked where this version has another position than 1.3 had."""
    game, found = begun(kept, version), []
    for n, (seat, text) in enumerate(moves_of(kept)):
        game.play(seat, text)
        if digest(game.state)[:DIGITS] != kept["digests"][n * DIGITS : (n + 1) * DIGITS]:
            found.append(game.asked)
    assert game.over
    return found


@pytest.mark.parametrize("kept", GAMES, ids=name_of)
def test_every_position_of_a_game_is_what_it_was(kept: dict[str, Any]) -> None:
    assert others(kept, OLD) == []


@pytest.mark.parametrize("kept", APART, ids=name_of)
def test_games_against_each_other_and_alone_are_the_same_by_both(kept: dict[str, Any]) -> None:
    assert others(kept, find("great_wall").version) == []


def test_the_kept_games_would_tell() -> None:
    found = Counter([kind for kept in TOGETHER for kind in others(kept, find("great_wall").version)])
    assert {"upgrade", "donate", "redeem", "ransom", "death"} <= set(found), found


@pytest.mark.parametrize("kept", TOGETHER[::2], ids=name_of)
def test_one_after_the_other_is_asked_and_all_of_it_has_words(kept: dict[str, Any]) -> None:
    game = begun(kept, OLD)
    said = [Words(language) for language in languages()]
    for seat, text in moves_of(kept):
        if game.asked in IN_TEA_ORDER:
            assert game.to_act == (seat,)
            decision = game.decision(seat)
            assert all([words.ask(decision) for words in said])
            for option in decision.options:
                assert game.preview(seat, option).option == option
        game.play(seat, text)


@pytest.mark.parametrize("level", level_names("great_wall")[:3])
def test_bots_play_by_it(level: str) -> None:
    game = Game("great_wall", 1, 2, {"mode": "coop"}, None, OLD)
    bot = make_bot(level, "great_wall", game.box)
    while not game.over and len(game.moves) < 150:
        seat = game.to_act[0]
        codes = game.rules.options(game.state, seat, game.state.stack[-1])
        code = bot.choose(situation_of(game.rules, game.state, seat, codes, 1, len(game.moves)))
        game.play(seat, game.rules.actions[code].text)
    assert tianxia.replay(game.log.dumps()).edition == OLD


# An own pack


def table(pack: str = "") -> Table:
    box = find("great_wall").box(OLD, Pack(pack, "own.toml") if pack else None)
    return Table(players=3, mode="coop", pack=box)


def test_a_custom_pack_lies_upon_the_older_rules() -> None:
    t = table("[hand]\ntactic_limit = 7\ncommand_track = 4\nprovenance = 'printed'\n")
    assert (t.box.hand_limit, t.e.together) == (7, False)


@pytest.mark.rule("GW-D1")
def test_a_lower_limit_waits_for_the_next_draw() -> None:
    t = table(LOWER_LIMIT)
    t.hand(1, *FIVE_TACTICS)
    t.event("war_drums")
    assert not t.to_act
