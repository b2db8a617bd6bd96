"""How parameters of methods and blocks get their values, while Ruby code is followed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.ruby.syntax.parsing import field as part
from mupuppet.ruby.syntax.parsing import parts, source_of
from mupuppet.ruby.types.static.frames import Frame
from mupuppet.ruby.types.static.values import UNKNOWN, StaticValue

if TYPE_CHECKING:
    from tree_sitter import Node

    from mupuppet.ruby.types.static.interfaces import Evaluator


def bind(
    evaluator: Evaluator,
    parameters: Node | None,
    arguments: list[StaticValue],
    options: dict[StaticValue, StaticValue],
    frame: Frame,
    spread: bool = False,
) -> None:
    """Give parameters their values."""
    nodes = parts(parameters)
    positional = [p for p in nodes if p.type in ("identifier", "optional_parameter")]
    keywords = [p for p in nodes if p.type in ("keyword_parameter", "hash_splat_parameter")]
    values = list(arguments)
    if spread and len(nodes) > 1 and len(values) == 1 and isinstance(values[0], list):
        values = list(values[0])
    if options and not keywords:
        values.append(dict(options))
    for node in nodes:
        name = source_of(part(node, "name") or node)
        if node in positional:
            default = part(node, "value")
            if values:
                frame.variables[name] = values.pop(0)
            else:
                frame.variables[name] = evaluator.evaluate(default, frame)
        elif node.type == "splat_parameter":
            after = len([p for p in positional if p.start_byte > node.start_byte])
            size = len(values) - after
            frame.variables[name] = values[: max(size, 0)]
            del values[: max(size, 0)]
        elif node.type == "keyword_parameter":
            given = options.get(name, UNKNOWN)
            default = part(node, "value")
            if name not in options and default is not None:
                given = evaluator.evaluate(default, frame)
            frame.variables[name] = given
        elif node.type == "hash_splat_parameter":
            named = {source_of(part(p, "name") or p) for p in keywords if p is not node}
            frame.variables[name] = {k: v for k, v in options.items() if k not in named}
        elif node.type == "destructured_parameter":
            value = values.pop(0) if values else None
            inner = list(value) if isinstance(value, list) else [value]
            bind(evaluator, node, inner, {}, frame)
        elif node.type == "block_parameter":
            frame.variables[name] = frame.variables.get("&")
        else:
            frame.variables[name] = UNKNOWN
