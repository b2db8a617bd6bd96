"""Evaluating the code of a class, a node or an instance of a defined type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, location
from mupuppet.compiler.evaluation.lowered import LoweredDefinition, lowered
from mupuppet.compiler.evaluation.lowering.parameters import ComputedType
from mupuppet.compiler.evaluation.parameter_defaults import Defaults
from mupuppet.compiler.model.resource import LiteralParameter, Parameter, Resource
from mupuppet.compiler.model.scope import (
    ALWAYS_KNOWN,
    RESERVED_NAMES,
    Scope,
    reserved_name_message,
    scope_of,
)
from mupuppet.compiler.program.definitions import Definition
from mupuppet.compiler.program.names import capitalized
from mupuppet.compiler.resources.attributes import PLAIN, to_attribute
from mupuppet.functions.control_flow import NextJump, ReturnJump
from mupuppet.types.base import UnusableType
from mupuppet.types.labels import ruby_string
from mupuppet.values.objects import Deferred
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.lowering.parameters import LoweredParameter, LoweredParameters
    from mupuppet.compiler.model.catalog_builder import CatalogBuilder
    from mupuppet.compiler.model.scope import CompilationContext

_NO_DATA = object()
#: For how many parameters the cache of a literal value holds that it fits them.
_MOST_FITTING = 100


def evaluate_code(compiler: CompilationContext, resource: Resource) -> None:
    """Give the definition's code a scope of its own, with its parameters, and run it."""
    definition = resource.definition
    if definition is None and resource.native is None:
        raise EvaluationError("unknown-resource-type", f"Cannot find definition {resource.type}")
    if definition is None:  # of the type `component`, which cannot be evaluated
        where = location(resource.source, resource.line)
        message = f"Cannot evaluate a builtin type ({resource.type}) {where}"
        raise EvaluationError("unknown-resource-type", message)
    inherited = None if definition.parent is None else _evaluate_parent(compiler, definition)
    scope = Scope(compiler, inherited or scope_of(resource), definition, resource, inherited)
    if definition.kind != "define":
        compiler.classes.names.append(definition.name)
        for tag in (definition.name, *definition.name.split("::")):
            compiler.catalog.tags[tag] = None
    code = lowered(definition)
    _bind_parameters(compiler, resource, code, scope)
    if definition.kind == "class":
        _add_to_stage(compiler.catalog, resource)
    if definition.pattern is not None:
        from mupuppet.values.regexps import Regexp

        regexp = Regexp(definition.pattern.pattern)
        scope.match = regexp.match(compiler.inputs.node.name.lower()) or regexp.match("default")
    try:
        value = code.body(scope)
    except (ReturnJump, NextJump):
        if definition.kind == "node":
            raise  # a node cannot be left early
    else:
        if definition.ends_with_value and type(value) not in PLAIN:
            to_attribute(value, compiler.program)  # only to fail for what cannot be converted


def _evaluate_parent(compiler: CompilationContext, definition: Definition) -> Scope | None:
    parent = compiler.program.parent_of(definition)
    if parent is None:
        return None
    resource = compiler.catalog.find("Class", capitalized(parent.name))
    if resource is None:
        return None
    compiler.evaluate_resource(resource)
    scope = compiler.classes.scopes.get(parent.name)
    if scope is None:
        message = f"Class '{definition.name}' inherits from itself"
        raise EvaluationError("inheritance-cycle", message)
    return scope


def _add_to_stage(catalog: CatalogBuilder, resource: Resource) -> None:
    container = resource.scope.resource
    given = resource.value("stage")
    if (given is None or given is False) and container is not None:
        given = container.value("stage")
    title = "main" if given is None or given is False else ruby_string(given)
    stage = catalog.find("Stage", title)
    if stage is None:
        message = f"Could not find stage {title} specified by {resource.ref}"
        raise EvaluationError("unknown-stage", message)
    if stage.title != "main" and resource.value("stage") is None:
        resource.set(Parameter("stage", stage.title, resource.setter))
    catalog.add_edge(stage, resource)


def _bind_parameters(
    compiler: CompilationContext, resource: Resource, code: LoweredDefinition, scope: Scope
) -> None:
    """Set the variables that every scope has, then the parameters, in Puppet's order."""
    definition, variables = code.definition, scope.variables
    variables["module_name"] = definition.unit.module or ""
    caller = scope.parent.definition if scope.parent is not None else None
    if caller is not None:
        variables["caller_module_name"] = caller.unit.module or ""
    if definition.kind == "class":
        _add_data(compiler, resource, code, scope)
        variables["title"] = resource.title.lower()
        variables["name"] = ruby_string(resource.name).lower()
    else:
        variables["title"] = resource.given_title
        variables["name"] = resource.name
    if definition.kind != "define":
        compiler.classes.scopes[definition.name] = scope

    defaults = Defaults(resource, code, scope)
    defaults.set()
    values = defaults.values
    kinds = set(map(type, values.values()))
    check_parameters(resource, code, values, kinds, scope, defaults.unsure)
    # `title` is not an attribute, which is found at the end of the compilation, and `name` was not
    # looked at.
    resource.checked = Sensitive not in kinds and _UNCHECKED.isdisjoint(resource.parameters)
    names = code.parameters.names  # all have values, or they would not fit
    if not _NO_PARAMETERS.isdisjoint(values):
        raise _reserved(definition, (*names, *values))
    for name in names:
        variables[name] = values[name]
    if len(values) > len(names):  # metaparameters are variables as well
        variables.update(values)


