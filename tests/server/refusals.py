"""What every refusal has: a status, a code, and one sentence in the language of who asked."""

from functools import cache
from typing import Any

import httpx

from tianxia.words import Words

ERROR = {"status", "code", "sentence", "rule", "field", "sight"}


def is_error(answer: httpx.Response, status: int, code: str, language: str = "en") -> Any:
    body = answer.json()
    assert (answer.status_code, body["code"]) == (status, code), answer.text
    assert set(body) == ERROR
    assert body["status"] == status
    assert body["sentence"].strip()
    assert "\n" not in body["sentence"]
    assert not {"Traceback", "Exception", "sqlalchemy", "psycopg"} & set(answer.text.split())
    if code != "refused":
        assert body["sentence"][:10] == sentence_of(language, code)[:10], answer.text
    return body


def sentence_of(language: str, code: str) -> str:
    facts: dict[str, int | str] = {
        "moves": 1,
        "seats": 2,
        "given": 3,
        "name": "x",
        "value": "x",
        "players": "x",
        "languages": "x",
        "reason": "x",
    }
    return words_of(language).say(f"server-{code}", **facts)


@cache
def words_of(language: str) -> Words:
    return Words(language)


def refusal(answer: Any) -> tuple[int, str]:
    assert answer.json()["sentence"]
    return answer.status_code, answer.json()["code"]
