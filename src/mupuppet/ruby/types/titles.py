"""Patterns that cut titles of resources into attributes, as types define them in Ruby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.ruby.syntax.parsing import parts, source_of
from mupuppet.ruby.types.description import TitlePattern
from mupuppet.ruby.types.static.frames import Block, BoundMethod
from mupuppet.ruby.types.static.interfaces import Evaluator
from mupuppet.ruby.types.static.native import call_lambda
from mupuppet.ruby.types.static.values import Pattern, StaticValue
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby

if TYPE_CHECKING:
    from tree_sitter import Node


def read_patterns(value: StaticValue, evaluator: Evaluator) -> tuple[TitlePattern, ...] | None:
    """The patterns that `title_patterns` gives; None if they are computed."""
    if not isinstance(value, list):
        return None
    patterns: list[TitlePattern] = []
    for item in value:
        if not (isinstance(item, list) and len(item) == 2):
            return None
        pattern, targets = item
        if not isinstance(pattern, Pattern) or not isinstance(targets, list):
            return None
        read = [_target(target, evaluator) for target in targets]
        known = [target for target in read if target is not None]
        if len(known) < len(read):
            return None
        names = tuple(name for name, _ in known)
        conversions = tuple(source for _, source in known)
        patterns.append((pattern.portable(), names, conversions if any(conversions) else ()))
    return tuple(patterns)


def _target(target: StaticValue, evaluator: Evaluator) -> tuple[str, str] | None:
    """The attribute of a group, and the lambda that converts its string."""
    if isinstance(target, str):
        return target, ""
    if not isinstance(target, list) or not target or not isinstance(target[0], str):
        return None
    if len(target) == 1 or target[1] is None:
        return target[0], ""
    change = target[1]
    if not isinstance(change, (Block, BoundMethod)):
        return None
    marker = Pattern("a value that only the identity gives back")
    if evaluator.run_block(change, [marker]) is marker:
        return target[0], ""
    source = _source_of_lambda(change) if isinstance(change, Block) else None
    return None if source is None else (target[0], source)


def _source_of_lambda(block: Block) -> str | None:
    """The source of a lambda, if it uses nothing from outside."""
    body = block.body
    if body is None:
        return None
    names = [source_of(each) for each in parts(block.parameters)]
    if any(block.frame.find(name) is not None for name in _identifiers(body) - set(names)):
        return None
    source = f"lambda {{ |{', '.join(names)}| {source_of(body)}\n}}"
    try:
        call_lambda(source, "a/b")
    except UnsupportedRuby:
        return None
    except RubyError as problem:
        return None if problem.kind in ("NameError", "NoMethodError") else source
    return source


def _identifiers(node: Node) -> set[str]:
    found = {source_of(node)} if node.type == "identifier" else set()
    for child in parts(node):
        found |= _identifiers(child)
    return found
