"""HOCON, as Ruby's library reads it.

A document is parsed to a tree in which a key has all values that were assigned to it, since a later
one may refer to an earlier one. Substitutions are resolved when the tree is converted to plain
values. Files are not included, and environment variables are not read: both would be data from
elsewhere.
"""

from __future__ import annotations

from typing import cast

from mupuppet.basics.records import Record, replace
from mupuppet.data_formats.hocon_parser import (
    Array,
    Concatenation,
    Node,
    Object,
    Places,
    Scalar,
    Substitution,
    parse_tree,
)
from mupuppet.data_formats.hocon_tokens import HoconProblem, HoconValueProblem
from mupuppet.data_formats.positions import Positions
from mupuppet.data_formats.problems import DataProblem
from mupuppet.values.value import Value

#: The limit of substitutions; each may double the size of a value.
MAXIMUM_STEPS = 100_000


def parse_hocon(content: bytes, file: str) -> Value:
    """The value of a HOCON file. Raises DataProblem."""
    return _plain(_read(content, file))


def parse_hocon_string(source: str) -> Value:
    """The value of a HOCON document. Raises HoconProblem."""
    return _plain(_resolved(source))


def hocon_positions(content: bytes, file: str) -> Positions:
    """The positions in a HOCON file. Raises DataProblem."""
    return _positions(_read(content, file), {})


def _read(content: bytes, file: str) -> _Resolved:
    try:
        return _resolved(content.decode())
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise DataProblem(f"Unable to parse ({file}): invalid UTF-8 at line {line}", line) from None
    except HoconProblem as problem:
        raise problem.data_problem(file) from None


def _resolved(source: str) -> _Resolved:
    return _Resolver(parse_tree(source)).resolve()


# --- Resolving


class _Missing(Record, frozen=False, eq=False):
    """An optional substitution without a value."""


class _Map(Record, eq=False):
    entries: dict[str, _Resolved]
    places: Places = ()


class _List(Record, eq=False):
    elements: list[_Resolved]
    places: Places = ()


_MISSING = _Missing()
_Resolved = _Map | _List | Scalar | _Missing


class _Resolver:
    """Replaces the substitutions in a tree."""

    def __init__(self, root: Object) -> None:
        self._root = root
        #: The keys whose values are being resolved, and the indexes of these values.
        self._active: list[tuple[list[Node], int]] = []
        #: The substitutions and concatenations that are being resolved.
        self._open: set[int] = set()
        self._steps = 0

    def resolve(self) -> _Resolved:
        return self._node(self._root)

    def _node(self, node: Node) -> _Resolved:
        match node:
            case Scalar():
                return node
            case Array():
                values = [self._node(element) for element in node.elements]
                found: list[_Resolved] = [
                    value for value in values if not isinstance(value, _Missing)
                ]
                return _List(found, node.places)
            case Object():
                return self._object(node)
        self._steps += 1
        if self._steps > MAXIMUM_STEPS:
            raise HoconValueProblem("too many substitutions", node.line)
        self._open.add(id(node))
        try:
            if isinstance(node, Substitution):
                return _placed(self._substituted(node), node.places)
            joined = _joined([self._node(part) for part in node.parts], node.line)
            return _placed(joined, node.places)
        finally:
            self._open.discard(id(node))

    def _object(self, node: Object) -> _Resolved:
        found: dict[str, _Resolved] = {}
        for key, values in node.entries.items():
            value = self._all(values, len(values))
            if not isinstance(value, _Missing):
                found[key] = value
        return _Map(found, node.places)

    def _all(self, values: list[Node], count: int) -> _Resolved:
        """The combination of the first values of a key."""
        result: _Resolved = _MISSING
        for index in range(count):
            self._active.append((values, index))
            try:
                result = _overlaid(result, self._node(values[index]))
            finally:
                self._active.pop()
        return result

    def _substituted(self, node: Substitution) -> _Resolved:
        sources: list[Node | _Resolved] = [self._root]
        for key in node.path[:-1]:
            sources = [value for values in self._children(sources, key) for value in values]
        result: _Resolved = _MISSING
        for values in self._children(sources, node.path[-1]):
            result = _overlaid(result, self._target(values, node))
        if isinstance(result, _Missing) and not node.is_optional:
            raise HoconValueProblem(
                f"Could not resolve substitution to a value: {node.text}", node.line
            )
        return result

    def _children(self, sources: list[Node | _Resolved], key: str) -> list[list[Node | _Resolved]]:
        """The values of a key in several values of an object, the last one first.

        A value that is not an object hides those before it.
        """
        found: list[list[Node | _Resolved]] = []
        for source in reversed(sources):
            if isinstance(source, (Substitution, Concatenation)):
                if id(source) in self._open:
                    continue
                source = self._node(source)
            if isinstance(source, _Missing):
                continue
            if isinstance(source, Object):
                if key in source.entries:
                    found.append(cast("list[Node | _Resolved]", source.entries[key]))
            elif isinstance(source, _Map):
                if key in source.entries:
                    found.append([source.entries[key]])
            else:
                break
        found.reverse()
        return found

    def _target(self, values: list[Node | _Resolved], asking: Substitution) -> _Resolved:
        """The value of a key; a value of the key itself sees the values before it."""
        nodes = cast("list[Node]", values)
        if self._active and self._active[-1][0] is nodes:
            return self._all(nodes, self._active[-1][1])
        if any(active is nodes for active, _ in self._active):
            if asking.is_optional:
                return _MISSING
            raise HoconValueProblem(
                f"Could not resolve substitution to a value: {asking.text} was part of a cycle "
                "of substitutions",
                asking.line,
            )
        if len(values) == 1 and isinstance(values[0], (_Map, _List, Scalar)):
            return values[0]
        return self._all(nodes, len(nodes))


