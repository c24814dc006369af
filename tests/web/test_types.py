"""The browser's types match what the server sends."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field
from tools.typescript import WEB, alias, files, struct, structs_in


def test_the_generated_types_are_up_to_date() -> None:
    for path, text in files().items():
        assert path.is_file(), f"run `make types`: {path.name} of {path.parent.name} is missing"
        assert path.read_text(encoding="utf-8") == text, f"run `make types`: {path.name} of {path.parent.name}"


def test_no_form_has_a_limit_of_its_own() -> None:
    forms = [path for path in WEB.rglob("*.svelte") if "maxlength" in path.read_text(encoding="utf-8")]
    assert forms
    for path in forms:
        assert 'maxlength="' not in path.read_text(encoding="utf-8"), path.name


Color = Literal["red", "blue"]


class Inner(Struct):
    color: Color


class Outer(Struct):
    inner: Inner | None
    place: tuple[float, float]
    some: dict[Color, Inner]
    all: Annotated[dict[Color, int], Meta(min_length=2)]
    others: list[Color | Literal["none"]]
    by_name: dict[str, bool] = field(name="1")
    usual: int = 0
    own: list[str] | UnsetType = UNSET


class Brief(Struct, omit_defaults=True):
    count: int = 0


def test_structs_as_typescript() -> None:
    """What is sent is always there, unless it is unset or left out; names stand for their literals."""
    assert structs_in(Outer) == [Outer, Inner]
    names = {frozenset(("red", "blue")): "Color"}
    assert struct(Outer, names, sent=True).splitlines() == [
        "export type Outer = {",
        "  inner: Inner | null",
        "  place: [number, number]",
        "  some: Partial<Record<Color, Inner>>",
        "  all: Record<Color, number>",
        '  others: (Color | "none")[]',
        '  "1": Record<string, boolean>',
        "  usual: number",
        "  own?: string[]",
        "}",
    ]
    assert "  count?: number\n" in struct(Brief, {}, sent=True)
    assert "  usual?: number\n" in struct(Outer, {}, sent=False)


def test_names_as_typescript() -> None:
    assert alias("Color", ("red", "blue"), {("red", "blue"): "COLORS"}).splitlines() == [
        'export const COLORS = ["red", "blue"] as const',
        "export type Color = (typeof COLORS)[number]",
    ]
    assert alias("Color", ("red", "blue"), {}) == 'export type Color = "red" | "blue"\n'
