r"""Bots that are programs of their own, in any language: they read questions and write answers, one JSON line each.

    {"number":0,"game":"sun_tzu","seat":0,"kind":"orders","options":["1@QIN","2@QIN"],"view":{...}}
    {"number":0,"option":"2@QIN"}

A program sees what its seat sees. It runs under limits of time and memory; one that hangs, ends or answers nonsense has
failed, and `Failed` says how.
"""

import json
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, Final, Self

from msgspec import to_builtins

from ..bots import Situation
from ..lab.forfeits import Failed

__all__ = ["Failed", "Program"]

LIMITED: Final = str(Path(__file__).with_name("limited.py"))
SHOWN: Final = 80  # letters of a wrong answer
LONGEST: Final = 10_000  # letters of an answer
UNREAD: Final = 100  # lines that nobody asked for: a program that goes on talking has to wait


class Program:
    """A program on a seat.

    `seconds` limits every answer, `start` is added for the first one; `cpu` and `megabytes` limit the whole program.
    """

    def __init__(
        self,
        command: list[str],
        game: str,
        seconds: float = 2.0,
        start: float = 10.0,
        cpu: int = 600,
        megabytes: int = 1024,
    ) -> None:
        self.command = command
        self.game = game
        self.seconds = seconds
        self.start = start
        self.limits = [str(megabytes), str(cpu)]
        self.number = 0
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue(UNREAD)

    def choose(self, situation: Situation) -> int:
        """Its answer. After a failure the program is started anew for the next question."""
        options = {situation.rules.text(code): code for code in situation.options}
        question = {
            "number": self.number,
            "game": self.game,
            "seat": situation.seat,
            "kind": situation.kind,
            "options": list(options),
            "view": to_builtins(situation.look()),
        }
        try:
            option = self._answer(self._ask(json.dumps(question)))
        except Failed:
            self.close()
            raise
        if not isinstance(option, str) or option not in options:
            self.close()
            raise Failed(f"The program answered {str(option)[:SHOWN]!r}, which is not among its options.")
        self.number += 1
        return options[option]

    def _ask(self, line: str) -> str:
        patience = self.seconds
        if self._process is None:
            self._process = self._begin()
            patience += self.start
        process = self._process
        # Beside us: whoever does not read lets us wait once the pipe is full, and only an answer has a limit.
        threading.Thread(target=_tell, args=(process.stdin, line), daemon=True).start()
        try:
            answer = self._lines.get(timeout=patience)
        except queue.Empty:
            raise Failed(f"The program did not answer within {patience:g} seconds.") from None
        if not answer:
            raise Failed(self._end())
        return answer

    def _begin(self) -> subprocess.Popen[str]:
        self.number = 0
        self._lines = queue.Queue(UNREAD)
        command = [sys.executable, LIMITED, *self.limits, *self.command]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8", errors="replace")
        threading.Thread(target=_listen, args=(process.stdout, self._lines), daemon=True).start()
        return process

    def _end(self) -> str:
        assert self._process is not None
        try:
            return f"The program ended with code {self._process.wait(timeout=self.seconds + self.start)}."
        except subprocess.TimeoutExpired:
            return "The program closed its output."

    def _answer(self, line: str) -> Any:
        try:
            answer = json.loads(line)
        except ValueError:
            raise Failed(f"The program answered {line.strip()[:SHOWN]!r}, which is no line of JSON.") from None
        if not isinstance(answer, dict) or answer.get("number") != self.number or "option" not in answer:
            raise Failed(f"The program answered {line.strip()[:SHOWN]!r}: no option for question {self.number}.")
        return answer["option"]

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                _close(pipe)
            while not self._lines.empty():  # whoever waits to put a line there finds that all is over
                self._lines.get_nowait()
            self._process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _close(pipe: Any) -> None:
    try:
        pipe.close()
    except OSError:
        return  # what it had not read yet cannot be written any more


def _tell(pipe: Any, line: str) -> None:
    try:
        pipe.write(line + "\n")
        pipe.flush()
    except (OSError, ValueError):
        return  # it has ended, or we have closed it: whoever waits for the answer finds that out


def _listen(lines: Any, heard: "queue.Queue[str]") -> None:
    """Every line that a program writes, and "" when it has ended."""
    try:
        while line := lines.readline(LONGEST):
            heard.put(line)
    except ValueError:
        return  # closed by us
    heard.put("")
