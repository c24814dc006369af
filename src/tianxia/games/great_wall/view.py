"""What a seat may see: everything is named here that is shown, and nothing else is (GW-A7)."""

from .asks import Q_ADVISORS, Q_COMMAND, Q_GENERAL
from .forecast import after_clean_up, artifact_honor, assault_of, other_half, prices, question_view
from .hordes import winner_of
from .modifiers import defence, lethality, power, power_of
from .names import COMMANDS, LOCATIONS, POOL, RESOURCES, SEASONS, SECTIONS, SOLDIERS, SOURCES
from .notation import CELL_NAMES
from .seats import overlord
from .settings import Settings
from .state import FORMS, NO_SPOT, ON_FOOT, WOUND, GreatWallState, archers_on_wall
from .view_modes import coop_view, qin_view
from .vocabulary import HONOR, TACTIC

View = dict[str, object]


def view(e: Settings, s: GreatWallState, seat: int | None) -> View:
    """The table as the seat (None: a spectator) sees it."""
    tables = e.tables
    after = after_clean_up(s)
    return {
        "year": s.year + 1,
        "years": len(e.lethality),
        "time": [{"hordes": e.new_hordes[i], "lethality": e.lethality[i]} for i in range(len(e.lethality))],
        "season": SEASONS[s.season],
        "active": s.active if s.active >= 0 else None,
        "hordes_next_spring": e.new_hordes[s.year + 1] if s.year < e.last_space else None,
        "lethality": e.lethality[s.year],
        "tea": s.tea[:],
        "track": [
            None if at < 0 else {"seat": at, "command": tables.commands[s.played[at]].id if s.played[at] >= 0 else None}
            for at in s.track
        ],
        "indicator": SECTIONS[s.indicator],
        "decks": {
            "hordes": len(s.horde_deck),
            "tactics": len(s.tactic_deck),
            "advisors": len(s.advisor_deck),
        },
        "discards": {
            "hordes": [tables.hordes[card].id for card in s.horde_discard],
            "tactics": [tables.tactics[card].id for card in s.tactic_discard],
            "advisors": [tables.advisors[card].id for card in s.advisor_discard],
        },
        "in_play": [tables.tactics[card].id for card in s.in_play],
        "advisors": [tables.advisors[card].id for card in s.advisor_row],
        "artifacts": [tables.artifacts[card].id for card in s.artifacts],
        "artifact_honor": [artifact_honor(e, s, card) for card in s.artifacts],
        "bank": s.bank,
        "warehouse": {RESOURCES[i]: s.warehouse[i] for i in range(3)},
        "sections": [section_view(e, s, after, section) for section in range(3)],
        "locations": [location_view(e, s, location) for location in range(len(LOCATIONS))],
        "players": [player_view(e, s, other, seat) for other in range(e.seats)],
        "overlord": overlord(e, s) if e.reed >= 0 and s.active >= 0 else None,
        "mode": mode_of(e),
        "qin": qin_view(e, s) if e.qin >= 0 else None,
        "coop": coop_view(e, s, seat) if e.coop else None,
        "honor_by_year": [s.years[i : i + e.seats] for i in range(0, len(s.years), e.seats)],
        "question": question_view(e, s),
        "own": None if seat is None else own_view(e, s, seat),
    }


def mode_of(e: Settings) -> str:
    return "coop" if e.coop else "solo" if e.qin >= 0 else "clan" if e.reed >= 0 else "standard"


def section_view(e: Settings, s: GreatWallState, after: GreatWallState, section: int) -> View:
    level = s.wall[section]
    return {
        "section": SECTIONS[section],
        "closed": section not in e.sections,
        "level": level,
        "barricades": s.barricades[section],
        "firing_spots": e.tables.firing_spots[level],
        "free_firing_spots": e.tables.firing_spots[level] - archers_on_wall(s, section),
        "wall_price": e.tables.wall_cost[level + 1] if level < 3 else None,
        "defence": defence(e, s, section),
        "power": power(e, s, section),
        "assault": assault_of(e, after, section),
        "breached": bool(s.breached >> section & 1),
        "firing": [s.firing[seat * 3 + section] for seat in range(e.seats)],
        "rest": [rest_view(s, seat, section) for seat in range(e.seats)],
        "hordes": [horde_view(e, s, section * 3 + row) for row in range(3) if s.horde[section * 3 + row] >= 0],
    }


def rest_view(s: GreatWallState, seat: int, section: int) -> dict[str, int]:
    at = (seat * 3 + section) * 3
    return {SOLDIERS[kind]: s.rest[at + kind] for kind in range(3) if s.rest[at + kind]}


