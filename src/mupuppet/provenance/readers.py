"""The reverse question: what in a catalog depends on a fact, on data, or on a line of code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.catalog.explanation import Explanation
from mupuppet.compiler.program.suggestions import did_you_mean
from mupuppet.hiera.errors import HieraError
from mupuppet.hiera.inventory import take_inventory
from mupuppet.provenance.explainer import LEFT_OUT
from mupuppet.provenance.provenance import Provenance
from mupuppet.values.value import Value

Matches = Callable[[Explanation], bool]

#: How deep explanations are looked through.
_DEEPEST = 20_000
_DATA_KINDS = frozenset(["data", "data-value"])
#: What comes from outside code and data.
_OUTSIDE = frozenset(["fact", "trusted", "server-fact", "setting"])
_BARE_KEY = re.compile(r"[A-Za-z_][\w:.-]*")
#: What stands for all facts of a kind.
_ALL = frozenset(["facts", "trusted", "server_facts"])


class Reader(Record):
    """A resource, or an attribute of it, that depends on something."""

    resource: str
    #: None if the resource itself does.
    attribute: str | None
    #: The node of the explanation that shows it.
    through: Explanation
    #: The level of Hiera whose path it is a part of, if it is not read in another way.
    level: str | None = None
    #: Whether that level has the value; if not, it was only consulted.
    has_answered: bool = False

    @property
    def is_certain(self) -> bool:
        """Whether the explanation was followed to its end; if not, it may depend on it."""
        return self.through.note != LEFT_OUT


class UnknownSource(Exception):
    """A question that cannot be understood."""


class UnknownName(Exception):
    """A question about a fact or a key that does not exist."""

    def __init__(self, message: str, hint: str | None) -> None:
        super().__init__(message)
        self.hint = hint


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
        raise UnknownSource(
            "name a fact (fact os.family), a key (KEY or FILE:KEY) or a line (FILE:LINE)"
        )
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
    if _BARE_KEY.fullmatch(word):
        return Source("data", word)
    raise UnknownSource(
        f"{word}: neither a fact (fact os.family; also trusted, server-fact, setting, classifier), "
        "a key of data, FILE:KEY nor FILE:LINE"
    )


def matcher(source: Source, *, exists: bool = True) -> Matches:
    """Whether a node of an explanation is about a source, perhaps one that does not exist."""
    if source.kind in _OUTSIDE:
        wholes = _ALL if exists else frozenset()
        return lambda node: (
            node.kind == source.kind and (node.text in wholes or _related(node.text, source.name))
        )
    if source.kind == "classifier":
        return lambda node: _is_classified(node, source.name)
    if source.line is None:
        return _data(source.file, source.name)
    assert source.file is not None  # of lines
    return _line(source.file, source.line)


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


def _data(path: str | None, key: str) -> Matches:
    def matches(node: Explanation) -> bool:
        if node.kind not in _DATA_KINDS or (path is not None and not is_file(node.file, path)):
            return False
        return any(_related(each, key) for each in node.text.split(", "))

    return matches


def _line(path: str, line: int) -> Matches:
    def matches(node: Explanation) -> bool:
        if not is_file(node.file, path):
            return False
        if node.line is None:
            return node.kind == "file" or node.kind in _DATA_KINDS  # all of it counts
        if node.kind in _DATA_KINDS:
            return line == node.line or line in node.lines
        # All lines of a template that is rendered go into the text.
        return node.line == line or node.kind == "template"

    return matches


def is_file(file: str | None, path: str) -> bool:
    """Whether a file is the one that the user means, perhaps by the end of its path only."""
    if file is None:
        return False
    if slashed.abspath(file) == slashed.abspath(path):
        return True
    return file.endswith(f"/{slashed.normpath(path)}")


def readers(provenance: Provenance, source: Source) -> Iterator[Reader]:
    """The resources and attributes of a catalog that depend on something. Raises UnknownName."""
    problem = _problem(provenance, source)
    matches = matcher(source, exists=problem is None)
    explainer = provenance.explainer
    usual, explainer.deepest = explainer.deepest, _DEEPEST
    count = 0
    try:
        for ref, attribute, explanation in provenance.everything():
            found = _reader(ref, attribute, explanation, matches)
            if found is not None and (found.is_certain or problem is None):
                count += 1
                yield found
    finally:
        explainer.deepest = usual
    if problem is not None and not count:
        raise problem


def _reader(
    ref: str, attribute: str | None, explanation: Explanation, matches: Matches
) -> Reader | None:
    """How something depends on the source; what is read directly counts most."""
    best: Reader | None = None
    left_out: Explanation | None = None
    stack: list[tuple[Explanation, Explanation | None]] = [(explanation, None)]
    while stack:
        node, path = stack.pop()
        path = node if node.levels else path
        if matches(node):
            if path is None:
                return Reader(ref, attribute, node)
            if best is None or (path.has_answered and not best.has_answered):
                best = Reader(ref, attribute, node, path.levels[0], path.has_answered)
        if node.note == LEFT_OUT and left_out is None:  # it may have used it
            left_out = node
        stack.extend((child, path) for child in reversed(node.children))
    if best is None and left_out is not None:
        return Reader(ref, attribute, left_out)
    return best


# --- What does not exist


def _problem(provenance: Provenance, source: Source) -> UnknownName | None:
    """That there is no such fact or key, with a hint."""
    compilation = provenance.compilation
    if compilation.inputs is None:
        return None
    node = compilation.inputs.node
    tables = {"fact": node.facts, "trusted": node.trusted, "server-fact": node.server_facts}
    if source.kind in tables:
        names = list(names_of_facts(tables[source.kind]))
        if source.name in names:
            return None
        word = {"fact": "fact", "trusted": "trusted fact"}.get(source.kind, "server fact")
        message = f"{node.name} has no {word} `{source.name}`"
    elif source.kind == "data" and source.file is None:
        names = _keys_of_data(provenance)
        if any(_related(source.name, name) for name in names):
            return None
        message = f"no file of data has the key `{source.name}`"
    else:
        return None
    return UnknownName(message, did_you_mean(source.name, names))


def names_of_facts(facts: dict[str, Value]) -> Iterator[str]:
    """The names of facts, with dots for those inside others."""
    stack = [(str(name), value) for name, value in reversed(facts.items())]
    while stack:
        name, value = stack.pop()
        yield name
        if isinstance(value, dict):
            stack.extend((f"{name}.{key}", each) for key, each in value.items())
        elif isinstance(value, list):
            stack.extend((f"{name}.{index}", each) for index, each in enumerate(value))


def _keys_of_data(provenance: Provenance) -> list[str]:
    try:
        inventory = take_inventory(provenance.recording.compiler.data.hiera)
    except HieraError:
        return []
    return [each.key for each in inventory.keys]
