"""Readers of the entries of a pack: each checks what it reads, and tells what is wrong with its line."""

from typing import Final

from ...core.pack_entry import PackEntry
from .box import Box
from .names import (
    ACTIONS,
    AREAS,
    ASPECTS,
    BOARDS,
    BONUSES,
    CARDS,
    COLOURS,
    CRITERIA,
    LINES,
    MISSION_KINDS,
    MOVE,
    REGIONS,
    REWARDS,
    ROUNDS,
    SECTIONS,
    SQUARES,
)

PROVENANCES: Final = ("rulebook", "seen", "inferred", "reconstructed", "printed")
NOTES: Final = ("provenance", "note")
MOST: Final = 99
TRIGGERS: Final = tuple([name for i, name in enumerate(ACTIONS) if i != MOVE])


def check_words(entry: PackEntry, *words: str) -> None:
    entry.only((*words, *NOTES))
    entry.word("provenance", PROVENANCES, PROVENANCES)
    if entry.has("note"):
        entry.text("note")


def read_card(box: Box, entry: PackEntry) -> int:
    check_words(entry, "number", "trigger", "bonus")
    number = entry.number("number", 1, CARDS)
    box.trigger[number] = ACTIONS.index(entry.word("trigger", TRIGGERS, TRIGGERS))
    box.bonus[number] = BONUSES.index(entry.word("bonus", BONUSES, BONUSES))
    return number


def region_of(entry: PackEntry, value: object, *at: str | int) -> int:
    return entry.checked(value, 1, REGIONS, *at) - 1


def read_map(box: Box, entry: PackEntry) -> None:
    check_words(entry, "adjacent")
    box.adjacent = [[] for _ in range(REGIONS)]
    for i, pair in enumerate(entry.items("adjacent")):
        if not isinstance(pair, list) or len(pair) != 2:
            raise entry.error("adjacent holds pairs of regions", "adjacent", i)
        a, b = region_of(entry, pair[0], "adjacent", i), region_of(entry, pair[1], "adjacent", i)
        if a == b or b in box.adjacent[a]:
            raise entry.error("this is no new border", "adjacent", i)
        box.adjacent[a].append(b)
        box.adjacent[b].append(a)
    for region, row in enumerate(box.adjacent):
        if not row:
            raise entry.error(f"region {region + 1} has no border", "adjacent")
        row.sort()


def read_squares(box: Box, entry: PackEntry) -> None:
    check_words(entry, "each_region", "movement", "victory_points")
    kinds = []
    for i, kind in enumerate(entry.items("each_region")):
        if kind not in SQUARES:
            raise entry.error(f"a square is one of {', '.join(SQUARES)}", "each_region", i)
        kinds.append(SQUARES.index(str(kind)))
    if len(kinds) > 6:
        raise entry.error("a region has at most 6 squares", "each_region")
    box.squares = sorted(kinds)
    box.square_movement = entry.number("movement", 0, MOST)
    box.square_points = entry.number("victory_points", 0, MOST)


def read_markers(box: Box, entry: PackEntry) -> None:
    check_words(entry, "of_value_1", "final")
    numbers, final = entry.entry("of_value_1"), entry.entry("final")
    numbers.only(("2", "3", "4"))
    final.only(ASPECTS)
    box.markers = {players: numbers.number(str(players), 0, MOST) for players in (2, 3, 4)}
    box.marker_points = [final.number(aspect, 0, MOST) for aspect in ASPECTS]


def read_pieces(box: Box, entry: PackEntry) -> None:
    check_words(entry, "officials", "governors", "palaces", "walls", "start")
    box.officials = entry.number("officials", 1, 20)
    box.governors = entry.number("governors", 0, 20)
    box.palaces = entry.number("palaces", 0, 20)
    box.walls = entry.number("walls", 0, 20)
    start = entry.entry("start")
    start.only(("region", *COLOURS))
    box.start_region = start.number("region", 1, REGIONS) - 1
    box.start_officials = [start.number(colour, 0, box.officials) for colour in COLOURS]


def read_governors(box: Box, entry: PackEntry) -> None:
    check_words(entry, "majority", "each")
    box.majority = entry.number("majority", 0, MOST)
    box.each_governor = entry.number("each", 0, MOST)


def read_criteria(box: Box, entry: PackEntry) -> None:
    check_words(entry, *CRITERIA)
    for i, name in enumerate(CRITERIA):
        points = entry.items(name)
        if len(points) != LINES:
            raise entry.error("points are three numbers, for 1, 2 and 3 lines", name)
        box.criteria[i] = tuple([entry.checked(n, 0, MOST, name, k) for k, n in enumerate(points)])


