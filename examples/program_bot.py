"""The same bot as a program of its own: it reads questions and writes answers, one JSON line each.

It knows nothing of this package, and could be written in any language.
"""

import json
import sys


def strength(text: str) -> int:
    card = text.partition("@")[0]
    return int(card) if card.isdecimal() else 0


for line in sys.stdin:
    question = json.loads(line)
    best = max(question["options"], key=strength)
    print(json.dumps({"number": question["number"], "option": best}), flush=True)
