"""Checks the luck of a game without Gaslamp: `gaslamp verify FILE --draws | luck.py FILE [HASH]`.

FILE is a record, as text or as JSON. The secret in it must have the HASH that was shown when the table was opened, and
every draw of the game must be the one that the secret and the players' words come to.
"""

import hashlib
import hmac
import json
import re
import sys
from pathlib import Path


def tag(text, name):
    """The values of a tag of a record that people can read."""
    line = re.search(rf"^\[{name} (.*)\]$", text, re.MULTILINE)
    return json.loads("[" + line[1].replace('" "', '", "') + "]") if line else []


def promised(text):
    """The secret and the words of a record."""
    if text.lstrip().startswith("{"):
        fields = json.loads(text)
        return fields["secret"], fields["words"]
    return "".join(tag(text, "Secret")), tag(text, "Words")


def key_of(secret, words):
    """The key under which everything is drawn."""
    said = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    return hmac.digest(bytes.fromhex(secret), said.encode(), "sha256")


def draw(key, answer, number, n):
    """What that draw of that answer must be, from 0 to n-1."""
    return int.from_bytes(hmac.digest(key, f"{answer} {number}".encode(), "sha256"), "big") % n


def check(text, lines, hash=""):
    """What is wrong; nothing if all is right."""
    secret, words = promised(text)
    if not secret:
        return "the record has no secret: nothing was promised"
    if hash and hashlib.sha256(bytes.fromhex(secret)).hexdigest() != hash.strip().lower():
        return "the secret is not the one whose hash was shown"
    key, expected = key_of(secret, words), {}
    for line in lines:
        answer, number, n, drawn = map(int, line.split())
        if number != expected.get(answer, 0):
            return f"draw {number} of answer {answer} comes out of turn"
        if drawn != draw(key, answer, number, n):
            return f"draw {number} of answer {answer} is {drawn}, not {draw(key, answer, number, n)}"
        expected[answer] = number + 1
    return "" if expected else "there are no draws to check"


if __name__ == "__main__":
    lines = sys.stdin.read().splitlines()
    wrong = check(Path(sys.argv[1]).read_text(encoding="utf-8"), lines, "".join(sys.argv[2:3]))
    print(wrong or f"All {len(lines)} draws are those of the secret and the words.")
    sys.exit(bool(wrong))
