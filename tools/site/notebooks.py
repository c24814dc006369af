"""The notebooks of `examples` as pages, with the outputs that `make notebooks` has stored in them."""

import json
from pathlib import Path
from typing import Any, Final

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
SHOWN: Final = ("stdout",)  # what libraries say on the side is for whoever runs it


def notebook_pages() -> dict[str, str]:
    """All of them by their addresses."""
    return {f"notebooks/{path.stem}.md": page_of(path) for path in sorted(EXAMPLES.glob("*.ipynb"))}


def page_of(path: Path) -> str:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    parts = [part for cell in cells for part in parts_of(cell)]
    return "\n\n".join([*parts, f"This page is the notebook `examples/{path.name}`, as it was run.\n"])


def parts_of(cell: dict[str, Any]) -> list[str]:
    """A cell in Markdown.

    >>> parts_of({"cell_type": "code", "source": ["6 * 7"], "outputs": [{"data": {"text/plain": ["42"]}}]})
    ['```python\\n6 * 7\\n```', '```text\\n42\\n```']
    """
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return [source]
    return [fenced("python", source), *[shown(output) for output in cell["outputs"] if is_shown(output)]]


def is_shown(output: dict[str, Any]) -> bool:
    return "data" in output or output.get("name") in SHOWN


def shown(output: dict[str, Any]) -> str:
    """A text, or a picture, which has no file of its own."""
    data = output.get("data", {"text/plain": output.get("text", "")})
    if "image/png" in data:
        return f"![what the cell draws](data:image/png;base64,{''.join(data['image/png']).strip()})"
    return fenced("text", "".join(data["text/plain"]))


def fenced(language: str, text: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```"
