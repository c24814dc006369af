"""The server's models as TypeScript: `make types` writes web/src/lib/wire.ts.

The models are the source, so the browser's types cannot drift from what the server sends; a test fails
while the file is not the one that this writes.
"""

from pathlib import Path
from typing import Any

import msgspec

from tianxia.server import models

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Written by `make types` from src/tianxia/server/models.py. Do not edit.\n"


def structs() -> list[type]:
    found = [value for value in vars(models).values() if isinstance(value, type)]
    return [each for each in found if issubclass(each, msgspec.Struct) and each is not msgspec.Struct]


def as_typescript() -> str:
    _, parts = msgspec.json.schema_components(structs(), ref_template="{name}")
    return HEAD + "".join(f"\nexport type {name} = {body(schema)}\n" for name, schema in sorted(parts.items()))


def body(schema: dict[str, Any]) -> str:
    """An object with named fields. What has a default may be left out by whoever sends it."""
    required = schema.get("required", [])
    lines = [f"  {name}{'' if name in required else '?'}: {of(part)}" for name, part in schema["properties"].items()]
    return "\n".join(["{", *lines, "}"])


def of(schema: dict[str, Any]) -> str:
    """The type of one part."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(of(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    match schema.get("type"):
        case "array":
            inner = of(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            extra = schema.get("additionalProperties")
            return f"Record<string, {of(extra) if isinstance(extra, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as name:
            return str(name)
        case _:
            return "unknown"


if __name__ == "__main__":
    FILE.write_text(as_typescript(), encoding="utf-8")
