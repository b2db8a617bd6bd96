"""Collectors: `File <| … |>`, `File <<| … |>>`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, runtime_error
from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering, lowers
from mupuppet.compiler.evaluation.lowering.queries import lower_query
from mupuppet.compiler.evaluation.lowering.resources import lower_operations, warn_of_no_store
from mupuppet.compiler.program.names import capitalized
from mupuppet.compiler.resources.collectors import CatalogCollector, ExportedCollector
from mupuppet.syntax import nodes as n
from mupuppet.syntax.nodes import anchor
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame


@lowers(n.Collector)
def _collector(lowering: Lowering, node: n.Collector) -> Closure:
    assert isinstance(node.type, n.TypeName)  # validation allows nothing else
    written = node.type.value
    type_name = written.lower().removeprefix("::")
    operations = lower_operations(lowering, node.operations)
    query = None if node.query is None else lower_query(lowering, node.query)
    export_query = None
    if node.exported and node.query is not None:
        from mupuppet.compiler.evaluation.lowering.export_queries import lower_export_query

        export_query = lower_export_query(lowering, node.query)
    line = lowering.line(anchor(node))

    def collect(scope: Frame) -> Value:
        compiler = scope.compiler
        if node.exported and compiler.inputs.exports is None:
            warn_of_no_store(compiler.log, "the collection will be ignored", lowering, node)
        try:
            if type_name == "class":
                raise EvaluationError("invalid-query", "Classes cannot be collected")
            if not compiler.program.resource_type_exists(type_name):
                message = f"Resource type {type_name} doesn't exist"
                from mupuppet.compiler.program.suggestions import near_type_of_resources

                hint = near_type_of_resources(compiler.program, written)
                raise EvaluationError("unknown-resource-type", message, hint=hint)
            overrides = operations(scope) if node.operations else None
            evaluated = None if query is None else query(scope)
            asked = None if export_query is None else export_query(scope)
        except EvaluationError as error:
            if error.located:
                raise
            raise runtime_error(error, lowering.source, node) from None
        make = ExportedCollector if node.exported else CatalogCollector
        collector = make(
            scope.base,
            capitalized(type_name) if type_name != "component" else "Class",
            evaluated,
            overrides,
            lowering.source,
            line,
        )
        if isinstance(collector, ExportedCollector):
            collector.export_query = asked
        compiler.resources.collectors.append(collector)
        return collector

    return collect
