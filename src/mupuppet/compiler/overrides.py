"""Overriding attributes of a resource: who may, and what becomes of the old value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, location
from mupuppet.compiler.resources import Parameter, Resource, flatten
from mupuppet.source import SourceFile
from mupuppet.syntax.validation import Strictness

if TYPE_CHECKING:
    from mupuppet.compiler.compiler import Compiler
    from mupuppet.compiler.definitions import Definition


def merge_override(
    compiler: Compiler,
    resource: Resource,
    parameters: list[Parameter],
    setter: Definition | None,
    source: SourceFile | None,
    line: int | None,
) -> None:
    """Set attributes of a resource from an override or a collector."""
    if setter is not resource.setter and not compiler.is_child_of(setter, resource.setter):
        message = "Only subclasses can override parameters"
        raise EvaluationError("illegal-override", message, source, None, line=line)
    if resource.evaluated and compiler.strict is not Strictness.OFF:
        defined = location(resource.source, resource.line)
        where = f", defined at {defined}," if defined else ""
        message = f"Attempt to override an already evaluated resource{where} with new values"
        if compiler.strict is Strictness.ERROR:
            raise EvaluationError("late-override", message, source, None, line=line)
        here = location(source, line)
        compiler.logs.append(("warning", f"{message} {here}".rstrip()))
    for parameter in parameters:
        _override(compiler, resource, parameter)


def _override(compiler: Compiler, resource: Resource, parameter: Parameter) -> None:
    name = parameter.name
    current = resource.parameters.get(name)
    if current is None:
        resource.set(parameter)
        return
    scope = resource.scope
    if scope.is_default(resource.type, name, parameter.value):
        return
    if not (
        compiler.is_child_of(parameter.setter, current.setter)
        or (
            parameter.setter is current.setter
            and scope.is_default(resource.type, name, current.value)
        )
    ):
        by = f" by {current.setter}" if current.setter is not None and current.setter.name else ""
        at = location(current.source, current.line)
        where = f" at {at}" if at else ""
        message = f"Parameter '{name}' is already set on {resource.ref}{by}{where}; cannot redefine"
        raise EvaluationError(
            "already-set", message, parameter.source, parameter.node, is_issue=False
        )
    if parameter.adds:
        parameter = parameter.with_value(flatten([current.value, parameter.value]))
    resource.set(parameter)
