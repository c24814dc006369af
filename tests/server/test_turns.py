"""Who may think next, when there are more who want to than processes."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import count

import pytest

from tianxia.server.turns import ALONE, HINT, MOST_OWN, MOVE, OVERDUE, SCHOOL, STUDY, Known, People, Turns


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


Wants = tuple[str, int, People]


async def order_of(turns: Turns, clock: Clock, wants: Sequence[Wants], meanwhile: float = 1.0) -> list[str]:
    """Who thinks when, if all come while somebody else is thinking for so many seconds; each thinks for a second."""
    found: list[str] = []

    async def think(name: str, rank: int, people: People) -> None:
        async with turns.turn(rank, people):
            found.append(name)
            clock.now += 1.0

    async with turns.turn(MOVE, ("somebody",)):
        tasks = []
        for want in wants:
            tasks.append(asyncio.create_task(think(*want)))
            await asyncio.sleep(0)
        clock.now += meanwhile
    await asyncio.gather(*tasks)
    return found


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def turns(clock: Clock) -> Turns:
    """For one place."""
    return Turns(1, clock)


async def test_moves_go_before_hints_and_studies(turns: Turns, clock: Clock) -> None:
    wants = [("study", STUDY, ("a",)), ("alone", ALONE, ()), ("hint", HINT, ("b",)), ("move", MOVE, ("c",))]
    assert await order_of(turns, clock, wants) == ["move", "hint", "alone", "study"]


async def test_many_tables_of_one_person_make_nobody_else_wait(turns: Turns, clock: Clock) -> None:
    greedy = [(f"a{n}", MOVE, ("a",)) for n in range(4)]
    wants = [*greedy, ("b", MOVE, ("b",)), ("c", MOVE, ("c",))]
    assert await order_of(turns, clock, wants) == ["a0", "b", "c", "a1", "a2", "a3"]


async def test_a_table_of_several_is_as_urgent_as_for_who_had_least(turns: Turns, clock: Clock) -> None:
    wants = [("a", MOVE, ("a",)), ("b", MOVE, ("b",)), ("b again", MOVE, ("b",)), ("a and c", MOVE, ("a", "c"))]
    assert await order_of(turns, clock, wants) == ["a", "b", "a and c", "b again"]


async def test_time_is_forgotten(turns: Turns, clock: Clock) -> None:
    await order_of(turns, clock, [("a", MOVE, ("a",))])
    clock.now += 3600
    assert await order_of(turns, clock, [("a", MOVE, ("a",)), ("b", MOVE, ("b",))]) == ["a", "b"]


async def test_of_those_who_have_waited_long_the_first_goes_first(turns: Turns, clock: Clock) -> None:
    await order_of(turns, clock, [("a", MOVE, ("a",))])
    wants = [("a's study", STUDY, ("a",)), ("b", MOVE, ("b",)), ("c", HINT, ("c",))]
    assert await order_of(turns, clock, wants, OVERDUE + 1) == ["a's study", "b", "c"]


async def waited(turns: Turns, clock: Clock, person: str, newcomers: Iterator[str], lasts: float) -> float:
    """How long a move of the person waits while there is always somebody new who wants one."""
    tasks: list[asyncio.Task[None]] = []
    enough = asyncio.Event()

    async def comes(newcomer: str) -> None:
        async with turns.turn(MOVE, (newcomer,)):
            if not enough.is_set():
                tasks.append(asyncio.create_task(comes(next(newcomers))))
                await asyncio.sleep(0)
                clock.now += lasts

    async with turns.turn(MOVE, ("somebody",)):
        tasks += [asyncio.create_task(comes(next(newcomers))) for _ in range(3)]
        await asyncio.sleep(0)
        began = clock.now

        async def honest() -> None:
            async with turns.turn(MOVE, (person,)):
                enough.set()

        asking = asyncio.create_task(honest())
        await asyncio.sleep(0)
    await asking
    waited = clock.now - began
    await asyncio.gather(*tasks)
    return waited


def among(known: dict[str, Known], clock: Clock) -> Turns:
    """All others are visitors, each from a network of their own."""
    return Turns(1, clock, lambda person: known.get(person, Known(f"net of {person}", True)))


async def test_no_stream_of_newcomers_holds_a_move_up(clock: Clock) -> None:
    """Whoever has played has used time, and every newcomer none; yet after a while nobody new goes first."""
    turns = among({}, clock)
    await order_of(turns, clock, [("ann", MOVE, ("ann",))] * 5)
    assert await waited(turns, clock, "ann", (f"new {n}" for n in count()), 3.0) <= OVERDUE + 2 * 3.0


async def test_who_has_played_alone_is_not_behind_newcomers_for_it(clock: Clock) -> None:
    """An hour against bots while nobody else wanted them: whoever comes then begins where the first one is."""
    turns = among({}, clock)
    for _ in range(100):
        await order_of(turns, clock, [])
        async with turns.turn(MOVE, ("ann",)):
            clock.now += 3.0
    assert await waited(turns, clock, "ann", (f"new {n}" for n in count()), 3.0) <= 4 * 3.0


async def test_who_keeps_a_name_has_a_share_of_their_own(clock: Clock) -> None:
    turns = among({"ann": Known("home", False)}, clock)
    await order_of(turns, clock, [("ann", MOVE, ("ann",))] * 2)
    for _ in range(5):  # however often there is somebody new
        assert await waited(turns, clock, "ann", (f"new {n}" for n in count()), 3.0) <= 2 * 3.0


async def test_newcomers_of_one_network_are_as_one(clock: Clock) -> None:
    turns = among({f"new {n}": Known("one", True) for n in range(30)}, clock)
    crowd = [(f"new {n}", MOVE, (f"new {n}",)) for n in range(30)]
    for _ in range(3):
        found = await order_of(turns, clock, [*crowd, ("ann", MOVE, ("ann",)), ("ann again", MOVE, ("ann",))])
        assert found.index("ann") <= 1
        assert found.index("ann again") <= 2 + 2 * SCHOOL


async def test_one_visitors_tables_are_not_all_in_line(clock: Clock) -> None:
    """Otherwise they would all have waited long, and others would come after every one of them."""
    turns = among({}, clock)
    mine = [(f"m{n}", MOVE, ("m",)) for n in range(20)]
    found = await order_of(turns, clock, [*mine, ("ann", MOVE, ("ann",))], OVERDUE + 1)
    assert found.index("ann") <= MOST_OWN
    assert len(found) == 21


async def test_visitors_get_their_share_among_those_who_keep_names(clock: Clock) -> None:
    turns = among({f"k{n}": Known("", False) for n in range(12)}, clock)
    kept = [(f"k{n}", MOVE, (f"k{n}",)) for n in range(12)]
    visitors = [(f"v{n}", MOVE, (f"v{n}",)) for n in range(4)]
    found = await order_of(turns, clock, kept + visitors)
    assert [each[0] for each in found].count("v") == 4
    assert [each for each in found[:8] if each.startswith("v")] != []
    assert len([each for each in found[:8] if each.startswith("k")]) >= 5


async def test_nobody_waits_for_ever(turns: Turns, clock: Clock) -> None:
    late = await order_of(turns, clock, [("study", STUDY, ("a",)), ("move", MOVE, ("b",))], OVERDUE + 1)
    assert late == ["study", "move"]


def test_as_many_at_a_time_as_there_are_places() -> None:
    async def count() -> int:
        turns, inside, most = Turns(2), 0, 0

        async def think() -> None:
            nonlocal inside, most
            async with turns.turn(MOVE, ("a",)):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*[think() for _ in range(7)])
        return most

    assert asyncio.run(count()) == 2


async def test_all_give_up_at_once(turns: Turns, clock: Clock) -> None:
    """As when the server stops: whoever leaves gives the place to nobody who has just been told to go, too."""
    many = [asyncio.create_task(order_of(turns, clock, [(f"{n}", MOVE, (f"{n}",))])) for n in range(10)]
    same = [asyncio.create_task(order_of(turns, clock, [(f"s{n}", MOVE, ("s",))])) for n in range(10)]
    for _ in range(3):
        await asyncio.sleep(0)
    for task in [*many, *same[:8]]:
        task.cancel()
    told = await asyncio.gather(*many, *same[:8], return_exceptions=True)
    assert {type(each) for each in told} == {asyncio.CancelledError}
    await asyncio.gather(*same[8:])
    assert await order_of(turns, clock, [("next", MOVE, ("a",))]) == ["next"]
    assert turns.waiting() == 0


async def test_who_gives_up_takes_no_place(turns: Turns, clock: Clock) -> None:
    async with turns.turn(MOVE, ()):
        early = asyncio.create_task(order_of(turns, clock, []))
        late = asyncio.create_task(order_of(turns, clock, []))
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
    late.cancel()  # just when its place came
    await asyncio.gather(early, late, return_exceptions=True)
    assert await order_of(turns, clock, [("next", MOVE, ("a",))]) == ["next"]
