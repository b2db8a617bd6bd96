"""What ends a compilation from outside of the code: too little stack, memory or time, Ruby.

None of these is raised by an expression, so none of them knows its place. What was being evaluated
is found in the frames that they came through: looking there costs nothing until it is needed.
"""

from __future__ import annotations

from types import CodeType, FrameType, TracebackType
from typing import TYPE_CHECKING

from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.evaluation.error_context import declaration
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


def interrupted(problem: BaseException, limits: Limits) -> EvaluationError:
    """The mistake that an interruption stands for, with its place and what led there."""
    id, message, hint = _describe(problem, limits)
    frames = _frames(problem.__traceback__)
    place = next(filter(None, map(_place, frames)), (None, None))
    error = EvaluationError(id, message, *place, hint=hint)
    for frame in frames:
        _add_step(error, frame)
    return error


def _describe(problem: BaseException, limits: Limits) -> tuple[DiagnosticId, str, str | None]:
    if isinstance(problem, OutOfTime):
        hint = "the limit `seconds` may be raised"
        return "out-of-time", f"the compilation takes longer than {limits.seconds:g} s", hint
    if isinstance(problem, PatternError):
        return "pattern-error", str(problem), None
    if isinstance(problem, HostObjectProblem):
        return "ruby-error", str(problem), None
    if isinstance(problem, MemoryError):
        return "out-of-memory", "there is not enough memory for what this makes", None
    return "too-deep", "values or calls are nested too deep", None


def _frames(traceback: TracebackType | None) -> list[FrameType]:
    """The frames of a traceback, from the inside out."""
    frames = []
    while traceback is not None:
        frames.append(traceback.tb_frame)
        traceback = traceback.tb_next
    frames.reverse()
    return frames


def _place(frame: FrameType) -> tuple[SourceFile, Node] | None:
    """The expression that a frame evaluates, if it is one of those that know theirs."""
    variables = frame.f_locals
    context = variables.get("context")
    if isinstance(context, CallContext):
        lowering, node = context.lowering, context.node
    else:
        lowering, node = variables.get("lowering"), variables.get("node")
    source = lowering.source if isinstance(lowering, Lowering) else variables.get("source")
    if isinstance(source, SourceFile) and isinstance(node, Node):
        return source, node
    return None


def _add_step(error: EvaluationError, frame: FrameType) -> None:
    if frame.f_code is _CALLS:
        variables = frame.f_locals
        lowering, node = variables["lowering"], variables["node"]
        if "base" in variables:  # a function in Puppet's language, which has been entered
            place = None if lowering is None or node is None else (lowering.source, node)
            error.add_step(f"in the function `{variables['name']}`", place, "called")
    elif frame.f_code is _EVALUATIONS:
        resource = frame.f_locals["resource"]
        where = declaration(resource, frame.f_locals.get("including"))
        error.add_step(f"in {resource.label}", where)
