"""The function `puppetdb_query`, which Puppet has if it is connected to a PuppetDB."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mupuppet.compiler.errors import EvaluationError
from mupuppet.environment.exports import ExportsError, Queries
from mupuppet.functions.declarations import Topic
from mupuppet.functions.registry import BUILT_IN, Block, Context, Function, FunctionError
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.call_context import CallContext

_HINT = (
    "`--puppetdb URL` queries a PuppetDB; `--storeconfigs` and `--exports FILE` store the facts "
    "and catalogs of nodes, and answer from them"
)


class QueryFunction(Function):
    """The built-in function, if something can answer queries; otherwise that of a module."""

    def call(self, context: Context, arguments: list[Value], block: Block | None) -> Value:
        caller = cast("CallContext", context)
        if isinstance(_store(caller), Queries):
            return super().call(context, arguments, block)
        of_module = caller.compiler.functions.of_module(self.name)
        if of_module is not None:
            return of_module.call(context, arguments, block)
        message = f"Unknown function: '{self.name}'."
        if caller.lowering is None or caller.node is None:
            raise EvaluationError("unknown-function", message, hint=_HINT)
        raise caller.lowering.error("unknown-function", message, caller.node, hint=_HINT)


puppetdb_query = QueryFunction(
    "puppetdb_query",
    Topic.DATA,
    "Returns the answer of PuppetDB, or of the local store, to a query.",
    determined=False,
)
BUILT_IN.add(puppetdb_query)


def _store(context: CallContext) -> object:
    return context.compiler.inputs.exports


@puppetdb_query.dispatch("Variant[String, Array[Data]] $query")
def _puppetdb_query(context: CallContext, query: str | list[Any]) -> Value:
    from mupuppet.environment.pql import QueryError

    store = _store(context)
    assert isinstance(store, Queries)  # it was asked above
    try:
        return store.query(query)
    except QueryError as problem:
        raise FunctionError(f"puppetdb_query(): {problem}", "query-failed") from None
    except ExportsError as problem:
        raise FunctionError(str(problem), "exports-unavailable") from None