def horde_view(e: Settings, s: GreatWallState, place: int) -> View:
    card = e.tables.hordes[s.horde[place]]
    spots: dict[str, View] = {}
    for cell, name in enumerate(CELL_NAMES):
        on = s.spots[place * 12 + cell]
        if on != NO_SPOT:
            spots[name] = {"reward": reward_view(card.cells[cell]), **on_view(on, cell)}
    return {
        "card": card.id,
        "type": card.type,
        "row": place % 3 + 1,
        "power": power_of(e, s, place),
        "honor": card.honor,
        "lethality": lethality(e, s, place),
        "free": s.free[place],
        "leads": winner_of(s, place) if winner_of(s, place) >= 0 else None,
        "spots": spots,
    }


def reward_view(printed: int) -> View | None:
    what, n = printed // 8, printed % 8
    if n == 0:
        return None
    name = "honor" if what == HONOR else "tactic" if what == TACTIC else RESOURCES[what]
    return {"what": name, "number": n}


def on_view(on: int, cell: int) -> View:
    """What lies on a spot: nothing, a wound, or a soldier and whose."""
    if on < 0:
        return {"on": None}
    if on == WOUND:
        return {"on": "wound"}
    if on % FORMS == ON_FOOT:
        return {"on": "spearman", "seat": on // FORMS}
    return {"on": "horseman", "seat": on // FORMS, "other": CELL_NAMES[other_half(cell, on)]}


def location_view(e: Settings, s: GreatWallState, location: int) -> View:
    at = e.tables.locations[location]
    return {
        "location": at.id,
        "slots": e.slots[location] or None,
        "shame": at.shame,
        "clerks": [s.clerks[seat * 11 + location] for seat in range(e.seats)],
        "overseers": [s.overseer[seat * 4 + location] for seat in range(e.seats)] if at.overseer_pay >= 0 else None,
        "overseer_pay": RESOURCES[at.overseer_pay] if at.overseer_pay >= 0 else None,
        "overseer_cost": list(at.overseer_cost) if at.overseer_pay >= 0 else None,
    }


def player_view(e: Settings, s: GreatWallState, seat: int, watcher: int | None) -> View:
    """What is open of a seat; its stock only to itself."""
    tables = e.tables
    question = s.stack[-1] if s.stack else ()
    choosing = bool(question) and question[1] in (Q_GENERAL, Q_ADVISORS, Q_COMMAND)
    chosen = choosing and bool(question[3] >> seat & 1)
    return {
        "seat": seat,
        "kind": e.kinds[seat],
        "honor": s.honor[seat],
        "general": tables.generals[s.general[seat]].id if s.general[seat] >= 0 else None,
        "advisors": [tables.advisors[card].id for card in s.active_advisors[seat]],
        "supporters": [tables.advisors[card].id for card in s.supporters[seat]],
        "tactics": len(s.hand[seat]),
        "commands": s.commands[seat].bit_count(),
        "discarded": [COMMANDS[i] for i in range(len(COMMANDS)) if s.discarded[seat] >> i & 1],
        "played": tables.commands[s.played[seat]].id if s.played[seat] >= 0 else None,
        "chosen": chosen,
        "clerks": s.clerks[seat * 11 + POOL],
        "chamber": s.chamber[seat],
        "pool": {SOLDIERS[kind]: s.pool[seat * 3 + kind] for kind in range(3)},
        "shamed": {SOLDIERS[kind]: s.shamed[seat * 3 + kind] for kind in range(3)},
        "dying": {SOLDIERS[kind]: s.dying[seat * 3 + kind] for kind in range(3)} if s.dying else None,
        "trophies": [
            {"card": tables.hordes[card].id, "honor": tables.hordes[card].honor, "shame": s.trophy_shame[seat][i]}
            for i, card in enumerate(s.trophies[seat])
        ],
        "earned": {name: s.earned[seat * len(SOURCES) + i] for i, name in enumerate(SOURCES)},
    }


def own_view(e: Settings, s: GreatWallState, seat: int) -> View:
    """What only the seat itself knows."""
    tables = e.tables
    kind = s.stack[-1][1] if s.stack else -1
    choice = s.choice[seat]
    name = None
    if choice >= 0:
        if kind == Q_GENERAL:
            name = tables.generals[choice].id
        elif kind == Q_ADVISORS:
            name = tables.advisors[choice].id
        else:
            name = COMMANDS[choice]
    return {
        "seat": seat,
        "stock": {RESOURCES[i]: s.stock[seat * 4 + i] for i in range(4)},
        "locked": {RESOURCES[i]: s.locked[seat * 4 + i] for i in range(4) if s.locked[seat * 4 + i]},
        "tactics": [tables.tactics[card].id for card in s.hand[seat]],
        "commands": [COMMANDS[i] for i in range(len(COMMANDS)) if s.commands[seat] >> i & 1],
        "generals": [tables.generals[card].id for card in s.dealt_generals[seat]],
        "dealt_advisors": [tables.advisors[card].id for card in s.dealt_advisors[seat]],
        "choice": name,
        "prices": prices(e, s, seat),
    }
