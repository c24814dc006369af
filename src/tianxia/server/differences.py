"""The difference between two views: a preview sends only that.

For an object, the fields that changed; for a list as long as before, the places that changed (as an object of places);
anything else as a whole, and an object with other fields than before marked as whole. The browser lays it over the view
that it has (`web/src/table/live/overlay.ts`), and has the view after.
"""

from typing import Any

from msgspec import UNSET, Struct


class _Same:
    """Nothing changed."""


SAME = _Same()
WHOLE = ""  # the only field of a change that replaces what was there; no field of a view has this name


def difference(before: Any, after: Any) -> Any:
    """SAME, or what to lay over the first to get the second."""
    if before == after:
        return SAME
    if isinstance(before, Struct) and type(before) is type(after):
        return _of_struct(before, after)
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return _of_pairs((key, before[key], after[key]) for key in before)
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and _is_deep(before):
        return _of_pairs((str(place), one, other) for place, (one, other) in enumerate(zip(before, after, strict=True)))
    return _instead(before, after)


def _instead(before: Any, after: Any) -> Any:
    """Marked as whole where a bare object would be taken for the fields that changed."""
    over = isinstance(before, (Struct, dict, list, tuple))
    return {WHOLE: after} if over and isinstance(after, (Struct, dict)) else after


def _of_struct(before: Struct, after: Struct) -> Any:
    fields = [
        (encoded, getattr(before, name), getattr(after, name))
        for name, encoded in zip(before.__struct_fields__, before.__struct_encode_fields__, strict=True)
    ]
    goes = before.__struct_config__.omit_defaults or any((one is UNSET) != (other is UNSET) for _, one, other in fields)
    if goes:
        return _instead(before, after)  # a field that disappears cannot be laid over
    return _of_pairs(fields)


def _of_pairs(pairs: Any) -> dict[str, Any]:
    found = ((key, difference(one, other)) for key, one, other in pairs)
    return {key: change for key, change in found if change is not SAME}


def _is_deep(items: list[Any]) -> bool:
    return bool(items) and isinstance(items[0], (Struct, dict, list))


def laid_over(view: Any, change: Any) -> Any:
    """The view after, as plain data: what the browser does; tests compare the two."""
    if change is SAME:
        return view
    if isinstance(change, dict) and WHOLE in change:
        return change[WHOLE]
    if isinstance(view, list) and isinstance(change, dict):
        return [laid_over(item, change.get(str(place), SAME)) for place, item in enumerate(view)]
    if isinstance(view, dict) and isinstance(change, dict):
        return {**view, **{key: laid_over(view.get(key), part) for key, part in change.items()}}
    return change
