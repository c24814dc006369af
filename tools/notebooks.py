"""Runs the notebooks of `examples` and stores their outputs in them: `make notebooks`, whenever these have changed."""

import warnings
from pathlib import Path
from typing import Any, Final

EXAMPLES: Final = Path(__file__).parents[1] / "examples"
PATIENCE: Final = 300  # seconds for a cell


def run_notebook(path: Path) -> Any:
    """The notebook with new outputs. What else a kernel notes, such as its version, would differ everywhere."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the libraries that run it
        import nbformat
        from nbclient import NotebookClient

        notebook = nbformat.read(path, as_version=4)
        metadata = dict(notebook.metadata)
        # What a cell prints is one output, in however many pieces it arrives.
        client = NotebookClient(
            notebook, timeout=PATIENCE, kernel_name="python3", record_timing=False, coalesce_streams=True
        )
        client.execute()
        notebook.metadata = metadata
    return notebook


def texts_of(notebook: Any) -> list[str]:
    """The outputs that are the same on every machine, cell by cell: not the pictures, nor what libraries say."""
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", [])]
    texts = [output.get("text", output.get("data", {}).get("text/plain", "")) for output in outputs if is_ours(output)]
    return ["".join(text) for text in texts]


def is_ours(output: Any) -> bool:
    return output.get("name") != "stderr" and "image/png" not in output.get("data", {})


def main() -> None:
    import nbformat

    for path in sorted(EXAMPLES.glob("*.ipynb")):
        notebook = run_notebook(path)
        for cell in notebook.cells:
            cell.get("outputs", [])[:] = [each for each in cell.get("outputs", []) if each.get("name") != "stderr"]
        path.write_text(nbformat.writes(notebook) + "\n", encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
