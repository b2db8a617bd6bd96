"""The values of Ruby's literals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.ruby.parsing import field as part
from mupuppet.ruby.parsing import parts, text_of
from mupuppet.ruby.static.frames import Frame, TooMuch
from mupuppet.ruby.static.values import (
    LARGEST,
    UNKNOWN,
    Pattern,
    StaticValue,
    interpolated,
    is_small,
)

if TYPE_CHECKING:
    from tree_sitter import Node

    from mupuppet.ruby.static.evaluation import Evaluator

_ESCAPES = {"n": "\n", "t": "\t", "s": " ", "r": "\r", "0": "\0", "e": "\x1b"}


def _symbol(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    return text_of(node).removeprefix(":")


def _string(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    single = text_of(node)[:1] == "'"
    return _text(evaluator, node, frame, single=single)


def _text(evaluator: Evaluator, node: Node, frame: Frame, *, single: bool = False) -> StaticValue:
    text = _joined(evaluator, parts(node), frame)
    if single and isinstance(text, str):
        return text.replace("\\'", "'").replace("\\\\", "\\")
    return text


def _joined(evaluator: Evaluator, nodes: list[Node], frame: Frame) -> StaticValue:
    texts: list[str] = []
    for child in nodes:
        if child.type == "interpolation":
            text = interpolated(evaluator.run_statements(parts(child), frame))
            if text is None:
                return UNKNOWN
            texts.append(text)
        elif child.type == "escape_sequence":
            letter = text_of(child)[1:]
            texts.append(_ESCAPES.get(letter, letter))
        else:
            texts.append(text_of(child))
    text = "".join(texts)
    return UNKNOWN if len(text) > LARGEST else text


def _chained_string(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    texts = [evaluator.evaluate(child, frame) for child in parts(node)]
    if all(isinstance(text, str) for text in texts) and is_small(*texts):
        return "".join(map(str, texts))
    return UNKNOWN


def _regex(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    texts: list[str] = []
    for child in parts(node):
        if child.type == "interpolation":
            text = interpolated(evaluator.run_statements(parts(child), frame))
            if text is None:
                return UNKNOWN
            texts.append(text)
        else:
            written = text_of(child)
            texts.append("/" if written == r"\/" else written)
    if sum(map(len, texts)) > LARGEST:
        return UNKNOWN
    closing = text_of(node.children[-1])
    return Pattern("".join(texts), frozenset(closing[1:]) & frozenset("mix"))


def _integer(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    text = text_of(node).replace("_", "")
    return int(text) if text.isdecimal() and len(text) < 20 else UNKNOWN


def _float(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    return float(text_of(node).replace("_", ""))


def _range(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    """The elements of a range of numbers or letters."""
    first, last = (evaluator.evaluate(part(node, name), frame) for name in ("begin", "end"))
    operator = part(node, "operator")
    more = 0 if operator is not None and text_of(operator) == "..." else 1
    if type(first) is int and type(last) is int and last - first < LARGEST:
        return list(range(first, last + more))
    if isinstance(first, str) and isinstance(last, str) and len(first) == len(last) == 1:
        return [chr(code) for code in range(ord(first), ord(last) + more)]
    return UNKNOWN


def heredoc_text(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    """The text of a heredoc, of which the node is the beginning."""
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
    """The bodies of heredocs by the places of their beginnings."""
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
