"""`tianxia cards`: checks a pack, lists the cards."""

import json
from pathlib import Path

import pytest

import tianxia
from tianxia.core.registry import loaded

from .conftest import Run
from .refusing import is_refused

HAND = '[hand]\ntactic_limit = 6\ncommand_track = 4\nprovenance = "printed"\n'
ARTIFACT = """
[[artifact]]
id = "nine_tripods"
name = "Ten [Tripods]"
provenance = "printed"
score = { each = 1, per = ["trophy"] }
text = "Gain 1 honor for each trophy."
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "my_cards.toml"
    path.write_text(HAND + ARTIFACT, encoding="utf-8")
    return path


def test_a_good_pack(run: Run, own: Path) -> None:
    done = run("cards", "check", own)
    assert (done.code, done.err) == (0, "")
    assert done.out == f"good: {own} (1 hand, 1 artifact)\n"


def test_an_empty_pack_is_good(run: Run, own: Path) -> None:
    own.write_text("# nothing\n", encoding="utf-8")
    assert run("cards", "check", own).out == f"good: {own} (nothing in it)\n"


def test_an_error_has_its_line(run: Run, own: Path) -> None:
    own.write_text(HAND.replace("6", "-1"), encoding="utf-8")
    is_refused(run("cards", "check", own), f"{own}, line 2: tactic_limit must be from 0 to 99, not -1")
    is_refused(run("cards", "list", "--pack", own), "line 2")


def test_the_pack_of_another_game(run: Run, own: Path) -> None:
    is_refused(run("cards", "check", own, "--game", "sun_tzu"), "there must be a table [board]")
    is_refused(run("cards", "check", own, "--game", "chess"), "chess", "great_wall")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("cards frob", ["frob"]),
        ("cards check", ["file"]),
        ("cards check missing.toml", ["missing.toml"]),
        ("cards list sun_tzu", ["sun_tzu", "great_wall", "zhanguo"]),
        ("cards list zhanguo --set coop", ["coop", "writing", "law"]),
        ("cards list --set dragons", ["dragons", "standard", "coop"]),
    ],
)
def test_bad_input(run: Run, command: str, words: list[str]) -> None:
    is_refused(run(*command.split()), *words)


def test_bare_cards_shows_help(run: Run) -> None:
    done = run("cards")
    assert done.code == 0
    assert "check" in done.out
    assert "list" in done.out


def test_all_cards_as_json(run: Run) -> None:
    cards = json.loads(run("cards", "list", "great_wall", "--json").out)
    assert cards[0]["id"] == "despotism"
    kinds = ["command", "general", "advisor", "tactic", "horde", "artifact", "decree", "event"]
    assert list(dict.fromkeys(card["kind"] for card in cards)) == kinds
    (card,) = [card for card in cards if card["id"] == "heroic_fight"]
    assert card["provenance"] == "printed_partly"
    assert card["text"].startswith("When a horde")
    assert "icons" in card["note"]


def test_one_set(run: Run) -> None:
    counts = {}
    for of_set in ("standard", "coop", "reed", "solo"):
        cards = json.loads(run("cards", "list", "--json", "--set", of_set).out)
        assert {card["set"] for card in cards} == {of_set}
        counts[of_set] = sum(card["copies"] for card in cards)
    assert counts == {
        "standard": 6 + 13 + 44 + 20 + 24 + 5,
        "coop": 8 + 12 + 24 + 12 + 12,
        "reed": 1 + 2,
        "solo": 6 + 1,
    }


TEXTS = {
    "en": ("Taskmaster", "After activation on your turn, collect income from 1 of your overseers."),
    "pl": ("Nadzorca robót", "Po aktywacji w swojej turze otrzymujesz dochód 1 ze swoich nadzorców."),
    "cs": ("Předák", "Po aktivaci ve svém tahu získáš příjem za 1 svého dohlížitele."),
    "it": ("Caposquadra", "Dopo il tuo passo di attivazione, ottieni il reddito di 1 dei tuoi sorveglianti."),
}


@pytest.mark.parametrize("language", TEXTS)
def test_cards_speak_a_language(run: Run, language: str) -> None:
    cards = json.loads(run("cards", "list", "--json", "--language", language).out)
    (card,) = [card for card in cards if card["id"] == "taskmaster"]
    assert (card["name"], card["text"]) == TEXTS[language]


def test_a_card_of_an_own_pack_says_what_it_does(run: Run, own: Path) -> None:
    cards = json.loads(run("cards", "list", "--json", "--pack", own).out)
    (card,) = [card for card in cards if card["id"] == "nine_tripods"]
    assert card["name"] == "Ten [Tripods]"
    assert card["text"] == "At the end of the game, gain 1 honor for each of your trophies without shame."
    assert card["note"] == "Gain 1 honor for each trophy."  # the pack's own text is a note


def test_the_table_for_people(run: Run, own: Path) -> None:
    done = run("cards", "list", "great_wall")
    assert done.code == 0
    for word in ("provenance", "partly printed", "liang_hongyu", "Liang Hongyu", "our reconstruction"):
        assert word in done.out
    assert "Ten [Tripods]" in run("cards", "list", "--pack", own).out


# ZhanGuo

CARD_7 = '[[card]]\nnumber = 7\ntrigger = "wall"\nbonus = "vp3"\nprovenance = "printed"\n'


def test_a_pack_of_zhanguo(run: Run, own: Path) -> None:
    own.write_text(CARD_7, encoding="utf-8")
    assert run("cards", "check", own, "--game", "zhanguo").out == f"good: {own} (1 card)\n"
    own.write_text(CARD_7.replace("wall", "move"), encoding="utf-8")
    is_refused(run("cards", "check", own, "--game", "zhanguo"), f"{own}, line 3: trigger must be one of")
    is_refused(run("cards", "list", "zhanguo", "--pack", own), "line 3")


def test_the_cards_of_zhanguo(run: Run, own: Path) -> None:
    cards = json.loads(run("cards", "list", "zhanguo", "--json").out)
    kinds = [card["kind"] for card in cards]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "card": 120,
        "reward": 15,
        "board": 5,
        "wall_token": 6,
        "mission": 12,
    }
    law = json.loads(run("cards", "list", "zhanguo", "--json", "--set", "law").out)
    assert [card["id"] for card in law] == [str(number) for number in range(81, 121)]
    own.write_text(CARD_7, encoding="utf-8")
    cards = json.loads(run("cards", "list", "zhanguo", "--json", "--pack", own).out)
    (card,) = [card for card in cards if card["id"] == "7"]
    assert (card["set"], card["text"], card["provenance"]) == (
        "writing",
        "When you build a wall: Gain 3 victory points.",
        "printed",
    )
    assert len(cards) == 120 + 15 + 5 + 6 + 12


def test_the_table_of_zhanguo(run: Run) -> None:
    done = run("cards", "list", "zhanguo")
    assert done.code == 0
    for word in ("Cards of ZhanGuo", "When you recruit an official:", "3, 3, 4, 3, 3", "Shown: region 2"):
        assert word in done.out


@pytest.mark.parametrize("game", [game for game in tianxia.known_games() if game.cards], ids=lambda game: game.name)
def test_a_wrong_set_is_told_with_those_there_are(run: Run, game: tianxia.Registration) -> None:
    """Help cannot name them: naming the sets means loading the games, and help is about the command alone."""
    sets = loaded(game.cards).sets
    done = run("cards", "list", game.name, "--set", "nothing")
    assert (done.code, done.err) == (2, f"tianxia: There is no set 'nothing'; there are {', '.join(sets)}.\n")
    assert "for example coop or law" in " ".join(run("cards", "list", "--help").out.replace("│", " ").split())
