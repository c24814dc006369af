"""Packs: the standard one, and custom ones that change the game."""

import pytest

import tianxia
from tianxia.core.pack import Pack
from tianxia.core.pack_entry import read
from tianxia.core.values import BadInput
from tianxia.games.sun_tzu.cards import box_of, standard_pack
from tianxia.games.sun_tzu.entries import Contents
from tianxia.games.sun_tzu.names import BLUE, CARDS, PROVINCES, RED

from ..kit import known_in, unchecked
from .packs import STANDARD, edited, play_random_game

rule = pytest.mark.rule


# The standard pack


@rule("ST-A3")
def test_the_standard_deck() -> None:
    deck = dict(zip(CARDS, box_of(standard_pack()).deck, strict=True))
    numbers = {str(n): 1 for n in range(1, 11)}
    assert deck == numbers | {"+1": 3, "-1": 3, "+2": 1, "+3": 1, "plague": 2}
    assert sum(deck.values()) == 20


@rule("ST-A4", "ST-A5")
def test_the_standard_score_markers_and_track() -> None:
    box = box_of(standard_pack())
    figures = "1-2-4 1-3-5 1-4-3 2-3-2 2-3-4 2-5-2 3-1-5 3-2-3 4-1-4 4-3-2"
    assert ["-".join(map(str, values)) for values in box.markers] == figures.split()
    assert box.track == 9


@rule("ST-B3", "ST-C6")
def test_the_standard_board() -> None:
    box = box_of(standard_pack())
    assert [PROVINCES[p] for p in box.order] == ["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"]
    borders = {tuple(sorted((PROVINCES[p], PROVINCES[q]))) for p, touching in enumerate(box.adjacent) for q in touching}
    assert borders == {
        ("CHU", "QIN"),
        ("JIN-YAN", "QIN"),
        ("HAN-QI", "QIN"),
        ("CHU", "HAN-QI"),
        ("CHU", "WU"),
        ("HAN-QI", "JIN-YAN"),
        ("HAN-QI", "WU"),
    }
    assert all(p in box.adjacent[q] for p in range(5) for q in box.adjacent[p])
    places = dict(zip(PROVINCES, box.places, strict=True))
    assert places == {
        "QIN": (0.15, 0.45),
        "CHU": (0.42, 0.72),
        "JIN-YAN": (0.50, 0.18),
        "HAN-QI": (0.65, 0.45),
        "WU": (0.85, 0.72),
    }


@rule("ST-A1")
def test_the_standard_armies() -> None:
    box = box_of(standard_pack())
    assert (box.pool, box.reserves) == (18, 3)


def test_the_standard_pack_names_the_provenance_of_every_entry() -> None:
    data = standard_pack().data
    assert data["board"]["provenance"] == "public"
    assert data["borders"]["provenance"] == data["map"]["provenance"] == "reconstructed"
    assert {card["provenance"] for card in data["card"]} == {"printed", "public"}
    assert [m["points"] for m in data["marker"] if m["provenance"] == "printed"] == [[1, 4, 3]]


def test_what_was_seen_can_be_checked() -> None:
    assert known_in(tables_of(standard_pack()))
    assert unchecked(tables_of(standard_pack())) == []
    order, here = '# the fixed order of battles\nprovenance = "', 'source = "https://example.org/board"\n'
    seen = edited((f'{order}public"\n', f'{order}seen"\n{here}'))
    assert known_in(tables_of(Pack(seen, "own.toml")))[0].source == "https://example.org/board"
    nowhere = edited((f'{order}public"\n', f'{order}seen"\n'))
    assert unchecked(tables_of(Pack(nowhere, "own.toml")))


def tables_of(pack: Pack) -> Contents:
    return read(Contents, pack.data, pack.error_at)


# A custom pack changes the game


def first_province_fought(pack: Pack | None) -> int | str:
    game = tianxia.new("sun_tzu", seed=3, options={"beginner": True}, pack=pack)
    for seat in (BLUE, RED):
        for card, province in enumerate(PROVINCES, 1):
            game.play(seat, f"{card}@{province}")
        game.play(seat, "ready")
    reveals = [told.facts["province"] for move in game.told(None) for told in move if told.kind == "reveal"]
    return reveals[0]


def test_an_own_order_of_battles() -> None:
    own = Pack(
        edited(('["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"]', '["WU", "QIN", "CHU", "JIN-YAN", "HAN-QI"]')), "own"
    )
    assert (first_province_fought(None), first_province_fought(own)) == ("QIN", "WU")


def test_own_armies_cards_markers_and_borders() -> None:
    text = edited(
        ("pool = 18", "pool = 11"),
        ("reserves = 3", "reserves = 0"),
        ("track = 9", "track = 4"),
        ('card = "9"\ncount = 1', 'card = "9"\ncount = 5'),
        ("[1, 2, 4]", "[7, 8, 0]"),
        ('  ["QIN", "CHU"],\n', ""),
        ("QIN = [0.15, 0.45]", "QIN = [0, 1]"),
    )
    box = box_of(Pack(text, "own"))
    standard = box_of(standard_pack())
    assert box == standard._replace(
        pool=11,
        reserves=0,
        track=4,
        deck=(1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 3, 3, 1, 1, 2),
        markers=((7, 8, 0), *standard.markers[1:]),
        adjacent=((2, 3), (3, 4), (0, 3), (0, 1, 2, 4), (1, 3)),
        places=((0.0, 1.0), *standard.places[1:]),
    )
    view = tianxia.new("sun_tzu", seed=1, pack=Pack(text, "own")).view(None)
    assert (view.track, view.sides["shao"].pool, view.sides["shao"].reserves) == (4, 11, 0)
    for seed in "abc":
        play_random_game(Pack(text, "own"), seed, events=True)


def test_a_log_of_an_own_pack_is_replayed_with_that_pack_only() -> None:
    pack = Pack(edited(("pool = 18", "pool = 11")), "own")
    game = tianxia.new("sun_tzu", seed=1, pack=pack)
    game.play(BLUE, "keep march")
    log = game.log.dumps()
    assert tianxia.replay(log, pack).view(BLUE) == game.view(BLUE)
    with pytest.raises(BadInput, match="another pack"):
        tianxia.replay(log)


def test_the_digest_is_that_of_the_text() -> None:
    assert standard_pack().digest() == Pack(STANDARD, "elsewhere").digest()
    assert Pack(STANDARD + "# more\n", "own").digest() != standard_pack().digest()


def test_entries_in_another_spelling_of_toml() -> None:
    text = edited(
        ("[board]", "[ 'board' ]"),
        ("track = 9", '"track" = 0x9'),
        ("pairs = [", "pairs = [ # all of them ]"),
        ('"reconstructed" # from the historical places of the states', '"""reconstructed"""'),
    ).replace("\n", "\r\n")
    assert box_of(Pack(text, "own")) == box_of(standard_pack())
