"""Checks that nothing outside the kernel and the games looks into a frame: `make check` runs this.

What happens next is a stack of frames, and their numbers mean something only to the rules. Other code that read them
would depend on a rule, and would be wrong after the next change. The kernel answers instead: `kernel.asked`,
`Game.to_act`, `Decision.window`, and the views.
"""

import ast
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "tianxia"
INSIDE = ("core", "games")
FRAMES = {"ASK", "FACTS", "KIND", "OWING", "SEALED", "STEP", "WINDOW", "Frame"}  # what core.state says about frames
HOLDERS = {"frame", "frames", "question", "stack"}  # what a frame is called


def trespasses(code: str) -> list[tuple[int, str]]:
    """Lines that read a frame, and how."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Attribute) and node.attr == "stack":
            found.append((node.lineno, "reads the stack of a state"))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").endswith("state"):
            taken = sorted(FRAMES & {name.name for name in node.names})
            if taken:
                found.append((node.lineno, f"imports {', '.join(taken)}"))
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in HOLDERS:
            found.append((node.lineno, f"indexes {node.value.id}"))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").endswith("frames"):
            found.append((node.lineno, "imports frames of a game"))
    return found


def main() -> int:
    wrong = 0
    for file in sorted(SOURCE.rglob("*.py")):
        if file.relative_to(SOURCE).parts[0] not in INSIDE:
            for line, what in trespasses(file.read_text(encoding="utf-8")):
                print(f"{file.relative_to(SOURCE.parent.parent)}:{line}: {what}")
                wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
