"""Tables for learning: dealt the same every time, and only where nobody else has secrets."""

from typing import Any

import pytest

import tianxia

from .browser import Browser, Reader

GUIDES = {game.name: game.guide for game in tianxia.known_games() if game.guide}
BOT = {"kind": "bot", "bot": "greedy"}


def wanted(name: str, **changes: Any) -> dict[str, Any]:
    players = GUIDES[name].players
    seats = [{"kind": "me"}, *[BOT] * (players - 1)]
    options = dict(GUIDES[name].options)
    return {"game": name, "players": players, "seats": seats, "options": options, "guide": True, **changes}


def opened(person: Browser, body: dict[str, Any]) -> Any:
    answer = person.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    with person.live(answer.json()["id"], 0) as socket:
        reader = Reader(socket)
        while True:  # until all bots have chosen: that can be seen
            sight = reader.read()
            if not any(seat["owes"] and seat["kind"] == "bot" for seat in sight["seats"]):
                return sight


@pytest.mark.parametrize("game", GUIDES)
def test_everybody_learns_at_the_same_table(ann: Browser, bob: Browser, game: str) -> None:
    first, second = opened(ann, wanted(game)), opened(bob, wanted(game))
    assert first["shuffle"] == second["shuffle"] == {"kind": "known"}
    assert first["view"] == second["view"]
    assert first["decision"] == second["decision"]


@pytest.mark.parametrize("game", GUIDES)
def test_it_is_the_deal_that_the_guide_knows(ann: Browser, game: str) -> None:
    guide = GUIDES[game]
    dealt = tianxia.new(game, seed=guide.seed, players=guide.players, options=dict(guide.options))
    offered = {option.text for option in dealt.decision(0).options}
    assert {option["text"] for option in opened(ann, wanted(game))["decision"]["options"]} == offered


def test_without_a_guide_every_table_is_dealt_anew(ann: Browser) -> None:
    shuffles = [opened(ann, wanted("zhanguo", guide=False))["shuffle"] for _ in range(3)]
    assert {shuffle["kind"] for shuffle in shuffles} == {"sealed"}
    assert len({shuffle["commitment"] for shuffle in shuffles}) == 3


def test_the_seed_is_told_at_the_end_as_ever(ann: Browser) -> None:
    assert opened(ann, wanted("sun_tzu"))["seed"] is None


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": [{"kind": "me"}, {"kind": "open"}]},  # somebody who joins would have no secrets
        {"seats": [{"kind": "me"}, {"kind": "here"}]},
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"seats": [BOT, BOT]},
        {"seats": [BOT, {"kind": "open"}]},
        {"players": None},
        {"players": 3, "seats": [{"kind": "me"}, BOT, BOT]},
        {"options": {}},  # not the beginner game
        {"options": {"events": True, "beginner": True}},
        {"options": {"beginner": False}},
        {"options": {"nonsense": "yes"}},
        {"game": "chess"},
        {"game": ""},
    ],
    ids=str,
)
def test_any_other_table_has_no_guide(ann: Browser, changes: dict[str, Any]) -> None:
    before = len(ann.get("/api/tables").json()["mine"])
    answer = ann.post("/api/tables", wanted("sun_tzu", **changes))
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (422, "no_guide", "guide")
    assert len(ann.get("/api/tables").json()["mine"]) == before


def test_sun_tzu_is_learned_in_the_beginner_game(ann: Browser) -> None:
    """ST-A7: the rulebook's advice."""
    assert opened(ann, wanted("sun_tzu"))["options"]["beginner"] is True
    guides = {game["name"]: game["guide"] for game in ann.get("/api/games").json()}
    assert guides["sun_tzu"] == {"players": 2, "options": {"beginner": True}, "bot": "greedy"}


def test_usual_options_may_be_named(ann: Browser) -> None:
    options = {"events": False, "beginner": True}
    assert opened(ann, wanted("sun_tzu", options=options))["options"]["beginner"] is True


@pytest.mark.parametrize("guide", ["yes", 1, None, {}])
def test_a_guide_is_asked_for_by_yes_or_no(ann: Browser, guide: object) -> None:
    answer = ann.post("/api/tables", wanted("sun_tzu", guide=guide))
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_body"
