"""What ends a compilation from outside the code: Ruby, or too little stack, memory or time.

None of these is raised by an expression, so none of them knows its position, which is found from
what was being evaluated (`evaluation/interrupted_evaluation.py`).
"""

from __future__ import annotations

from types import CodeType
from typing import TYPE_CHECKING, Any

from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.evaluation.error_context import declaration
from mupuppet.compiler.evaluation.interrupted_evaluation import EvaluationStep
from mupuppet.compiler.evaluation.lowering.base import Lowering
from mupuppet.compiler.functions.calls import FunctionCalls
from mupuppet.compiler.limits import Limits, OutOfTime
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Node
from mupuppet.values.host_objects import HostObjectProblem
from mupuppet.values.regexps import PatternError

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId

_CALLS: CodeType = FunctionCalls.call.__code__
_EVALUATIONS: CodeType = Compiler.evaluate_resource.__code__


def interrupted(
    problem: BaseException, steps: list[EvaluationStep], limits: Limits
) -> EvaluationError:
    """The mistake that an interruption stands for, with its place and what led there."""
    id, message, hint = _describe(problem, limits)
    place = next(filter(None, (_place(variables) for _, variables in steps)), (None, None))
    error = EvaluationError(id, message, *place, hint=hint)
    for code, variables in steps:
        _add_step(error, code, variables)
    return error


def _describe(problem: BaseException, limits: Limits) -> tuple[DiagnosticId, str, str | None]:
    if isinstance(problem, OutOfTime):
        hint = "`--limit seconds=N` raises the limit"
        return "out-of-time", f"the compilation takes longer than {limits.seconds:g} s", hint
    if isinstance(problem, PatternError):
        return "pattern-error", str(problem), None
    if isinstance(problem, HostObjectProblem):
        return "ruby-error", str(problem), None
    if isinstance(problem, MemoryError):
        return "out-of-memory", "there is not enough memory to evaluate this", None
    if isinstance(problem, ValueError):
        return "number-too-long", "a number has thousands of digits", None
    return "too-deep", "values or calls are nested too deeply", None


def _place(variables: dict[str, Any]) -> tuple[SourceFile, Node] | None:
    """The expression that a function evaluates, if it is one of those that know theirs."""
    context = variables.get("context")
    if isinstance(context, CallContext):
        lowering, node = context.lowering, context.node
    else:
        lowering, node = variables.get("lowering"), variables.get("node")
    source = lowering.source if isinstance(lowering, Lowering) else variables.get("source")
    if isinstance(source, SourceFile) and isinstance(node, Node):
        return source, node
    return None


def _add_step(error: EvaluationError, code: CodeType, variables: dict[str, Any]) -> None:
    if code is _CALLS:
        lowering, node = variables["lowering"], variables["node"]
        if "base" in variables:  # a function in Puppet's language, which has been entered
            place = None if lowering is None or node is None else (lowering.source, node)
            error.add_step(f"in the function `{variables['name']}`", place, "called")
    elif code is _EVALUATIONS:
        resource = variables["resource"]
        where = declaration(resource, variables.get("including"))
        error.add_step(f"in {resource.label}", where)
