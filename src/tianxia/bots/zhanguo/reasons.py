"""Why one might take an option of ZhanGuo: the name of a reason, and the facts that its sentence mentions.

A reason claims nothing but what the option does: whether that is good, the chance says.
"""

from collections.abc import Callable
from typing import Final

from ...core.kernel import asked
from ...games.zhanguo import notation as n
from ...games.zhanguo.abilities import wakes
from ...games.zhanguo.names import (
    ACTIONS,
    ASPECTS,
    BOARDS,
    BONUSES,
    GOVERNORS_AREA,
    MOST_IN_WORKERS_AREA,
    N_COLORS,
    REGION_NAMES,
    REGIONS,
    SECTIONS_OF_AREA,
    SQUARE,
    SQUARES,
    WORKERS_AREA,
    aspect_of,
)
from ...games.zhanguo.scoring import criterion_points
from ...games.zhanguo.view import offered
from .search import Candidate
from .sight import (
    Sight,
    card_count,
    colors_in,
    count_governors,
    governor_mission,
    in_area,
    official_at,
    palace_mission,
    value_at,
    wall_mission,
)
from .thought import Thought

About = dict[str, int | str]
Reason = tuple[str, About]

# All reasons, each with the facts that its sentence (`zhanguo-reason-<name>`) may mention: they are always given.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    # The use of a card
    "unify": ("region", "aspect", "number", "rise"),
    "recruit": ("woken",),
    "move": (),
    "hire": ("woken",),
    "governor": ("woken",),
    "palace": ("woken",),
    "wall": ("woken",),
    # Officials and workers
    "set": ("region",),
    "color": ("region",),
    "spare": ("region",),
    "shift": ("region",),
    "way": ("region",),
    "workers": ("number", "level"),
    "extra": (),
    "left": ("region", "number"),
    "gather": ("region", "number"),
    # Pieces on the main board
    "mission": (),
    "most": ("region", "standing"),
    "square": ("square",),
    "cards": ("number",),
    "token": ("number",),
    # What else a turn brings
    "marker": ("aspect", "number"),
    "ability": ("bonus",),
    "power": (),
    "wake": ("region",),
    "calm": ("region", "number"),
    "enough": (),
    # Before and after the turns
    "reward": ("aspect", "number"),
    "keep": ("aspect", "number"),
    "board": ("board",),
    "bid": ("number",),
    "out": (),
    "draft": ("bonus",),
}


def reason_of(thought: Thought, candidate: Candidate) -> Reason:
    """The name of the reason and its facts."""
    v = thought.policy.sight
    v.look(thought.world, thought.situation.seat)
    code, kind = candidate.code, asked(thought.rules, thought.world)
    if candidate.card:
        return of_use(v, candidate.card, candidate.use)
    if n.is_shift(code):
        return "shift", {"region": REGION_NAMES[n.shift_of(code)[1]]}
    if kind == "use":  # one that the policy has not thought of
        return of_use(v, v.s.playing, code)
    if code == n.DONE:
        return "enough", {}
    return REASONS[kind](v, code) if kind in REASONS else ("", {})


# The use of a card


def of_use(v: Sight, card: int, use: int) -> Reason:
    if use < n.COURT:
        region = use - n.UNIFY
        there, aspect = len(v.s.cards[v.own + region]), aspect_of(card)
        number = min(there + 1, v.s.markers1[aspect])  # ZG-U2, ZG-U3
        about: About = {"region": REGION_NAMES[region], "aspect": ASPECTS[aspect], "number": number, "rise": there}
        return "unify", about
    action = use - n.COURT
    name = str(ACTIONS[action])
    return name, ({"woken": woken(v, card, action)} if FACTS[name] else {})


def woken(v: Sight, card: int, action: int) -> int:
    """Cards on the seat's board that this card at the court would activate now."""
    count = 0
    if wakes(v.s.court, card, action):
        for region in range(REGIONS):
            if not v.locked[region]:
                for other in v.s.cards[v.own + region]:
                    count += v.cfg.box.trigger[other] == action
    return count


# Officials and workers


def official(v: Sight, code: int) -> Reason:
    color, region = n.recruit_of(code)
    return among_governors(v, color, region)


def moved(v: Sight, code: int) -> Reason:
    if code < n.MOVE_G:
        color, region = n.up_of(code)
        return among_governors(v, color, region)
    area, color, _, goal = n.move_of(code)
    if area == GOVERNORS_AREA:
        return among_governors(v, color, goal)
    is_full = in_area(v, goal, WORKERS_AREA) >= MOST_IN_WORKERS_AREA  # ZG-O4
    return ("way" if is_full else "shift"), {"region": REGION_NAMES[goal]}


