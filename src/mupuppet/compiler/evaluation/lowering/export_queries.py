"""The query of `<<| |>>` in PuppetDB's form.

The same query also becomes a predicate on the node's own resources, which is lowered, and whose
values are checked, before this one is used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.resources.attributes import to_attribute
from mupuppet.compiler.resources.rich_data import to_data
from mupuppet.environment.exports import ExportQuery
from mupuppet.syntax import nodes as n
from mupuppet.types.labels import a_an

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.lowering.base import Lowering
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.values.value import Value


def lower_export_query(
    lowering: Lowering, node: n.Expression
) -> Callable[[Frame], ExportQuery] | None:
    """The query that a store is asked; None if there is no such query."""
    match node:
        case n.Paren(inner):
            return lower_export_query(lowering, inner)
        case n.Binary(("and" | "or") as operator, left, right):
            one, other = lower_export_query(lowering, left), lower_export_query(lowering, right)
            if one is None or other is None:
                return None
            return lambda scope: [operator, one(scope), other(scope)]
        case n.Binary(("==" | "!=") as operator, left, right):
            name_of, value_of = lowering.lower(left), lowering.lower(right)

            def comparison(scope: Frame) -> ExportQuery:
                found = _equality(
                    name_of(scope), to_attribute(value_of(scope), scope.compiler.program)
                )
                return found if operator == "==" else ["not", found]

            return comparison
        case _:
            return None


def _equality(name: Value, value: Value) -> ExportQuery:
    if name == "tag":
        if not isinstance(value, str):
            message = f"a tag of exported resources must be a String, got {a_an(value)}"
            raise EvaluationError("invalid-query", message)
        return ["=", "tag", value.lower()]
    if name == "title":
        return ["=", "title", to_data(value)]
    return ["=", ["parameter", name], to_data(value)]
