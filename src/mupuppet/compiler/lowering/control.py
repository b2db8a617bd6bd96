"""Conditionals: a match inside of one is forgotten after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import unusable
from mupuppet.compiler.lowering.base import Closure, LoweredBody, Lowering, lowers
from mupuppet.compiler.lowering.expressions import unwrap
from mupuppet.syntax import nodes as n
from mupuppet.types.base import UnusableType
from mupuppet.types.labels import ruby_text
from mupuppet.values.basic import Value
from mupuppet.values.compare import matches

if TYPE_CHECKING:
    from mupuppet.compiler.scope import Frame


# Bodies of branches are lowered when they are first taken: most of a module's never are.


@lowers(n.If, n.Unless)
def _if(lowering: Lowering, node: n.If | n.Unless) -> Closure:
    test = lowering.lower(node.test)
    if_true: n.Body = node.then
    if_false: n.Body = node.otherwise or ()
    if isinstance(node, n.Unless):
        if_true, if_false = if_false, if_true
    then: LoweredBody | None = None
    otherwise: LoweredBody | None = None

    def branch(scope: Frame) -> Value:
        nonlocal then, otherwise
        match = scope.match
        value = test(scope)
        if value is None or value is False:
            if otherwise is None:
                otherwise = lowering.body(if_false)
            result = otherwise(scope)
        else:
            if then is None:
                then = lowering.body(if_true)
            result = then(scope)
        scope.match = match
        return result

    return branch


#: What an option compares with: the value of an expression, or each of several.
_Pattern = tuple[bool, Closure]


def _pattern(lowering: Lowering, node: n.Expression) -> _Pattern | None:
    """None for `default`, which is taken when nothing else matches."""
    inner = unwrap(node)
    if isinstance(inner, n.Default):
        return None
    return isinstance(inner, n.Unfold), lowering.lower(inner)


def _takes(value: Value, pattern: _Pattern, scope: Frame) -> bool:
    unfolds, closure = pattern
    if unfolds:
        return any(matches(value, each, scope) for each in closure(scope))
    return matches(value, closure(scope), scope)


@lowers(n.Case)
def _case(lowering: Lowering, node: n.Case) -> Closure:
    test = lowering.lower(node.test)
    options: list[list[_Pattern]] = []
    bodies: list[LoweredBody | None] = [None] * len(node.options)
    default = -1
    for index, option in enumerate(node.options):
        patterns = []
        for written in option.values:
            pattern = _pattern(lowering, written)
            if pattern is None:
                default = index
            else:
                patterns.append(pattern)
        options.append(patterns)

    def choose(scope: Frame) -> Value:
        match = scope.match
        value = test(scope)
        chosen = default
        try:
            for index, patterns in enumerate(options):
                if any(_takes(value, pattern, scope) for pattern in patterns):
                    chosen = index
                    break
        except UnusableType as problem:
            raise unusable(problem, lowering.source, node) from None
        result = None
        if chosen >= 0:
            body = bodies[chosen]
            if body is None:
                body = bodies[chosen] = lowering.body(node.options[chosen].body)
            result = body(scope)
        scope.match = match
        return result

    return choose


@lowers(n.Selector)
def _selector(lowering: Lowering, node: n.Selector) -> Closure:
    left = lowering.lower(node.left)
    options: list[tuple[_Pattern, Closure]] = []
    default: Closure | None = None
    for option in node.options:
        pattern = _pattern(lowering, option.match)
        value = lowering.lower(option.value)
        if pattern is None:
            default = value
        else:
            options.append((pattern, value))

    def select(scope: Frame) -> Value:
        match = scope.match
        value = left(scope)
        chosen = default
        try:
            for pattern, option in options:
                if _takes(value, pattern, scope):
                    chosen = option
                    break
        except UnusableType as problem:
            raise unusable(problem, lowering.source, node) from None
        if chosen is None:
            message = f"No matching entry for selector parameter with value '{ruby_text(value)}'"
            raise lowering.error("unmatched-selector", message, node.left)
        result = chosen(scope)
        scope.match = match
        return result

    return select
