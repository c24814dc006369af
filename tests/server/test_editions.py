"""An update that changes cards or boards: games that began with the old ones are played on with them, to the end."""

import json
import pickle
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import tianxia
from tests.golden.logs import file_of, kept
from tianxia.core.pack import Pack
from tianxia.core.registry import find, register
from tianxia.core.save import digest
from tianxia.games.zhanguo.names import BOARDS
from tianxia.games.zhanguo.rules import ZhanGuoRules
from tianxia.lab.analysis import begun, shares_of
from tianxia.server.bot_process import situation_of
from tianxia.server.bot_workers import thought_of
from tianxia.server.doctor import examine

from .browser import Browser
from .returning import served, stored_row, visit
from .tables import play_out

OLD = "1.1"
TRIANGLE = [2, 3, 2, 3, 3]
LOG = kept(file_of("zhanguo", OLD))["zhanguo_picked"].text
OWN = Pack(
    '[[board]]\nid = "star"\nunrest = [2, 2, 2, 2, 2]\nban = [0, 0, 0, 0, 0]\nprovenance = "printed"\n', "own.toml"
)


@contextmanager
def before_the_update(name: str = "zhanguo", version: str = OLD) -> Iterator[None]:
    """A game as it was released with these rules."""
    usual = find(name)
    older = usual.box(version, None)
    register(
        usual._replace(
            version=version, editions={}, make=lambda players, options, own: usual.make(players, options, own or older)
        )
    )
    try:
        yield
    finally:
        register(usual)


def test_a_table_goes_on_with_the_boards_it_began_with(database: str) -> None:
    chance = random.Random(3)
    with before_the_update(), served(database) as it, Browser(it.address) as ann:
        table = ann.open_game("zhanguo", "me", "here", players=2, options={"boards": "picked"})
        for _ in range(40):
            ann.any_move(table, chance)
        before = ann.sight(table, 0)
        cookies = dict(ann.client.cookies)
    assert not examine(database).touched
    with visit(database, cookies) as (ann,):
        assert ann.sight(table, 0)["view"] == before["view"]
        assert "2, 3, 2, 3, 3" in triangle_text(ann, table)
        assert stored_row(database, table)["rules"] == OLD
        play_out(table, [ann, ann], chance)
        assert stored_row(database, table)["rules"] == OLD
        text = ann.get(f"/api/tables/{table}/log").text
        assert json.loads(text.splitlines()[0])["rules"] == OLD
        assert tianxia.replay(text).over
        branch = ann.post(f"/api/tables/{table}/play_on", {"at": 30, "seat": 0, "bot": "greedy"}).json()["id"]
        assert stored_row(database, branch)["rules"] == OLD
        new = ann.open_game("zhanguo", "me", "here", players=2, options={"boards": "picked"})
        assert stored_row(database, new)["rules"] == find("zhanguo").version
        assert "2, 3, 2, 3, 3" not in triangle_text(ann, new)


def test_a_cooperative_table_goes_on_in_tea_order(database: str) -> None:
    """It is left where all of those who can upgrade would be asked today."""
    chance = random.Random(1)
    with before_the_update("great_wall", "1.3"), served(database) as it, Browser(it.address) as ann:
        table = ann.open_game("great_wall", "me", "here", "here", players=3, options={"mode": "coop"})
        while ann.sight(table)["asked"] != "upgrade":
            ann.any_move(table, chance)
        before = ann.sight(table)
        assert sum(seat["owes"] for seat in before["seats"]) == 1
        cookies = dict(ann.client.cookies)
    assert not examine(database).touched
    with visit(database, cookies) as (ann,):
        after = ann.sight(table)
        assert (after["view"], after["asked"], after["seats"]) == (before["view"], "upgrade", before["seats"])
        play_out(table, [ann] * 3, chance)
        assert stored_row(database, table)["rules"] == "1.3"


def triangle_text(person: Browser, table: str) -> str:
    text: str = person.get(f"/api/tables/{table}/cards").json()["board"]["triangle"]["about"]
    return text


def most_unrest(game: tianxia.Game, board: str) -> list[int]:
    rules = game.rules
    assert isinstance(rules, ZhanGuoRules)
    return list(rules.settings.box.unrest[BOARDS.index(board)])


def test_a_log_of_before_is_whole_and_stays_as_it_was() -> None:
    text = LOG
    game = tianxia.replay(text)
    assert game.log.dumps() == text
    assert most_unrest(game, "triangle") == TRIANGLE
    assert most_unrest(game.copy(), "triangle") == most_unrest(game.anew(5), "triangle") == TRIANGLE
    assert most_unrest(tianxia.new("zhanguo", seed=5), "triangle") != TRIANGLE


@pytest.mark.parametrize(("version", "start"), [("1.1", [1, 1, 1]), ("1.2", [1, 1, 1]), ("1.3", [2, 0, 1])])
def test_every_edition_starts_with_its_own_officials(version: str, start: list[int]) -> None:
    game = tianxia.Game("zhanguo", 1, 3, {}, None, version)
    assert game.edition == version
    rules = game.rules
    assert isinstance(rules, ZhanGuoRules)
    assert rules.settings.box.start_officials == start


def test_an_altered_log_of_before_is_called_altered() -> None:
    text = LOG.replace('"board triangle"', '"board square"', 1)
    with pytest.raises(tianxia.BadInput, match="The log was altered"):
        tianxia.replay(text)


def test_an_own_pack_lies_upon_the_edition() -> None:
    game = tianxia.Game("zhanguo", 1, 3, {"boards": "picked"}, OWN, OLD)
    assert most_unrest(game, "star") == [2] * 5
    assert most_unrest(game, "triangle") == TRIANGLE
    assert game.pack is OWN
    assert game.log.header["pack"] == OWN.digest()
    assert digest(tianxia.replay(game.log.dumps(), OWN).state) == digest(game.state)
    assert game.box != OWN
    sent = pickle.dumps(game.box)
    assert pickle.loads(sent) == game.box
    assert pickle.loads(sent) is pickle.loads(sent)  # bots get it with every question


def test_bots_and_studies_read_the_boards_of_the_game() -> None:
    """They work in other processes."""
    game = tianxia.replay(LOG)
    (share, *_) = pickle.loads(pickle.dumps(shares_of(game, "crane")))
    assert most_unrest(begun(share), "triangle") == TRIANGLE
    running = tianxia.Game("zhanguo", 1, 3, {"boards": "picked"}, None, OLD)
    thought = pickle.loads(pickle.dumps(thought_of(running, "greedy", running.to_act[0])))
    rules = situation_of(thought).rules
    assert isinstance(rules, ZhanGuoRules)
    assert rules.settings.box.unrest[BOARDS.index("triangle")] == TRIANGLE