def among_governors(v: Sight, color: int, region: int) -> Reason:
    """An official comes to a governors' area: three colors pay for a governor, a color twice is to spare."""
    about: About = {"region": REGION_NAMES[region]}
    if official_at(v, region, GOVERNORS_AREA, color):
        return "spare", about
    return ("set" if colors_in(v, region) == N_COLORS - 1 else "color"), about


def hired(v: Sight, code: int) -> Reason:
    """ZG-K3; the square board's extra worker raises no unrest, and with ZG-V7 it is asked for separately."""
    region = code - n.HIRE
    number = in_area(v, region, WORKERS_AREA)
    level = v.s.unrest[v.own + region] + (number if v.cfg.unrest_by_worker else 1)
    more = 1 if v.board == SQUARE and not v.cfg.unrest_by_worker else 0
    return "workers", {"number": number + more, "level": level}


def extra(v: Sight, code: int) -> Reason:
    return "extra", {}


def paid(v: Sight, code: int) -> Reason:
    region = code - n.WORKER
    return "left", {"region": REGION_NAMES[region], "number": v.s.workers[v.own + region] - 1}


def gathered(v: Sight, code: int) -> Reason:
    goal = n.move_worker_of(code)[1]
    return "gather", {"region": REGION_NAMES[goal], "number": v.s.workers[v.own + goal] + 1}


# Pieces on the main board


def governor(v: Sight, code: int) -> Reason:
    region = code - n.GOVERNOR
    return ("mission", {}) if governor_mission(v, region) > 0 else most_there(v, region)


def moved_governor(v: Sight, code: int) -> Reason:
    return most_there(v, n.move_governor_of(code)[2])


def most_there(v: Sight, region: int) -> Reason:
    """ZG-Y1, after one more governor of the seat there."""
    count_governors(v)
    first, best = region * v.players, 0
    for seat in range(v.players):
        if seat != v.seat:
            best = max(best, v.governors[first + seat])
    own = v.governors[first + v.seat] + 1
    standing = "first" if own > best else "tied" if own == best else "behind"
    return "most", {"region": REGION_NAMES[region], "standing": standing}


def square(v: Sight, code: int) -> Reason:
    return "square", {"square": SQUARES[code - n.SQUARE]}


def palace(v: Sight, code: int) -> Reason:
    return ("mission", {}) if palace_mission(v, code - n.PALACE) > 0 else ("cards", {"number": card_count(v)})


def wall(v: Sight, code: int) -> Reason:
    section, lines = n.wall_of(code)
    if wall_mission(v, section // SECTIONS_OF_AREA) > 0:
        return "mission", {}
    return "token", {"number": criterion_points(v.cfg, v.s, v.seat, v.s.tokens[section])[lines - 1]}


# What else a turn brings


def marker(v: Sight, code: int) -> Reason:
    aspect, value = (code - n.MARKER, 1) if code >= n.MARKER else (code - n.MARKER3, 3)
    return "marker", {"aspect": ASPECTS[aspect], "number": value_at(v.s, v.seat, aspect) + value}


def ability(v: Sight, code: int) -> Reason:
    return ("power", {}) if code == n.POWER else ("ability", {"bonus": BONUSES[v.cfg.box.bonus[code - n.USE]]})


def calmed(v: Sight, code: int) -> Reason:
    region = code - n.CALM
    if v.locked[region] and v.s.cards[v.own + region]:
        return "wake", {"region": REGION_NAMES[region]}
    return "calm", {"region": REGION_NAMES[region], "number": v.s.unrest[v.own + region] - 1}


# Before and after the turns


def reward(v: Sight, code: int) -> Reason:
    shown = offered(v.s)
    assert shown is not None
    about: About = {"aspect": shown, "number": value_at(v.s, v.seat, ASPECTS.index(shown))}
    return ("reward" if code == n.ACCEPT else "keep"), about


def board(v: Sight, code: int) -> Reason:
    return "board", {"board": BOARDS[code - n.BOARD]}


def bid(v: Sight, code: int) -> Reason:
    return ("out", {}) if code == n.PASS else ("bid", {"number": code - n.BID})


def discard(v: Sight, code: int) -> Reason:
    return "draft", {"bonus": BONUSES[v.cfg.box.bonus[code - n.DISCARD]]}


# By kind of question; cards and their uses are whole turns.
REASONS: Final[dict[str, Callable[[Sight, int], Reason]]] = {
    "board": board,
    "bid": bid,
    "draft": discard,
    "official": official,
    "move": moved,
    "hire": hired,
    "extra_worker": extra,
    "governor": governor,
    "square": square,
    "palace": palace,
    "worker": paid,
    "marker3": marker,
    "wall": wall,
    "ability": ability,
    "marker": marker,
    "unrest": calmed,
    "move_worker": gathered,
    "move_governor": moved_governor,
    "reward": reward,
}
