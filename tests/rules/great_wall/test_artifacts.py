"""GW-Y3: the five artifacts."""

import pytest

from .table import Table

rule = pytest.mark.rule


def in_play(artifact: str) -> Table:
    """The last winter, with only this artifact: the others would count what they see."""
    t = Table()
    t.year(6)
    t.set_artifacts(artifact)
    return t


def worth(t: Table, seat: int = 0) -> int:
    """What the artifact gives the seat at the end."""
    t.end_check()
    assert t.over
    lines = [facts for _, facts in t.told("scores") if (facts["seat"], facts["source"]) == (str(seat), "artifacts")]
    return sum(int(facts["number"]) for facts in lines)


@rule("GW-Y3", "GW-F11")
@pytest.mark.parametrize(
    ("levels", "archers", "honor"),
    [
        ((0, 0, 0), (1, 0, 0), 0),  # nothing is built: there is no highest wall
        ((1, 0, 0), (1, 1, 0), 8),
        ((2, 2, 1), (1, 1, 1), 16),  # every section at the greatest level
        ((1, 3, 1), (2, 1, 0), 8),
        ((2, 2, 0), (1, 2, 0), 24),
        ((2, 2, 0), (2, 2, 0), 24),
    ],
)
def test_hou_yi_bow(levels: tuple[int, ...], archers: tuple[int, ...], honor: int) -> None:
    t = in_play("hou_yi_bow")
    for section, level, number in zip(("left", "middle", "right"), levels, archers, strict=True):
        t.wall(section, level)
        t.set_firing(0, section, number)
    assert worth(t) == honor


@rule("GW-Y3")
def test_hou_yi_bow_looks_at_archers_on_firing_spots_only() -> None:
    t = in_play("hou_yi_bow")
    t.wall("left", 1)
    t.set_rest(0, "left", "archer", 2)
    t.set_firing(1, "left")
    assert worth(t) == 0


@rule("GW-Y3")
@pytest.mark.parametrize(("levels", "honor"), [((), 0), ((1,), 2), ((3, 2), 10), ((1, 1, 1, 1), 8), ((3, 3, 3, 3), 24)])
def test_heirloom_seal(levels: tuple[int, ...], honor: int) -> None:
    t = in_play("heirloom_seal")
    for location, level in zip(("quarry", "temple", "gold_mine", "lumber_mill"), levels, strict=False):
        t.set_overseer(0, location, level)
    assert worth(t) == honor


@rule("GW-Y3")
@pytest.mark.parametrize(("trophies", "honor"), [(0, 0), (1, 5), (4, 20), (5, 25), (6, 25)])
def test_sword_of_goujian(trophies: int, honor: int) -> None:
    t = in_play("sword_of_goujian")
    for card in [horde.id for horde in t.box.hordes if horde.set == "standard"][:trophies]:
        t.set_trophy(0, card)
    assert worth(t) == honor


@rule("GW-Y3")
def test_sword_of_goujian_does_not_count_trophies_with_shame() -> None:
    t = in_play("sword_of_goujian")
    t.set_trophy(0, "brutes_left", shame=1)
    t.set_trophy(0, "brutes_right")
    assert worth(t) == 5


@rule("GW-Y3")
@pytest.mark.parametrize(
    ("active", "supporting", "honor"), [(0, 0, 0), (1, 0, 5), (0, 2, 10), (2, 2, 20), (3, 2, 25), (3, 6, 25)]
)
def test_jade_disc_of_he(active: int, supporting: int, honor: int) -> None:
    t = in_play("jade_disc_of_he")
    t.advisor(0, *("taskmaster", "warden", "jinshi", "smuggler")[:active])
    t.supporters(0, supporting)
    assert worth(t) == honor


@rule("GW-Y3")
@pytest.mark.parametrize(
    ("spearmen", "archers", "horsemen", "honor"),
    [(0, 0, 0, 0), (1, 0, 0, 5), (2, 1, 1, 20), (5, 0, 0, 25), (7, 1, 2, 25)],
)
def test_nine_tripods(spearmen: int, archers: int, horsemen: int, honor: int) -> None:
    t = in_play("nine_tripods")
    t.set_rest(0, "left", "spearman", spearmen)
    t.set_rest(0, "middle", "archer", archers)
    t.set_rest(0, "right", "horseman", horsemen)
    assert worth(t) == honor


@rule("GW-Y3")
def test_nine_tripods_counts_only_rest_areas() -> None:
    t = in_play("nine_tripods")
    t.horde("left", "brutes_left")
    t.put_on(0, "left", 1, "a2")
    t.set_firing(0, "left")
    t.set_overseer(0, "quarry", 1)
    t.set_rest(1, "left", "spearman")
    assert worth(t) == 0
