"""Checks that nothing in the package needs POSIX, so that it runs on Windows and macOS as well (`make check`).

What only some systems have may be used behind a check: `if sys.platform == "win32"`, `if hasattr(os, ...)`, or in a
`try` that expects it to be missing. Files are opened with their encoding, since Windows would use another one.
"""

import ast
import re
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "tianxia"

# What only some systems have.
MODULES = re.compile(r"crypt|curses|fcntl|grp|nis|posix|pty|pwd|readline|resource|spwd|syslog|termios|tty|uvloop")
OF_OS = re.compile(
    r"(?:f|l)?chown|chroot|fchmod|fork(?:pty)?|register_at_fork|getloadavg|initgroups|killpg|mkfifo|mknod|nice"
    r"|pathconf|posix_\w+|sched_\w+|statvfs|sync|sysconf|tcgetpgrp|tcsetpgrp|ttyname|uname|wait(?:3|4|id)?"
    r"|(?:get|set)(?:e|re|res)?[ug]id|(?:get|set)(?:groups|pgid|pgrp|priority|sid)"
)
OF_SIGNAL = re.compile(
    r"alarm|pause|pthread_\w+|setitimer|sigwait|SIG(?!(?:ABRT|FPE|ILL|INT|SEGV|TERM|_DFL|_IGN)$)[A-Z0-9_]+"
)
PLACES = re.compile(r"/(?:bin|dev|etc|home|opt|proc|root|run|sys|tmp|usr|var)(?:/|$)")
MODE = re.compile(r"[rwaxbt+]+")
QUESTIONS = re.compile(r"\b(?:platform|os\.name|hasattr)\b")
MISSING = frozenset(("AttributeError", "ImportError", "ModuleNotFoundError", "NotImplementedError"))
WITH_TEXT = {"open": 3, "read_text": 0, "write_text": 1}  # the place of the encoding among the arguments


def findings(code: str) -> list[tuple[int, str]]:
    """Lines that some system would not run, and why."""
    reader = _Reader()
    reader.visit(ast.parse(code))
    return sorted(reader.found)


class _Reader(ast.NodeVisitor):
    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self.asked = 0  # checks around this place for what the system has

    def note(self, node: ast.expr | ast.stmt, what: str) -> None:
        if not self.asked:
            self.found.append((node.lineno, what))

    def visit_Import(self, node: ast.Import) -> None:
        for name in node.names:
            if MODULES.fullmatch(name.name.partition(".")[0]):
                self.note(node, f"imports {name.name}")

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        if not node.level and MODULES.fullmatch(module.partition(".")[0]):
            self.note(node, f"imports {module}")
        for name in node.names:
            if not node.level:
                self.name(node, module, name.name)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name):
            self.name(node, node.value.id, node.attr)
        self.generic_visit(node)

    def name(self, node: ast.expr | ast.stmt, module: str, name: str) -> None:
        of_some = OF_OS if module == "os" else OF_SIGNAL if module == "signal" else None
        if of_some and of_some.fullmatch(name):
            self.note(node, f"uses {module}.{name}")

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and PLACES.match(node.value):
            self.note(node, f"names the place {node.value.split()[0]}")

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = {keyword.arg for keyword in node.keywords}
        if called in ("get_context", "set_start_method"):
            method = node.args[0] if node.args else None
            if not (isinstance(method, ast.Constant) and method.value == "spawn"):
                self.note(node, "starts processes otherwise than by spawn")
        elif called == "ProcessPoolExecutor" and "mp_context" not in given:
            self.note(node, "starts processes by the system's usual way: say mp_context")
        elif called == "add_signal_handler":
            self.note(node, "calls add_signal_handler")
        elif "preexec_fn" in given:
            self.note(node, "passes preexec_fn")
        elif is_open_text(node, called) and "encoding" not in given:
            self.found.append((node.lineno, f"calls {called} without an encoding"))
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        self.behind(bool(QUESTIONS.search(ast.unparse(node.test))), node)

    def visit_Try(self, node: ast.Try) -> None:
        caught = {name for handler in node.handlers for name in names_in(handler.type)}
        self.behind(bool(caught & MISSING), node)

    def behind(self, question: bool, node: ast.AST) -> None:
        self.asked += question
        self.generic_visit(node)
        self.asked -= question


def names_in(node: ast.expr | None) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} if node else set()


def is_open_text(node: ast.Call, called: str) -> bool:
    """Whether it opens a text file, with too few arguments to include the encoding."""
    if called not in WITH_TEXT or len(node.args) > WITH_TEXT[called]:
        return False
    if called != "open":
        return True
    of_path = isinstance(node.func, ast.Attribute)
    places = node.args[:1] if of_path else node.args[1:2]
    places += [keyword.value for keyword in node.keywords if keyword.arg == "mode"]
    modes = [place.value for place in places if isinstance(place, ast.Constant) and MODE.fullmatch(str(place.value))]
    if any("b" in str(mode) for mode in modes):
        return False
    return bool(modes) or not (of_path and node.args)  # `webbrowser.open(address)` opens no file


def main() -> int:
    wrong = 0
    for file in sorted(SOURCE.rglob("*.py")):
        for line, what in findings(file.read_text(encoding="utf-8")):
            print(f"{file.relative_to(SOURCE.parent.parent)}:{line}: {what}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
