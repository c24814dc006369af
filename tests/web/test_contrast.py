"""Words and edges can be read on what they lie on, by day and at night: WCAG 2.2 AA, measured on tokens.css."""

import re
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[2] / "web" / "src" / "styles"
TEXT = 4.5
EDGE = 3.0

PAIR = re.compile(r"--([\w-]+): light-dark\((#[0-9a-fA-F]{6}), (#[0-9a-fA-F]{6})\);")
PLAIN = re.compile(r"--([\w-]+): (#[0-9a-fA-F]{6});")

SILK = ("silk", "silk-2", "silk-hi")
WORDS = [
    *[(ink, ground) for ink in ("ink", "ink-2", "ink-3") for ground in (*SILK, "legal-soft")],
    ("ink", "silk-3"),
    ("ink-2", "silk-3"),
    *[(f"on-cloth{ink}", f"cloth-{ground}") for ink in ("", "-2", "-3") for ground in (1, 2, 3)],
    *[(ink, ground) for ink in ("on-lacquer", "on-lacquer-2") for ground in ("lacquer-2", "lacquer-3")],
    *[("act-on", ground) for ground in ("act-1", "act-2", "cin-2")],
    *[(kind, ground) for kind in ("good", "bad", "warn") for ground in ("silk", f"{kind}-soft")],
    *[("ink", f"{kind}-soft") for kind in ("good", "bad", "warn")],
    ("vermilion-ink", "silk"),
    ("vermilion-ink", "silk-hi"),
    ("legal-on", "legal"),
    ("turn-on", "turn-1"),
    ("turn-on", "turn-2"),
    ("on-tag", "tag"),
    ("on-paint", "cloth-3"),
    *[(f"seat-{seat}-on", f"seat-{seat}") for seat in range(5)],
    *[(f"seat-{seat}-ink", ground) for seat in range(5) for ground in SILK],
    *[(f"aspect-{aspect}-on", f"aspect-{aspect}") for aspect in ("writing", "currency", "law")],
    *[(f"area-{area}-on", f"area-{area}") for area in ("turquoise", "gold", "crimson")],
]
EDGES = [
    ("edge", "silk"),
    ("edge", "silk-hi"),
    ("legal", "silk"),
    ("legal", "silk-hi"),
    ("lamp", "lamp-dark"),
    ("lamp", "mala-1"),
    *[(gold, "lacquer-1") for gold in ("turn-1", "turn-2")],
    ("last", "silk"),
    ("focus", "silk"),
    ("focus", "halo"),
    *[(material, "silk") for material in ("wood", "stone", "gold", "chi", "honor", "shame", "blood")],
]


def colors() -> dict[str, tuple[str, str]]:
    """Every token that is one color: by day, at night."""
    text = (STYLES / "tokens.css").read_text(encoding="utf-8")
    plain = {name: (color, color) for name, color in PLAIN.findall(text)}
    return plain | {name: (day, night) for name, day, night in PAIR.findall(text)}


def brightness(color: str) -> float:
    red, green, blue = (linear(int(color[place : place + 2], 16) / 255) for place in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(("pairs", "least"), [(WORDS, TEXT), (EDGES, EDGE)], ids=["words", "edges"])
def test_what_is_read_can_be_read(theme: int, pairs: list[tuple[str, str]], least: float) -> None:
    known = colors()
    found = {pair: contrast(known[pair[0]][theme], known[pair[1]][theme]) for pair in pairs}
    assert {pair: round(ratio, 2) for pair, ratio in found.items() if ratio < least} == {}


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
