"""The tree as it is: an outline for people, and data for programs.

The data of a node is a JSON object; this is a stable format:

    {
      "node": "Binary",            the name of the class in `mupuppet.syntax.nodes`
      "span": [5, 11],             character offsets of its text, the end excluded
      "position": [1, 6],          line and column of its start, both counted from 1
      "at": 8,                     one more offset, in the classes that have it
      "operator": "+",             its other fields, by their names in that class
      "left": {"node": "Variable", ...},
      "right": {"node": "Integer", ...}
    }

A field holds null, a boolean, a number, a string, a node's object, or an array of those.
Classes and fields may be added; those that are there keep their names and their meanings.
"""

from collections.abc import Sequence
from typing import Any

from mupuppet.basics.records import as_tuple
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Node, Program


def to_tree(program: Program, source: SourceFile) -> str:
    """An outline for people: a line for each node, with its place and its plain fields."""
    lines: list[tuple[str, str]] = []
    waiting: list[tuple[str, Node]] = [("", program)]
    while waiting:
        label, node = waiting.pop()
        position = source.position(node.start)
        outline, below = _outline(node)
        lines.append((f"{position.line}:{position.column}", label + outline))
        indent = " " * (len(label) - len(label.lstrip(" ")) + 2)
        waiting += [(f"{indent}{field}: ", child) for field, child in reversed(below)]
    width = max(len(place) for place, _ in lines)
    return "".join(f"{place:<{width}}  {outline}\n" for place, outline in lines)


def _outline(node: Node) -> tuple[str, list[tuple[str, Node]]]:
    """A node with its plain fields, and the nodes below it with the names of their fields."""
    line = type(node).__name__
    below: list[tuple[str, Node]] = []
    for field in node.content_fields:
        value = getattr(node, field)
        if isinstance(value, Node):
            below.append((field, value))
        elif isinstance(value, tuple) and value:
            below += [(field, child) for child in value]
        elif value is not None:
            # The first field says most.
            line += f" {value!r}" if field == node.content_fields[0] else f" {field}={value!r}"
    return line, below


def to_data(program: Program, source: SourceFile) -> dict[str, Any]:
    """The tree as dictionaries, lists and plain values.

    They are as deep as the tree. For their JSON use `to_json`: `json.dumps` recurses.
    """
    root: dict[str, Any] = {}
    # Nodes whose dictionaries are made but still empty.
    waiting: list[tuple[Node, dict[str, Any]]] = [(program, root)]

    def data_of(value: object) -> object:
        if not isinstance(value, Node):
            return value
        data: dict[str, Any] = {}
        waiting.append((value, data))
        return data

    while waiting:
        node, data = waiting.pop()
        data["node"] = type(node).__name__
        data["span"] = [node.start, node.end]
        data["position"] = list(as_tuple(source.position(node.start)))
        if "at" in node.fields:
            data["at"] = getattr(node, "at")  # noqa: B009  # not every class has it
        for field in node.content_fields:
            value = getattr(node, field)
            if isinstance(value, tuple):
                data[field] = [data_of(each) for each in value]
            else:
                data[field] = data_of(value)
    return root


def to_json(program: Program, source: SourceFile) -> str:
    """What `json.dumps(to_data(program, source))` gives, however deep the tree is."""
    from json import dumps

    written: list[str] = []
    waiting: list[object] = [to_data(program, source)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, _Text):
            written.append(value)
        elif isinstance(value, dict):
            waiting.append(_Text("}"))
            entries = [(_Text(f"{dumps(key)}: "), each) for key, each in value.items()]
            waiting += _separated(entries)
            written.append("{")
        elif isinstance(value, list):
            waiting.append(_Text("]"))
            waiting += _separated([(each,) for each in value])
            written.append("[")
        else:
            written.append(dumps(value))
    return "".join(written)


class _Text(str):
    """Text that is JSON already."""

    __slots__ = ()


def _separated(entries: Sequence[tuple[object, ...]]) -> list[object]:
    """The parts of all entries with commas between the entries, last part first."""
    parts: list[object] = []
    for entry in reversed(entries):
        if parts:
            parts.append(_Text(", "))
        parts += reversed(entry)
    return parts
