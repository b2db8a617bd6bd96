"""Conditionals. The groups of a match inside one are not visible after it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import failed_in_ruby, unusable
from mupuppet.compiler.evaluation.lowering.base import Closure, LoweredBody, Lowering, lowers
from mupuppet.compiler.evaluation.lowering.expressions import unwrap
from mupuppet.compiler.model.resource import inspect_reference
from mupuppet.compiler.program.constants import SCALARS
from mupuppet.syntax import nodes as n
from mupuppet.types.base import UnusableType
from mupuppet.types.catalog_entries import ResourceReference
from mupuppet.types.labels import ruby_string
from mupuppet.values.compare import SymbolAsPattern, matches
from mupuppet.values.strings import to_string
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.compiler.program.program import Program


# Branches are lowered when they are first taken: most of a module's never are.


@lowers(n.If, n.Unless)
def _if(lowering: Lowering, node: n.If | n.Unless) -> Closure:
    test = lowering.lower(node.test)
    if_true: n.Body = node.then
    if_false: n.Body = node.otherwise or ()
    if type(node) is n.Unless:
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


# An option is a pattern and the number of what it chooses.


def _lower_options(
    lowering: Lowering, patterns: Iterable[tuple[n.Expression, int]]
) -> tuple[list[_Option], int]:
    """The options, and the number of `default`, which is taken when nothing else matches, or -1."""
    options: list[_Option] = []
    default = -1
    for node, number in patterns:
        inner = unwrap(node)
        if type(inner) is n.Default:
            default = number
        elif type(inner) in SCALARS and lowering.folds_literals:
            options.append((number, inner.value, None, False))  # type: ignore[attr-defined]  # these have one
        else:
            options.append((number, None, lowering.lower(inner), type(inner) is n.Unfold))
    return options, default


#: The number, the value to compare with, or what evaluates it, and whether that gives several.
_Option = tuple[int, Value, Closure | None, bool]


def _choose(value: Value, options: list[_Option], default: int, scope: Frame) -> int:
    for number, pattern, closure, unfolds in options:
        if closure is not None:
            pattern = closure(scope)
            if unfolds:
                if any(matches(value, each, scope) for each in pattern):
                    return number
                continue
        if matches(value, pattern, scope):
            return number
    return default


@lowers(n.Case)
def _case(lowering: Lowering, node: n.Case) -> Closure:
    test = lowering.lower(node.test)
    written = ((each, at) for at, option in enumerate(node.options) for each in option.values)
    options, default = _lower_options(lowering, written)
    bodies: list[LoweredBody | None] = [None] * len(node.options)

    def choose(scope: Frame) -> Value:
        match = scope.match
        value = test(scope)
        try:
            chosen = _choose(value, options, default, scope)
        except UnusableType as problem:
            raise unusable(problem, lowering.source, node) from None
        except SymbolAsPattern as problem:
            raise failed_in_ruby(problem, lowering.source, node) from None
        result = None
        if chosen >= 0:
            body = bodies[chosen]
            if body is None:
                body = bodies[chosen] = lowering.body(node.options[chosen].body)
            result = body(scope)
        scope.match = match
        return result

    return choose


def _inspect(element: Value, program: Program) -> str:
    """A resource shows what names it."""
    if not isinstance(element, ResourceReference):
        return to_string(element)
    return inspect_reference(element, program.named_by_title(element.type_name, element.title))


@lowers(n.Selector)
def _selector(lowering: Lowering, node: n.Selector) -> Closure:
    left = lowering.lower(node.left)
    written = ((option.match, at) for at, option in enumerate(node.options))
    options, default = _lower_options(lowering, written)
    values: list[Closure | None] = [None] * len(node.options)

    def select(scope: Frame) -> Value:
        match = scope.match
        value = left(scope)
        try:
            chosen = _choose(value, options, default, scope)
        except UnusableType as problem:
            raise unusable(problem, lowering.source, node) from None
        except SymbolAsPattern as problem:
            raise failed_in_ruby(problem, lowering.source, node) from None
        if chosen < 0:
            shown = ruby_string(value, lambda element: _inspect(element, scope.compiler.program))
            message = f"No matching entry for selector parameter with value '{shown}'"
            raise lowering.error("unmatched-selector", message, node.left)
        closure = values[chosen]
        if closure is None:
            closure = values[chosen] = lowering.lower(node.options[chosen].value)
        result = closure(scope)
        scope.match = match
        return result

    return select
