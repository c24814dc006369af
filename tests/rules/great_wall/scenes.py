"""Scenes in which cards act: something happens to seat 0, by the usual steps of the rules."""

import pytest

from tianxia.core.pack import Pack

from .table import Table

shows = pytest.mark.shows


def with_general(name: str, supporters: int = 2) -> Table:
    """Seat 0 has this general and that many supporting advisors; the others have none."""
    t = Table(generals=(name, "liang_hongyu", "cai_xiang"))
    t.supporters(0, supporters)
    return t


def with_advisor(*names: str) -> Table:
    """Seat 0 has these active advisors, and a general without supporting advisors."""
    t = Table()
    t.advisor(0, *names)
    return t


def own_advisor(ability: str) -> Table:
    """Seat 0 has an advisor with this ability from a custom pack."""
    head = '[[advisor]]\nid = "taskmaster"\nname = "Own"\nprovenance = "reconstructed"\ntext = "Own."\n'
    t = Table(pack=Pack(f"{head}[[advisor.ability]]\n{ability}\n", "own.toml"))
    t.advisor(0, "taskmaster")
    return t


# What happens


def turn(t: Table, seat: int = 0) -> None:
    """A whole turn whose command does nothing: a Betrayal that is declined."""
    t.command(seat, "betrayal")
    t.play(seat, "done")


def recruit(t: Table, *recruits: str) -> None:
    """At the barracks: "spearman rest left", "horseman spots left 1 a3-a4"; the stock pays."""
    t.clerks(0, barracks=len(recruits))
    t.activate("barracks", advanced=True)
    t.play(0, *[f"recruit {text.partition(' ')[0]}" for text in recruits])
    for text in recruits:
        kind, _, place = text.partition(" ")
        if t.asked == "next_recruit":
            t.play(0, f"next {kind}")
        t.play(0, place)


def recruit_spearman(t: Table, place: str = "rest left") -> None:
    """One spearman, whose price is given first."""
    t.give(0, wood=1, stone=2)
    recruit(t, f"spearman {place}")


def attack(t: Table, *attackers: str) -> None:
    """With all soldiers of a section, with an Attack Order: "spearman left a2" hits the horde in the first row."""
    order = next(card for card in t.box.commands if card.id == "attack_order").boxes[0]
    t.effect(0, order[2])
    for text in attackers:
        kind, section, cell = text.split()
        t.play(0, f"with {kind} {section}")
        if t.asked == "target":
            t.play(0, f"spot {section} 1 {cell}")


def upgrade(t: Table, location: str) -> None:
    """Answer the question of an upgrade; a new overseer is a spearman."""
    t.play(0, f"upgrade {location}")
    if t.asked == "overseer":
        t.play(0, "overseer spearman")


def covered_leader(t: Table, *own: str, section: str = "left") -> None:
    """A Leader with soldiers of seat 0 on these cells, its other spots wounded."""
    row = t.horde(section, f"leader_{section}")
    t.put_on(0, section, row, *own)
    t.wound(section, row)


# What came of it


def honor_by(t: Table, source: str, seat: int = 0) -> int:
    """Honor from one source since the scene began."""
    numbers = [
        facts["number"] for _, facts in t.told("honor") if (facts["seat"], facts["source"]) == (str(seat), source)
    ]
    return sum(n for n in numbers if isinstance(n, int))


def total(t: Table, seat: int = 0) -> int:
    return sum(t.stock(seat).values())


def has(t: Table, seat: int = 0, **resources: int) -> bool:
    """Exactly these resources."""
    return t.stock(seat) == {"wood": 0, "stone": 0, "gold": 0, "chi": 0, **resources}


def volley_with_fire_arrows(t: Table) -> None:
    """An archer of seat 0 shoots in winter; the card in hand belongs to attacks."""
    t.wall("left", 3)
    t.horde("left", "brutes_left")
    t.set_firing(0, "left")
    t.hand(0, "fire_arrows")
    t.winter()
    t.play(0, "spot left 1 a2")


def beaten_mostly_by(t: Table, rival: int, card: str) -> None:
    """A horde before the middle section is beaten: by a soldier of seat 0 and, on all other spots, the rival's."""
    t.horde("middle", card)
    first, *others = t.free_spots("middle", 1)
    t.put_on(0, "middle", 1, first)
    t.put_on(rival, "middle", 1, *others)
    t.clean_up()
    t.decline()
