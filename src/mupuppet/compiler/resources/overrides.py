"""Overriding attributes of a resource: what code may do it, and what happens to the old value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, location
from mupuppet.compiler.model.override import Override
from mupuppet.compiler.model.resource import (
    Parameter,
    Reference,
    Resource,
    not_a_reference,
)
from mupuppet.compiler.program.names import flatten
from mupuppet.source import SourceFile
from mupuppet.syntax.strictness import Strictness

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import CompilationContext, Scope
    from mupuppet.compiler.program.definitions import Definition
    from mupuppet.compiler.program.program import Program


def add_override(
    compiler: CompilationContext,
    overridden: Reference,
    parameters: list[Parameter],
    scope: Scope,
    source: SourceFile | None,
    line: int | None,
) -> None:
    """Override attributes of a resource, now or when it is declared."""
    override = Override(parameters, scope.definition, source, line)
    ref = str(overridden)
    override.check(ref)
    if not overridden.title:
        raise EvaluationError("invalid-reference", not_a_reference(ref))
    resource = compiler.catalog_resource(overridden.type_name, overridden.title)
    if resource is not None:
        apply_override(compiler, resource, override)
    else:
        compiler.resources.overrides.setdefault(ref, []).append(override)


def apply_override(compiler: CompilationContext, resource: Resource, override: Override) -> None:
    _merge_override(
        compiler, resource, override.parameters, override.setter, override.source, override.line
    )


def _is_child_of(
    program: Program,
    sources: set[Definition],
    definition: Definition | None,
    other: Definition | None,
) -> bool:
    """Whether code of one class may override what code of another has set."""
    if definition is None:
        return False
    if definition in sources:
        return True
    ancestor = program.parent_of(definition)
    while ancestor is not None:
        if ancestor is other:
            return True
        if ancestor in sources:
            return True
        ancestor = program.parent_of(ancestor)
    return False


def _merge_override(
    compiler: CompilationContext,
    resource: Resource,
    parameters: list[Parameter],
    setter: Definition | None,
    source: SourceFile | None,
    line: int | None,
) -> None:
    """Set attributes of a resource from an override or a collector."""
    program, sources = compiler.program, compiler.resources.override_sources
    if setter is not resource.setter and not _is_child_of(
        program, sources, setter, resource.setter
    ):
        message = "Only subclasses can override parameters"
        raise EvaluationError("illegal-override", message, source, None, line=line)
    if resource.evaluated and compiler.strict is not Strictness.OFF:
        defined = location(resource.source, resource.line)
        where = f", defined at {defined}," if defined else ""
        message = f"Attempt to override an already evaluated resource{where} with new values"
        if compiler.strict is Strictness.ERROR:
            raise EvaluationError("late-override", message, source, None, line=line)
        here = location(source, line)
        compiler.log.add("warning", f"{message} {here}".rstrip())
    for parameter in parameters:
        _override(program, sources, resource, parameter)


def _override(
    program: Program, sources: set[Definition], resource: Resource, parameter: Parameter
) -> None:
    name = parameter.name
    current = resource.parameters.get(name)
    if current is None:
        resource.set(parameter)
        return
    scope = resource.scope
    if scope.is_default(resource.type, name, parameter.value):
        return
    if not (
        _is_child_of(program, sources, parameter.setter, current.setter)
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
