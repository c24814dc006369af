"""Who may think next, when there are more who want to than processes."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from tianxia.server.turns import ALONE, HINT, MOVE, OVERDUE, STUDY, People, Turns


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


def run(test: Callable[[Turns, Clock], Awaitable[None]]) -> None:
    clock = Clock()
    asyncio.run(asyncio.wait_for(_run(test, clock), timeout=60))


async def _run(test: Callable[[Turns, Clock], Awaitable[None]], clock: Clock) -> None:
    await test(Turns(1, clock), clock)


def test_moves_go_before_hints_and_studies() -> None:
    async def test(turns: Turns, clock: Clock) -> None:
        wants = [("study", STUDY, ("a",)), ("alone", ALONE, ()), ("hint", HINT, ("b",)), ("move", MOVE, ("c",))]
        assert await order_of(turns, clock, wants) == ["move", "hint", "alone", "study"]

    run(test)


def test_many_tables_of_one_person_make_nobody_else_wait() -> None:
    async def test(turns: Turns, clock: Clock) -> None:
        greedy = [(f"a{n}", MOVE, ("a",)) for n in range(4)]
        wants = [*greedy, ("b", MOVE, ("b",)), ("c", MOVE, ("c",))]
        assert await order_of(turns, clock, wants) == ["a0", "b", "c", "a1", "a2", "a3"]

    run(test)


def test_a_table_of_several_is_as_urgent_as_for_who_had_least() -> None:
    async def test(turns: Turns, clock: Clock) -> None:
        await order_of(turns, clock, [("a", MOVE, ("a",)), ("b", MOVE, ("b",))])
        wants = [("b alone", MOVE, ("b",)), ("a and c", MOVE, ("a", "c"))]
        assert await order_of(turns, clock, wants) == ["a and c", "b alone"]

    run(test)


def test_time_is_forgotten() -> None:
    async def test(turns: Turns, clock: Clock) -> None:
        await order_of(turns, clock, [("a", MOVE, ("a",))])
        clock.now += 3600
        assert await order_of(turns, clock, [("a", MOVE, ("a",)), ("b", MOVE, ("b",))]) == ["a", "b"]

    run(test)


def test_nobody_waits_for_ever() -> None:
    async def test(turns: Turns, clock: Clock) -> None:
        late = await order_of(turns, clock, [("study", STUDY, ("a",)), ("move", MOVE, ("b",))], OVERDUE + 1)
        assert late == ["study", "move"]

    run(test)


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


def test_who_gives_up_takes_no_place() -> None:
    async def test(turns: Turns, clock: Clock) -> None:
        async with turns.turn(MOVE, ()):
            early = asyncio.create_task(order_of(turns, clock, []))
            late = asyncio.create_task(order_of(turns, clock, []))
            await asyncio.sleep(0)
            early.cancel()
            await asyncio.sleep(0)
        late.cancel()  # just when its place came
        await asyncio.gather(early, late, return_exceptions=True)
        assert await order_of(turns, clock, [("next", MOVE, ("a",))]) == ["next"]

    run(test)
