"""Cards as numbers, put into the tables of the box."""

from ....core.pack_entry import tag_of
from ..terms import box as b
from ..terms.box import BEARER_ADVISORS, Box
from ..terms.names import COMMANDS, SECTIONS
from ..terms.parts import Ability
from ..terms.vocabulary import HONOR, NEEDS, TACTIC, TRIGGERS
from . import card_entries as c
from . import coop_entries as coop
from .effects import amount_of, condition_of, is_safe, place_of, price_of, put_effects, put_mods, scale_of, soldier_of
from .entries import Contents

REWARDS = {"w": 0, "s": 1, "g": 2, "c": 3, "h": HONOR, "t": TACTIC}


def put_cards(box: Box, tables: Contents) -> None:
    """Put in all cards; effects and modifiers are numbered in their order."""
    for command in tables.command:
        _put_command(box, command)
    for general in tables.general:
        if isinstance(general, c.General):
            _put_general(box, general)
    for advisor in tables.advisor:
        abilities, mods = _put_abilities(box, advisor, BEARER_ADVISORS + len(box.advisors))
        box.advisors.append(b.Advisor(advisor.id, abilities, mods))
    for tactic in tables.tactic:
        _put_tactic(box, tactic)
    for horde in tables.horde:
        _put_horde(box, horde)
    for artifact in tables.artifact:
        box.artifacts.append(b.Artifact(artifact.id, amount_of(artifact.score)))
    for decree in tables.decree:
        needs = tuple([_need_of(need) for need in decree.need])
        box.decrees.append(b.Decree(decree.id, decree.scope == "team", needs, decree.out_with_2))
    for event in tables.event:
        effects = put_effects(box, [*event.do])
        box.events.append(b.Event(event.id, effects, put_mods(box, [*(event.mod or [])])))


def _put_command(box: Box, card: c.Command | c.ReedCommand | c.QinCommand) -> None:
    boxes: list[tuple[int, ...]] = []
    for part in card.box:
        boxes.append((1 if isinstance(part, c.OthersBox) else 0, *put_effects(box, [*part.do])))
    counts_as = COMMANDS.index(card.counts_as) if card.counts_as else -1
    box.commands.append(b.Command(card.id, tag_of(card), counts_as, card.stays_in_discard, tuple(boxes)))


def _put_general(box: Box, card: c.General) -> None:
    start = (card.start.wood, card.start.stone, card.start.gold, card.start.chi)
    abilities, mods = _put_abilities(box, card, len(box.generals))
    box.generals.append(b.General(card.id, tag_of(card), start, card.tactics, card.tea, abilities, mods))


def _put_abilities(box: Box, card: c.Person, bearer: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The triggered abilities and the passive modifiers, as indices."""
    abilities: list[int] = []
    mods: list[int] = []
    for entry in card.ability:
        if entry.on is None:
            mods.extend(put_mods(box, [*(entry.mod or [])]))
            continue
        effects = put_effects(box, [*entry.do])
        ability = Ability(
            len(box.abilities),
            bearer,
            TRIGGERS.index(entry.on),
            soldier_of(entry.kind),
            place_of(entry.location),
            entry.by is not None,
            tuple([condition_of(each) for each in entry.if_]),
            None if entry.pay is None else price_of(entry.pay),
            effects,
            is_safe(box, effects),
        )
        box.abilities.append(ability)
        abilities.append(ability.index)
    return tuple(abilities), tuple(mods)


def _put_tactic(box: Box, card: c.Tactic) -> None:
    tactic = b.Tactic(
        card.id,
        card.set,
        card.window,
        TRIGGERS.index(card.on),
        soldier_of(card.kind),
        tuple([condition_of(each) for each in card.if_]),
        put_effects(box, [*card.basic]),
        card.chi,
        put_effects(box, [*card.boosted]),
    )
    box.tactics.append(tactic)


def _put_horde(box: Box, card: c.Horde) -> None:
    """Three cards, one with each back."""
    cells = tuple([_cell_of(cell) for row in card.grid for cell in row])
    mods = put_mods(box, [*card.ability])
    for back, section in enumerate(SECTIONS):
        name = f"{card.id}_{section}"
        box.hordes.append(b.Horde(name, card.id, card.set, back, card.power, card.honor, cells, mods))


def _cell_of(cell: str) -> int:
    if len(cell) == 1:
        return -1 if cell == "." else 0
    return b.spot_printed(REWARDS[cell[0]], int(cell[1]))


def _need_of(need: coop.Discard | coop.Sacrifice | coop.Have) -> b.Need:
    if isinstance(need, coop.Have):
        most = -1 if need.max is None else need.max
        return b.Need(-1, amount_of(0), scale_of(need.scale), amount_of(need.min), most)
    return b.Need(NEEDS.index(need.what), amount_of(need.n))