def read_spaces(box: Box, entry: PackEntry) -> None:
    check_words(entry, "spaces")
    box.spaces = [entry.checked(n, 0, MOST, "spaces", i) for i, n in enumerate(entry.items("spaces"))]
    if len(box.spaces) != 4:
        raise entry.error("a mission has 4 spaces", "spaces")


def read_reward(box: Box, entry: PackEntry) -> int:
    check_words(entry, "aspect", "round", "kind", "regions")
    aspect = ASPECTS.index(entry.word("aspect", ASPECTS, ASPECTS))
    at = aspect * ROUNDS + entry.number("round", 1, ROUNDS) - 1
    kind = REWARDS.index(entry.word("kind", REWARDS, REWARDS))
    mask = 0
    for i, region in enumerate(entry.items("regions")):
        bit = 1 << region_of(entry, region, "regions", i)
        if mask & bit:
            raise entry.error("this region stands twice", "regions", i)
        mask |= bit
    if REWARDS[kind] in ("official", "red", "grey", "workers") and mask.bit_count() != 1:
        raise entry.error("officials and workers come to one region", "regions")
    if REWARDS[kind] == "wall" and mask:
        raise entry.error("a wall stands in no region", "regions")
    box.reward[at] = kind
    box.reward_regions[at] = mask
    return at


def read_tokens(box: Box, whole: PackEntry, entries: list[PackEntry]) -> None:
    """All tokens together; there are as many sides as criteria, so each stands once."""
    if len(entries) != len(SECTIONS):
        raise whole.error(f"there must be {len(SECTIONS)} wall tokens, not {len(entries)}", "wall_token")
    box.tokens = []
    seen: set[int] = set()
    for entry in entries:
        check_words(entry, "sides")
        sides = entry.items("sides")
        if len(sides) != 2 or not all([side in CRITERIA for side in sides]):
            raise entry.error(f"sides are two of {', '.join(CRITERIA)}", "sides")
        token = CRITERIA.index(str(sides[0])), CRITERIA.index(str(sides[1]))
        if token[0] == token[1] or token[0] in seen or token[1] in seen:
            raise entry.error("each criterion stands on one side of one token", "sides")
        seen.update(token)
        box.tokens.append(token)


def read_missions(box: Box, whole: PackEntry, entries: list[PackEntry]) -> None:
    box.mission_kind = []
    box.mission_places = []
    for entry in entries:
        check_words(entry, "kind", "places")
        kind = MISSION_KINDS.index(entry.word("kind", MISSION_KINDS, MISSION_KINDS))
        needed = [0] * (len(AREAS) if kind == 0 else REGIONS)
        for i, place in enumerate(entry.items("places")):
            if kind:
                needed[region_of(entry, place, "places", i)] += 1
            elif place in AREAS:
                needed[AREAS.index(str(place))] += 1
            else:
                raise entry.error(f"a place of a wall mission is one of {', '.join(AREAS)}", "places", i)
        if not 2 <= sum(needed) <= 4 or max(needed) > (1 if kind else 2):
            raise entry.error("a mission shows 2 to 4 places, an area at most twice, a region once", "places")
        box.mission_kind.append(kind)
        box.mission_places.append(needed)
    for kind, name in enumerate(MISSION_KINDS):
        if box.mission_kind.count(kind) < 2:
            raise whole.error(f"there must be at least 2 {name} missions", "mission")


def read_board(box: Box, entry: PackEntry) -> int:
    check_words(entry, "id", "unrest", "ban")
    board = BOARDS.index(entry.word("id", BOARDS, BOARDS))
    unrest, ban = entry.items("unrest"), entry.items("ban")
    for name, numbers in (("unrest", unrest), ("ban", ban)):
        if len(numbers) != REGIONS:
            raise entry.error(f"{name} has {REGIONS} numbers, one a region", name)
    spaces = [entry.checked(n, 2, 4, "unrest", i) for i, n in enumerate(unrest)]
    box.unrest[board] = spaces
    box.ban[board] = [entry.checked(n, 0, spaces[i], "ban", i) or MOST for i, n in enumerate(ban)]
    return board


READERS: Final = (
    ("map", read_map),
    ("squares", read_squares),
    ("markers", read_markers),
    ("pieces", read_pieces),
    ("governors", read_governors),
    ("criteria", read_criteria),
    ("missions", read_spaces),
)
