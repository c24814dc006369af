"""Everything the schema allows and much that it does not: no server error, only documented answers."""

import contextlib
import random
from http.cookies import SimpleCookie
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .browser import Browser
from .databases import ON_POSTGRES
from .serving import Running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
# After these Ann has no seat any more, so everything else is tried before.
PARTINGS = ("POST /api/tables/{table_id}/leave", "POST /api/sign_out", "POST /api/me/delete")
quickly = settings(
    max_examples=8, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
thoroughly = settings(quickly, max_examples=50, derandomize=False)


def operations(server: Running) -> list[Any]:
    schema = schemathesis.openapi.from_dict(server.app.openapi_schema.to_schema())
    found: list[Any] = list(schema.get_all_operations())
    return sorted([result.ok() for result in found], key=lambda operation: operation.label in PARTINGS)


@pytest.fixture(params=[quickly, pytest.param(thoroughly, marks=pytest.mark.long)], ids=["a few", "many"])
def examples(request: pytest.FixtureRequest) -> settings:
    found: settings = request.param
    return found


@ON_POSTGRES  # of the two it refuses more: numbers that are too large, and some letters
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_the_whole_interface(server: Running, ann: Browser, mode: GenerationMode, examples: settings) -> None:
    """Each operation with bodies and parameters that fit the schema, and with those that do not."""
    table = ann.open("me", "open")
    seen = operations(server)
    assert len(seen) == 93
    staying = [operation for operation in seen if operation.label not in PARTINGS]
    for operation in staying:
        try_operation(operation, mode, ann, table, examples)
    assert server.log_of(table) == []
    assert ann.sight(table)["status"] == "open"
    for operation in seen[len(staying) :]:
        try_operation(operation, mode, ann, table, examples)


def try_operation(operation: Any, mode: GenerationMode, ann: Browser, table: str, examples: settings) -> None:
    token = {"x-csrftoken": ann.client.cookies["csrftoken"]}

    @examples
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
    def run(case: Any, real: bool) -> None:
        if real and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        if real and "name" in case.path_parameters:
            case.path_parameters["name"] = "sun_tzu"
        response = case.call(base_url=ann.address, headers=token, cookies=dict(ann.client.cookies), timeout=20)
        given = SimpleCookie("; ".join([each.partition(";")[0] for each in response.headers.get("set-cookie", [])]))
        ann.become({**ann.client.cookies, **{name: each.value for name, each in given.items()}})
        case.validate_response(response, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # an operation that takes nothing cannot be given anything wrong
        run()


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
FIELDS = st.dictionaries(
    st.sampled_from(
        ["seat", "option", "number", "game", "seats", "players", "options", "name", "language", "invitation"]
        + ["goal", "agrees", "pack", "pack_name"]
    ),
    ANYTHING,
)
PATHS = [
    "/api/me",
    "/api/tables",
    "/api/tables/T/moves",
    "/api/tables/T/undo",
    "/api/tables/T/redo",
    "/api/tables/T/nudge",
    "/api/tables/T/wish",
    "/api/tables/T/consent",
    "/api/tables/T/join",
    "/api/tables/T/close",
]


def test_any_body(server: Running, ann: Browser) -> None:
    table = ann.open("me", "open")

    @settings(quickly, max_examples=60)
    @given(path=st.sampled_from(PATHS), body=ANYTHING | FIELDS)
    def run(path: str, body: Any) -> None:
        answer = ann.post(path.replace("/T/", f"/{table}/"), body)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert answer.json()["sentence"]

    run()
    assert server.log_of(table) == []


def test_any_move(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    asked = ann.sight(table, 0)["decision"]["number"]

    @settings(quickly, max_examples=40)
    @given(option=st.text(max_size=220), number=st.integers(), seat=st.integers(-3, 3))
    def run(option: str, number: int, seat: int) -> None:
        for wanted in (number, asked):
            answer = ann.try_move(table, seat, option, wanted)
            assert answer.status_code in (400, 404, 409, 422), answer.text
        why = ann.get(f"/api/tables/{table}/why", seat=seat, option=option)
        assert why.status_code in (200, 400, 404)

    run()
    assert server.log_of(table) == []


def test_a_game_after_all_of_it(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    chance = random.Random(1)
    for _ in range(20):
        ann.any_move(table, chance)
    assert len(server.log_of(table)) == 20