def _overlaid(below: _Resolved, above: _Resolved) -> _Resolved:
    """Merge a value over another: the keys of the upper object come first."""
    if isinstance(above, _Missing):
        return below
    if isinstance(above, _Map) and isinstance(below, _Map):
        lower = below.entries
        merged = {
            key: _overlaid(lower.get(key, _MISSING), value) for key, value in above.entries.items()
        }
        rest = {key: value for key, value in lower.items() if key not in merged}
        return _placed(_Map(merged | rest, below.places), above.places)
    return above


def _placed(value: _Resolved, places: Places) -> _Resolved:
    """A value at other places, which was taken from those that it had."""
    if isinstance(value, _Missing) or not places:
        return value
    return replace(value, places=tuple(dict.fromkeys((*places, *value.places))))


def _joined(parts: list[_Resolved], line: int) -> _Resolved:
    """Concatenated values: objects, arrays, or parts of a string."""
    result: _Resolved = _MISSING
    for part in parts:
        if isinstance(result, _Missing):
            result = part
        elif not isinstance(part, _Missing):
            result = _joined_pair(result, part, line)
    return result


def _joined_pair(left: _Resolved, right: _Resolved, line: int) -> _Resolved:
    if isinstance(left, Scalar) and isinstance(right, Scalar):
        joined = left.text + right.text
        is_unquoted = left.is_unquoted and right.is_unquoted
        return _placed(Scalar(joined, joined, is_unquoted, right.places), left.places)
    if isinstance(left, _Map) and isinstance(right, _Map):
        return _overlaid(left, right)
    if isinstance(left, _List) and isinstance(right, _List):
        return _placed(_List(left.elements + right.elements, right.places), left.places)
    if isinstance(right, Scalar) and right.is_unquoted:
        return left  # that it may be more than whitespace is a bug of Ruby's library
    if isinstance(left, Scalar) and left.is_unquoted and not left.text.strip():
        return right
    raise HoconValueProblem(
        "Cannot concatenate object or list with a non-object-or-list, "
        f"{_kind(left)} and {_kind(right)} are not compatible",
        line,
    )


def _kind(value: _Resolved) -> str:
    if isinstance(value, Scalar):
        return f"'{value.text}'"
    return "an object" if isinstance(value, _Map) else "a list"


def _plain(value: _Resolved) -> Value:
    if isinstance(value, _Map):
        return {key: _plain(element) for key, element in value.entries.items()}
    if isinstance(value, _List):
        return [_plain(element) for element in value.elements]
    return value.value if isinstance(value, Scalar) else None


def _positions(value: _Resolved, made: dict[int, Positions]) -> Positions:
    """The positions of a value; substitutions share what they stand for."""
    if id(value) in made:
        return made[id(value)]
    positions = made[id(value)] = Positions()
    if isinstance(value, _Map):
        for key, element in value.entries.items():
            positions.inside[key] = _positions(element, made)
    elif isinstance(value, _List):
        for index, element in enumerate(value.elements):
            positions.inside[index] = _positions(element, made)
    if not isinstance(value, _Missing):
        positions.places = value.places
    return positions
