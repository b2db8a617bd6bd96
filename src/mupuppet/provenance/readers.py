"""The reverse question: what of a catalog depends on a fact, on data, or on a line of code."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from mupuppet.catalog.explanation import Explanation
from mupuppet.provenance.provenance import Provenance

Matches = Callable[[Explanation], bool]

_DATA_KINDS = frozenset(["data", "data-value"])


@dataclass(frozen=True, slots=True)
class Reader:
    """A resource, or an attribute of it, that depends on something."""

    resource: str
    #: None if the resource itself does.
    attribute: str | None
    #: The node of the explanation that says so.
    through: Explanation


class UnknownSource(Exception):
    """A question that cannot be understood."""


def parse_source(words: list[str]) -> Matches:
    """What `who-reads` asks for: `fact NAME`, `FILE:KEY` or `FILE:LINE`."""
    if len(words) == 2 and words[0] in ("fact", "trusted", "setting"):
        return _outside(words[0], words[1])
    if len(words) != 1:
        raise UnknownSource("name a fact (fact os.family), a key (FILE:KEY) or a line (FILE:LINE)")
    (word,) = words
    line = re.fullmatch(r"(.+):(\d+)(?::\d+)?", word)
    if line is not None:
        return _line(line[1], int(line[2]))
    key = re.fullmatch(r"(.+?\.(?:ya?ml|eyaml|json|conf)):(.+)", word)
    if key is not None:
        return _data(key[1], key[2])
    kind, _, name = word.partition(":")
    if kind in ("fact", "trusted", "setting") and name:
        return _outside(kind, name)
    raise UnknownSource(f"{word}: neither a fact (fact os.family), FILE:KEY nor FILE:LINE")


def _outside(kind: str, name: str) -> Matches:
    def matches(explanation: Explanation) -> bool:
        if explanation.kind != kind:
            return False
        text = explanation.text
        return text == name or text.startswith(f"{name}.") or name.startswith(f"{text}.")

    return matches


def _data(path: str, key: str) -> Matches:
    def matches(explanation: Explanation) -> bool:
        if explanation.kind not in _DATA_KINDS or not _is_file(explanation.file, path):
            return False
        keys = explanation.text.split(", ")
        return any(each == key or key.startswith(f"{each}.") for each in keys)

    return matches


def _line(path: str, line: int) -> Matches:
    return lambda explanation: explanation.line == line and _is_file(explanation.file, path)


def _is_file(file: str | None, path: str) -> bool:
    """Whether a file is the one that somebody means, who may have named only its end."""
    if file is None:
        return False
    if os.path.abspath(file) == os.path.abspath(path):
        return True
    return file.endswith(f"/{os.path.normpath(path)}")


def readers(provenance: Provenance, matches: Matches) -> Iterator[Reader]:
    """The resources and attributes of a catalog that depend on something."""
    for ref, attribute, explanation in provenance.everything():
        through = next((each for each in explanation.walk() if matches(each)), None)
        if through is not None:
            yield Reader(ref, attribute, through)
