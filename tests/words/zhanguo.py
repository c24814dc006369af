"""Everything that ZhanGuo can say: facts with their values, keys, and what occurs in random games."""

from functools import cache, partial

from tianxia.bots.zhanguo import reasons
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, checked_options
from tianxia.core.rules import Rules
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.asks import ASKS
from tianxia.games.zhanguo.events import EVENTS, NAMES, PLACES
from tianxia.games.zhanguo.names import AREAS, BONUSES
from tianxia.games.zhanguo.notation import ALL_ACTIONS
from tianxia.games.zhanguo.rounds import RULE_OF_ACTION
from tianxia.games.zhanguo.rules import ZhanGuoRules
from tianxia.games.zhanguo.settings import CHOICES
from tianxia.games.zhanguo.state import ZhanGuoState

from .random_games import Modes, Occurred, occurred, started
from .source import SOURCE, ids_in, refusals_in, tree_of
from .speech import RefusalForms, Speech, Values, facts_in_turn

FOLDER = "games/zhanguo"

# Ids in the source that are not refusals: those of options, and of the end of the game.
NO_REFUSALS = {choice.rule for choice in CHOICES} - {"ZG-B8", "ZG-V1"} | {"ZG-C1"}
# Refusals whose rule is looked up elsewhere, with the names of their facts.
LOOKED_UP: dict[str, tuple[str, ...]] = dict.fromkeys(("ZG-F8", "ZG-O5", "ZG-P4"), ("region", "goal"))

# The values that a fact can have; numbers where none are listed.
SQUARES = (*NAMES["square"], "beside")
VALUES: Values = {
    **NAMES,
    "square": SQUARES,
    "now": ASKS,
    "mission": tuple(range(6)),
    "bonus": BONUSES,
    "standing": ("first", "tied", "behind"),
}


# What the source says


def refusals() -> RefusalForms:
    """Rule and names of the facts of every refusal."""
    found: set[tuple[str, tuple[str, ...]]] = {(rule, ("action",)) for rule in RULE_OF_ACTION} | set(LOOKED_UP.items())
    for file in sorted((SOURCE / FOLDER).rglob("*.py")):
        found |= refusals_in(str(file.relative_to(SOURCE)))
    return frozenset(found)


def ids_in_source() -> set[str]:
    """Every rule id that the source names, in refusals and elsewhere."""
    files = sorted((SOURCE / FOLDER).rglob("*.py"))
    return {rule for file in files for rule in ids_in(tree_of(str(file.relative_to(SOURCE))))}


# Keys


def name_keys() -> set[str]:
    """The names of all pieces; a goal is a region, a place a region or an area."""
    pieces = {kind: names for kind, names in NAMES.items() if kind not in ("goal", *PLACES)}
    pieces |= {"square": SQUARES, "area": AREAS, "bonus": BONUSES, "now": ASKS}
    return {f"zhanguo-{kind}-{name}" for kind, names in pieces.items() for name in names}


def about_keys() -> set[str]:
    """What pieces do, by the rules alone."""
    explained = {kind: NAMES[kind] for kind in ("aspect", "action", "board", "reward")} | {"bonus": BONUSES}
    explained["square"] = ("official",)
    return {f"zhanguo-{kind}-{name}-about" for kind, names in explained.items() for name in names}


def numbered_keys() -> set[str]:
    """What pieces do with numbers of the pack: only `tianxia.sentences` can say it."""
    explained = {"square": ("move", "vp"), "criterion": NAMES["criterion"]}
    return {f"zhanguo-{kind}-{name}-about" for kind, names in explained.items() for name in names}


# Random games

B_BOARDS: Options = {"boards": "auction", "draft": True, "turns_by_track": True, "unrest_by_worker": True}
MODES: Modes = ((2, {}), (3, {"boards": "picked"}), (4, {}), (4, B_BOARDS))


def _rules(players: int, given: Options) -> ZhanGuoRules:
    return ZhanGuoRules(players, checked_options(GAME, given), None)


def _choice(rules: Rules[ZhanGuoState], s: ZhanGuoState, seat: int, dice: Dice) -> int:
    """A random option: mostly one that acts, and seldom a free shift, or nothing would be built.

    Often white comes to the red and gray of the start, or there would be few governors.
    """
    codes = rules.options(s, seat, s.stack[-1])
    acting = [code for code in codes if rules.actions[code].verb not in ("done", "pass", "shift", "up")]
    wished = ("court governor", "court palace", "court wall", "recruit white 1")
    building = [code for code in acting if rules.text(code) in wished]
    offered = rules.offers(s, seat, s.stack[-1])
    if offered and dice.below(4) == 0:
        return offered[dice.below(len(offered))]
    if building and dice.below(2):
        return building[dice.below(len(building))]
    return acting[dice.below(len(acting))] if acting and dice.below(6) else codes[dice.below(len(codes))]


@cache
def what_occurs() -> Occurred:
    return occurred(started(MODES, _rules), _choice)


SPEECH = Speech(
    game="zhanguo",
    prefix="ZG",
    choices=CHOICES,
    asks=ASKS,
    events=EVENTS,
    options=tuple(ALL_ACTIONS.values()),
    values=VALUES,
    facts_of=partial(facts_in_turn, VALUES),
    names=frozenset(name_keys()),
    about=frozenset(about_keys()),
    refusals=refusals(),
    reasons=reasons.FACTS,
    what_occurs=what_occurs,
    heard=len(EVENTS),
)
