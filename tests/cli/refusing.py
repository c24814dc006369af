"""What a command says when it does nothing."""

from .conftest import Ran


def is_refused(done: Ran, *words: str) -> None:
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("tianxia: ")
    assert done.err.count("\n") == 1
    assert done.err.endswith("\n")
    for word in words:
        assert word in done.err
