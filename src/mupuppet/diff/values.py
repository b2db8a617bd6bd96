"""Changes of values in detail: elements of hashes and arrays, lines of strings."""

from __future__ import annotations

import base64
import binascii
import difflib
import hashlib
import json
import operator
from collections.abc import Iterator
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.catalog.json_values import same_value

#: Lines of context around a changed line of a string.
_CONTEXT = 3
#: The most characters of one value that are shown.
MOST_CHARACTERS = 400

#: A value that is absent.
ABSENT: Any = type("Absent", (), {"__repr__": lambda _: "absent"})()


class Element(Record):
    """A part of a value that differs; `path` leads to it. One of both may be `ABSENT`."""

    path: tuple[str | int, ...]
    before: Any
    after: Any

    @property
    def label(self) -> str:
        """The path as code would write it: `['a'][0]`."""
        return "".join(f"[{each!r}]" for each in self.path)


def elements(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> Iterator[Element]:
    """The parts that differ, the deepest ones that can be named."""
    if is_binary(before) or is_binary(after):
        yield Element(path, before, after)
    elif isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            old, new = before.get(key, ABSENT), after.get(key, ABSENT)
            if old is ABSENT or new is ABSENT:
                yield Element((*path, key), old, new)
            elif not same_value(old, new):
                yield from elements(old, new, (*path, key))
    elif isinstance(before, list) and isinstance(after, list):
        yield from _array_elements(before, after, path)
    else:
        yield Element(path, before, after)


def _array_elements(
    before: list[Any], after: list[Any], path: tuple[str | int, ...]
) -> Iterator[Element]:
    old, new = [list(map(encoded, each)) for each in (before, after)]
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for tag, start, end, new_start, new_end in matcher.get_opcodes():
        if tag == "equal":
            continue
        replaced = min(end - start, new_end - new_start)
        for at in range(replaced):
            yield from elements(before[start + at], after[new_start + at], (*path, start + at))
        for at in range(start + replaced, end):
            yield Element((*path, at), before[at], ABSENT)
        for at in range(new_start + replaced, new_end):
            yield Element((*path, at), ABSENT, after[at])


def encoded(value: Any) -> str:
    """A value as canonical JSON."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, default=repr)


def is_text(value: Any) -> bool:
    """Whether a value is best shown line by line."""
    return isinstance(value, str) and "\n" in value.rstrip("\n")


def text_diff(before: str, after: str) -> list[str]:
    """The lines of a unified diff, without its head; each begins with a sign or `@@`."""
    old, new = before.split("\n"), after.split("\n")
    lines = list(difflib.unified_diff(old, new, lineterm="", n=_CONTEXT))[2:]
    if before.endswith("\n") != after.endswith("\n"):
        where = "after" if before.endswith("\n") else "before"
        lines.append(f"\\ no newline at the end {where} the change")
    return lines


def changed_lines(before: str, after: str) -> list[str]:
    """The removed and added lines alone: where they are does not count."""
    lines = list(difflib.unified_diff(before.split("\n"), after.split("\n"), lineterm="", n=0))
    return [line for line in lines[2:] if line[:2] != "@@"]


# --- What is binary


def is_binary(value: Any) -> bool:
    """Whether a value is a Binary in rich data, or a string that no text file holds."""
    if isinstance(value, dict):
        return value.get("__ptype") == "Binary"
    return isinstance(value, str) and "\0" in value


def binary_summary(value: Any) -> str:
    """A binary value by its size and its digest."""
    data = _bytes(value)
    return f"{len(data)} bytes, SHA-256 {hashlib.sha256(data).hexdigest()[:16]}"


def _bytes(value: Any) -> bytes:
    if isinstance(value, dict):
        try:
            return base64.b64decode(str(value.get("__pvalue", "")))
        except binascii.Error:
            return str(value.get("__pvalue", "")).encode()
    return str(value).encode("utf-8", "surrogatepass")


# --- How values are shown


def shown(value: Any, limit: int = MOST_CHARACTERS) -> str:
    """A value on one line, cut if it is long."""
    if value is ABSENT:
        return "absent"
    if is_binary(value):
        return binary_summary(value)
    return cut(encoded(value), limit)


def cut(text: str, limit: int = MOST_CHARACTERS) -> str:
    """A string of at most some characters, with its end and how much is left out."""
    if len(text) <= limit:
        return text
    end = limit // 4
    left_out = len(text) - limit
    return f"{text[: limit - end]} … {left_out} characters … {text[-end:]}"


#: What is shown instead of a secret, as a value in JSON.
REDACTED = "Sensitive [value redacted]"


def without_secrets(value: Any) -> Any:
    """A value without what is Sensitive in it, at any depth; the same one if nothing is."""
    if isinstance(value, dict):
        if value.get("__ptype") == "Sensitive":
            return REDACTED
        hidden = {key: without_secrets(each) for key, each in value.items()}
        return hidden if any(hidden[key] is not value[key] for key in value) else value
    if isinstance(value, list):
        elements = [without_secrets(each) for each in value]
        is_same = all(map(operator.is_, elements, value))
        return value if is_same else elements
    return value
