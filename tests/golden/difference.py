"""How a golden game goes another way than it did."""

from difflib import unified_diff
from itertools import zip_longest

from .chapters import Chapter
from .logs import Kept


def check(log: Kept, now: list[Chapter]) -> None:
    """The game is told as its digests say."""
    differ = unknown(log, now)
    if differ:
        raise AssertionError(
            f"{log.name} goes another way; moves that differ: {len(differ)}; the first is now:\n{differ[0]}\n"
            "If that is meant, run `make golden`: it shows what has changed."
        )


def unknown(log: Kept, now: list[Chapter]) -> list[str]:
    """The moves with other digests than those next to the log."""
    kept = log.digests.split()
    if not kept:
        return [f"is new, with {len(now) - 1} moves"]
    differ = [str(chapter) for chapter, digest in zip_longest(now, kept) if chapter and chapter.digest != digest]
    return differ + ["and then it breaks off"] * (len(now) < len(kept))


def difference(before: list[str], now: list[Chapter]) -> list[str]:
    """The chapters that differ, line by line, up to where another option is played: the rest is another game."""
    differ: list[str] = []
    for old, new in zip_longest(before, map(str, now), fillvalue="") if before else ():
        if old != new:
            was, is_now = old.splitlines(), new.splitlines()
            differ.append("\n".join(list(unified_diff(was, is_now, n=len(was), lineterm=""))[3:]))
            if played(old) != played(new):
                return [*differ, "and from there on it is another game"]
    return differ


def played(chapter: str) -> str:
    """The option, without what was asked and told."""
    return chapter.partition("\n")[0].partition("): ")[2]