#: Attributes that a check of the values of parameters does not cover.
_UNCHECKED = frozenset(["name", "title"])

#: What parameters cannot be called because of variables that are set before them.
_NO_PARAMETERS = RESERVED_NAMES | ALWAYS_KNOWN


def _reserved(definition: Definition, names: tuple[str, ...]) -> EvaluationError:
    """The error for the first parameter that has such a name."""
    name = next(name for name in names if name in _NO_PARAMETERS)
    if name in RESERVED_NAMES:
        message = reserved_name_message(name)
    else:
        message = f"Cannot reassign variable '${name}'"
    source = definition.unit.source
    return EvaluationError("reserved-variable", message, source, None, line=definition.line)


def _add_data(
    compiler: CompilationContext, resource: Resource, code: LoweredDefinition, scope: Scope
) -> None:
    """Look up in the data the parameters of a class that were not given."""
    definition, parameters = code.definition, code.parameters.list
    if not parameters or not compiler.program.environment.has_data(definition.module):
        return
    for parameter in parameters:
        if resource.value(parameter.name) is not None:
            continue
        name = f"{definition.name}::{parameter.name}"
        place = (definition.unit.source, parameter.node)
        found = compiler.data.class_parameter(name, scope, _NO_DATA, place)
        if found is not _NO_DATA and not (found is None and parameter.has_default):
            resource.set(Parameter(parameter.name, found, resource.setter))


def check_parameters(
    resource: Resource,
    code: LoweredDefinition,
    values: dict[str, Value],
    kinds: set[type],
    scope: Scope,
    unsure: Sequence[LoweredParameter],
) -> None:
    """Compare the parameters of a class or defined type with its definition.

    Those that are not among the `unsure` ones fit. `kinds` are the classes of the values.
    """
    parameters = code.parameters
    try:
        if (
            Deferred in kinds
            or not _all_fit(unsure, parameters, resource.parameters, values, scope)
            # What else there is all resources have.
            or not (
                len(values) == len(parameters.names)
                or parameters.attribute_names.issuperset(values)
            )
        ):
            _reject_parameters(resource, code.definition, values, scope)
    except UnusableType as problem:
        raise EvaluationError(problem.id, problem.message) from None


def _reject_parameters(
    resource: Resource, definition: Definition, values: dict[str, Value], scope: Scope
) -> None:
    """Say what is wrong with parameters, if something is."""
    from mupuppet.compiler.evaluation.parameter_mismatches import mismatch_error

    error = mismatch_error(resource, definition, values, scope)
    if error is not None:
        raise error


def _all_fit(
    unsure: Sequence[LoweredParameter],
    parameters: LoweredParameters,
    given: dict[str, Parameter],
    values: dict[str, Value],
    scope: Scope,
) -> bool:
    """Whether all parameters have values that surely fit."""
    for parameter in unsure:
        name = parameter.name
        if name not in values:
            return False
        wanted = parameter.type
        if wanted is not None:
            value = values[name]
            if isinstance(wanted, ComputedType):
                if not parameters.type_of(parameter, scope).is_instance(value):
                    return False
            elif type(value) not in wanted.classes:
                written = given.get(name)
                if type(written) is not LiteralParameter or written.value is not value:
                    if not wanted.constant.is_instance(value):
                        return False
                elif parameter not in written.fitting:
                    if not wanted.constant.is_instance(value):
                        return False
                    if len(written.fitting) >= _MOST_FITTING:
                        written.fitting.clear()  # files may change, and others come, without end
                    written.fitting.add(parameter)
    return True


def check_again(resource: Resource) -> None:
    """After all overrides: the parameters must still fit the definition."""
    definition = resource.definition
    if definition is None or definition.kind == "node" or resource.checked:
        return
    values: dict[str, Value] = {}
    for name, parameter in resource.parameters.items():
        sensitive = name in resource.sensitive
        values[name] = Sensitive(parameter.value) if sensitive else parameter.value
    code = lowered(definition)
    kinds = set(map(type, values.values()))
    check_parameters(resource, code, values, kinds, scope_of(resource), code.parameters.list)
