"""The browser's types are those of the server's models."""

from tools.typescript import FILE, as_typescript


def test_the_generated_types_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == as_typescript(), "run `make types`"
