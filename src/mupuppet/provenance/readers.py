"""The reverse question: what of a catalog depends on a fact, on data, or on a line of code."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from functools import cache

from mupuppet.basics.records import Record
from mupuppet.catalog.explanation import Explanation
from mupuppet.provenance.explainer import LEFT_OUT
from mupuppet.provenance.provenance import Provenance

Matches = Callable[[Explanation], bool]
#: The lines of a file; none if it cannot be read.
Lines = Callable[[str], list[str]]

#: How deep explanations are looked through.
_DEEPEST = 20_000
_DATA_KINDS = frozenset(["data", "data-value"])
#: What comes from outside of code and data.
_OUTSIDE = frozenset(["fact", "trusted", "server-fact", "setting"])
#: What stands for all facts of a kind.
_ALL = frozenset(["facts", "trusted", "server_facts"])


class Reader(Record):
    """A resource, or an attribute of it, that depends on something."""

    resource: str
    #: None if the resource itself does.
    attribute: str | None
    #: The node of the explanation that shows it.
    through: Explanation

    @property
    def is_certain(self) -> bool:
        """Whether the explanation was followed to its end; if not, it may depend on it."""
        return self.through.note != LEFT_OUT


class UnknownSource(Exception):
    """A question that cannot be understood."""


class Source(Record):
    """What the user asks about."""

    #: `fact`, `trusted`, `server-fact`, `setting`, `classifier`, `data` or `line`.
    kind: str
    #: The name, or the key.
    name: str
    file: str | None = None
    line: int | None = None


def parse_source(words: list[str]) -> Source:
    """What `who-reads` asks for: `fact NAME`, `FILE:KEY`, `FILE:LINE` and so on."""
    if len(words) == 2 and (words[0] in _OUTSIDE or words[0] == "classifier"):
        return Source(words[0], words[1])
    if len(words) != 1:
        raise UnknownSource("name a fact (fact os.family), a key (FILE:KEY) or a line (FILE:LINE)")
    (word,) = words
    line = re.fullmatch(r"(.+):(\d+)(?::\d+)?", word)
    if line is not None:
        return Source("line", "", line[1], int(line[2]))
    key = re.fullmatch(r"(.+?\.(?:ya?ml|eyaml|json|conf)):(.+)", word)
    if key is not None:
        return Source("data", key[2], key[1])
    kind, _, name = word.partition(":")
    if (kind in _OUTSIDE or kind == "classifier") and name:
        return Source(kind, name)
    raise UnknownSource(
        f"{word}: neither a fact (fact os.family; also trusted, server-fact, setting, classifier), "
        "FILE:KEY nor FILE:LINE"
    )


def matcher(source: Source, lines: Lines) -> Matches:
    """Whether a node of an explanation is about a source."""
    if source.kind in _OUTSIDE:
        return lambda node: (
            node.kind == source.kind and (node.text in _ALL or _related(node.text, source.name))
        )
    if source.kind == "classifier":
        return lambda node: _is_classified(node, source.name)
    assert source.file is not None  # of data and lines
    if source.line is None:
        return _data(source.file, source.name)
    return _line(source.file, source.line, cache(lines))


def _related(one: str, other: str) -> bool:
    """Whether one name is the other, or a part of what it stands for."""
    return one == other or one.startswith(f"{other}.") or other.startswith(f"{one}.")


def _is_classified(node: Explanation, name: str) -> bool:
    if node.kind == "node-parameter":
        return _related(node.text, name)
    if node.kind != "classifier":
        return False
    wanted = name.lower().removeprefix("::")
    return node.text.lower() in (wanted, f"class[{wanted}]")


def _data(path: str, key: str) -> Matches:
    def matches(node: Explanation) -> bool:
        if node.kind not in _DATA_KINDS or not is_file(node.file, path):
            return False
        return any(_related(each, key) for each in node.text.split(", "))

    return matches


def _line(path: str, line: int, lines: Lines) -> Matches:
    def matches(node: Explanation) -> bool:
        if not is_file(node.file, path):
            return False
        if node.line is None:
            return node.kind == "file" or node.kind in _DATA_KINDS  # all of it counts
        if node.kind in _DATA_KINDS:
            assert node.file is not None  # just compared
            return _covers(lines(node.file), node.line, line)
        # All lines of a template that is rendered go into the text.
        return node.line == line or node.kind == "template"

    return matches


def _covers(lines: list[str], first: int, line: int) -> bool:
    """Whether the value of a key that begins at one line of YAML reaches to another."""
    if line <= first or line > len(lines):
        return line == first
    depth = _depth(lines[first - 1])
    for text in lines[first:line]:
        stripped = text.strip()
        if not stripped or stripped.startswith("#"):
            continue
        is_element = stripped.startswith("- ") and not lines[first - 1].strip().startswith("- ")
        if _depth(text) < depth or (_depth(text) == depth and not is_element):
            return False
    return bool(lines[line - 1].strip())


def _depth(text: str) -> int:
    return len(text) - len(text.lstrip())


def is_file(file: str | None, path: str) -> bool:
    """Whether a file is the one that the user means, perhaps by the end of its path only."""
    if file is None:
        return False
    if os.path.abspath(file) == os.path.abspath(path):
        return True
    return file.endswith(f"/{os.path.normpath(path)}")


def readers(provenance: Provenance, source: Source) -> Iterator[Reader]:
    """The resources and attributes of a catalog that depend on something."""
    environment = provenance.recording.compiler.program.environment

    def lines(path: str) -> list[str]:
        try:
            return environment.read_bytes(path).decode("utf-8", "replace").split("\n")
        except OSError:
            return []

    matches = matcher(source, lines)
    explainer = provenance.explainer
    usual, explainer.deepest = explainer.deepest, _DEEPEST
    try:
        for ref, attribute, explanation in provenance.everything():
            nodes = list(explanation.walk())
            through = next(filter(matches, nodes), None)
            if through is None:  # what was left out may have used it
                through = next((each for each in nodes if each.note == LEFT_OUT), None)
            if through is not None:
                yield Reader(ref, attribute, through)
    finally:
        explainer.deepest = usual
