"""The values of Ruby's literals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.ruby.syntax.parsing import field as part
from mupuppet.ruby.syntax.parsing import parts, source_of
from mupuppet.ruby.types.static.frames import Frame, TooMuch
from mupuppet.ruby.types.static.values import (
    LARGEST,
    UNKNOWN,
    Pattern,
    StaticValue,
    interpolated,
    is_small,
)

if TYPE_CHECKING:
    from tree_sitter import Node

    from mupuppet.ruby.types.static.interfaces import Evaluator

_ESCAPES = {"n": "\n", "t": "\t", "s": " ", "r": "\r", "0": "\0", "e": "\x1b"}


def _symbol(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    return source_of(node).removeprefix(":")


def _string(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    single = source_of(node)[:1] == "'"
    return _text(evaluator, node, frame, single=single)


def _text(evaluator: Evaluator, node: Node, frame: Frame, *, single: bool = False) -> StaticValue:
    string = _joined(evaluator, parts(node), frame)
    if single and isinstance(string, str):
        return string.replace("\\'", "'").replace("\\\\", "\\")
    return string


def _joined(evaluator: Evaluator, nodes: list[Node], frame: Frame) -> StaticValue:
    strings: list[str] = []
    for child in nodes:
        if child.type == "interpolation":
            string = interpolated(evaluator.run_statements(parts(child), frame))
            if string is None:
                return UNKNOWN
            strings.append(string)
        elif child.type == "escape_sequence":
            character = source_of(child)[1:]
            strings.append(_ESCAPES.get(character, character))
        else:
            strings.append(source_of(child))
    string = "".join(strings)
    return UNKNOWN if len(string) > LARGEST else string


def _chained_string(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    strings = [evaluator.evaluate(child, frame) for child in parts(node)]
    if all(isinstance(string, str) for string in strings) and is_small(*strings):
        return "".join(map(str, strings))
    return UNKNOWN


def _regex(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    strings: list[str] = []
    for child in parts(node):
        if child.type == "interpolation":
            string = interpolated(evaluator.run_statements(parts(child), frame))
            if string is None:
                return UNKNOWN
            strings.append(string)
        else:
            written = source_of(child)
            strings.append("/" if written == r"\/" else written)
    if sum(map(len, strings)) > LARGEST:
        return UNKNOWN
    closing = source_of(node.children[-1])
    return Pattern("".join(strings), frozenset(closing[1:]) & frozenset("mix"))


def _integer(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    string = source_of(node).replace("_", "")
    return int(string) if string.isdecimal() and len(string) < 20 else UNKNOWN


def _float(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    return float(source_of(node).replace("_", ""))


def _range(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    """The elements of a range of numbers or of letters."""
    first, last = (evaluator.evaluate(part(node, name), frame) for name in ("begin", "end"))
    operator = part(node, "operator")
    more = 0 if operator is not None and source_of(operator) == "..." else 1
    if type(first) is int and type(last) is int and last - first < LARGEST:
        return list(range(first, last + more))
    if isinstance(first, str) and isinstance(last, str) and len(first) == len(last) == 1:
        return [chr(code) for code in range(ord(first), ord(last) + more)]
    return UNKNOWN


def heredoc_string(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    """The value of a heredoc, by the node of its beginning."""
    root = node
    while root.parent is not None:
        root = root.parent
    bodies = evaluator.heredocs.get(root.id)
    if bodies is None:
        bodies = evaluator.heredocs[root.id] = _heredocs(root)
    body = bodies.get(node.start_byte)
    if body is None:
        return UNKNOWN
    return _joined(evaluator, [each for each in parts(body) if each.type != "heredoc_end"], frame)


def _heredocs(root: Node) -> dict[int, Node]:
    """The bodies of heredocs by the offsets of their beginnings."""
    found: dict[str, list[Node]] = {"heredoc_beginning": [], "heredoc_body": []}
    stack = [root]
    while stack:
        node = stack.pop()
        found.get(node.type, []).append(node)
        stack.extend(node.named_children)
    beginnings, bodies = (sorted(nodes, key=lambda n: n.start_byte) for nodes in found.values())
    return {first.start_byte: body for first, body in zip(beginnings, bodies, strict=False)}


def _array(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    values: list[StaticValue] = []
    for child in parts(node):
        if child.type == "splat_argument":
            spread = evaluator.evaluate(parts(child)[0] if parts(child) else None, frame)
            values += spread if isinstance(spread, list) else [spread]
        else:
            values.append(evaluator.evaluate(child, frame))
    if len(values) > LARGEST:
        raise TooMuch
    return values


def _word_array(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    return [_text(evaluator, child, frame) for child in parts(node)]


def _hash(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    table: dict[StaticValue, StaticValue] = {}
    for child in parts(node):
        if child.type == "pair":
            key, value = pair(evaluator, child, frame)
            if isinstance(key, (str, int, Pattern)):
                table[key] = value
                continue
        elif child.type == "hash_splat_argument":
            other = evaluator.evaluate(parts(child)[0] if parts(child) else None, frame)
            if isinstance(other, dict):
                table.update(other)
                continue
        return UNKNOWN
    return table


def pair(evaluator: Evaluator, node: Node, frame: Frame) -> tuple[StaticValue, StaticValue]:
    key = part(node, "key")
    return evaluator.evaluate(key, frame), evaluator.evaluate(part(node, "value"), frame)


#: How each kind of literal is evaluated.
LITERALS: dict[str, Callable[[Evaluator, Node, Frame], StaticValue]] = {
    "array": _array,
    "chained_string": _chained_string,
    "delimited_symbol": _string,
    "float": _float,
    "hash": _hash,
    "hash_key_symbol": _symbol,
    "integer": _integer,
    "range": _range,
    "regex": _regex,
    "simple_symbol": _symbol,
    "string": _string,
    "string_array": _word_array,
    "symbol_array": _word_array,
}
