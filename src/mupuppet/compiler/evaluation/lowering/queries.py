"""The queries of collectors: predicates on resources.

The values in a query are evaluated once, where the collector is; the predicate is applied later, to
one resource after the other. An invalid query fails only then, as in Puppet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.lowering.expressions import unwrap
from mupuppet.compiler.resources.attributes import to_attribute
from mupuppet.compiler.resources.collectors import Query, TagQuery
from mupuppet.syntax import nodes as n
from mupuppet.syntax.ast_names import ast_name
from mupuppet.values.compare import equals, includes
from mupuppet.values.strings import inspect
from mupuppet.values.times import TimeValue
from mupuppet.values.value import Value
from mupuppet.values.versions import SemVer

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.compiler.model.scope import Frame

#: Makes the predicate when a collector is evaluated.
LoweredQuery = Callable[["Frame"], Query]


def lower_query(lowering: Lowering, node: n.Expression) -> LoweredQuery:
    """The query of a collector. A value that is false asks for everything."""
    if _is_predicate(unwrap(node)):
        return _lower_predicate(lowering, node)
    value_of = _lower_value(lowering, node)

    def lone_value(scope: Frame) -> Query:
        value = value_of(scope)
        if value is None or value is False:
            return _everything
        return _no_predicate(value, lowering, node)

    return lone_value


def _is_predicate(node: n.Node) -> bool:
    return isinstance(node, n.Binary) and node.operator in ("and", "or", "==", "!=")


def _everything(resource: Resource) -> bool:
    return True


def _no_predicate(value: Value, lowering: Lowering, node: n.Node) -> Query:
    def fail(resource: Resource) -> bool:
        message = f"A query compares attributes with values, and {inspect(value)} does not"
        raise lowering.error("invalid-query", message, node)

    return fail


def _lower_predicate(lowering: Lowering, node: n.Expression) -> LoweredQuery:
    match node:
        case n.Paren(inner):
            return _lower_predicate(lowering, inner)
        case n.Binary("and", left, right):
            one, other = _lower_predicate(lowering, left), _lower_predicate(lowering, right)

            def both(scope: Frame) -> Query:
                first, second = one(scope), other(scope)
                return lambda resource: first(resource) and second(resource)

            return both
        case n.Binary("or", left, right):
            one, other = _lower_predicate(lowering, left), _lower_predicate(lowering, right)

            def either(scope: Frame) -> Query:
                first, second = one(scope), other(scope)
                return lambda resource: first(resource) or second(resource)

            return either
        case n.Binary(operator, left, right) if operator in ("==", "!="):
            return _lower_comparison(lowering, operator, left, right)
        case _:
            value_of = _lower_value(lowering, node)
            return lambda scope: _no_predicate(value_of(scope), lowering, node)


#: What may be compared in a query.
_VALUES = (
    n.Access, n.Boolean, n.Float, n.Integer, n.InterpolatedString, n.Name, n.String, n.Undef,
    n.Variable,
)  # fmt: skip


def _lower_value(lowering: Lowering, node: n.Expression) -> Closure:
    inner = unwrap(node)
    if isinstance(inner, _VALUES):
        return lowering.lower(inner)
    if isinstance(inner, n.Binary):
        if _is_predicate(inner):
            return _lower_predicate(lowering, inner)  # it is equal to no value
        if inner.operator in ("<", "<=", ">", ">="):
            return lambda scope: None  # queries have no such comparisons

    def reject(scope: Frame) -> Value:
        message = f"Cannot transform object of class Puppet::Pops::Model::{ast_name(inner)}"
        raise EvaluationError("invalid-query", message)

    return reject


def _lower_comparison(
    lowering: Lowering, operator: str, left: n.Expression, right: n.Expression
) -> LoweredQuery:
    name_of = _lower_value(lowering, left)
    value_of = _lower_value(lowering, right)

    def comparison(scope: Frame) -> Query:
        name = name_of(scope)
        wanted = to_attribute(value_of(scope), scope.compiler.program)
        if operator == "==" and name == "tag":
            return TagQuery(_tags(wanted))
        if not isinstance(name, str):
            return _no_attribute(name, lowering, left)
        if operator == "!=":
            return lambda resource: not equals(resource.value(name), wanted)

        def holds(resource: Resource) -> bool:
            value = resource.value(name)
            if isinstance(value, list):
                return includes(value, wanted, scope)
            return equals(value, wanted)

        return holds

    return comparison


#: Versions and times are numbers in Ruby, too.
_NUMBERS = (int, float, SemVer, TimeValue)


def _tags(wanted: Value) -> list[str]:
    tags = []
    for tag in wanted if isinstance(wanted, list) else [wanted]:
        if isinstance(tag, _NUMBERS) and not isinstance(tag, bool):
            raise EvaluationError("invalid-query", "Cannot transform a number to a tag")
        tags.append(str(tag).lower())
    return tags


def _no_attribute(name: Value, lowering: Lowering, node: n.Node) -> Query:
    def fail(resource: Resource) -> bool:
        message = f"A query compares attributes, and {inspect(name)} is not an attribute's name"
        raise lowering.error("invalid-query", message, node)

    return fail
