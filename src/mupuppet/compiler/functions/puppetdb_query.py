"""The function `puppetdb_query`, which Puppet has where a PuppetDB is connected to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mupuppet.environment.exports import ExportsError, Queries
from mupuppet.functions.declarations import Topic
from mupuppet.functions.registry import FunctionError, function
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.call_context import CallContext

_HINT = (
    "`--puppetdb URL` asks a PuppetDB; `--storeconfigs` and `--exports FILE` remember the facts "
    "and catalogs of nodes, and answer from these"
)

puppetdb_query = function(
    "puppetdb_query",
    Topic.DATA,
    "Returns the answer of PuppetDB, or of the store in its place, to a query.",
    determined=False,
)


@puppetdb_query.dispatch("Variant[String, Array[Data]] $query")
def _puppetdb_query(context: CallContext, query: str | list[Any]) -> Value:
    store: object = context.compiler.inputs.exports
    if not isinstance(store, Queries):
        raise FunctionError("Unknown function: 'puppetdb_query'", "unknown-function", hint=_HINT)
    from mupuppet.environment.pql import QueryError

    try:
        return store.query(query)
    except QueryError as problem:
        raise FunctionError(f"puppetdb_query(): {problem}", "query-failed") from None
    except ExportsError as problem:
        raise FunctionError(str(problem), "exports-unavailable") from None
