"""The defaults of the parameters of classes and defined types.

Resources of one definition get the same defaults again and again, and most of these are written
out. So from the second resource on they are prepared: what is written out is set for many
parameters at once, and is known to fit their types.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, location
from mupuppet.compiler.evaluation.lowering.constants import UNKNOWN, constant_value
from mupuppet.compiler.evaluation.lowering.literals import SCALARS
from mupuppet.compiler.evaluation.lowering.parameters import evaluate_default
from mupuppet.compiler.model.resource import LiteralParameter, Parameter, Resource, SharedParameter
from mupuppet.compiler.model.scope import LocalScope
from mupuppet.compiler.resources.attributes import PLAIN, to_attribute
from mupuppet.functions.jumps import BreakJump
from mupuppet.syntax import nodes as n
from mupuppet.types.base import UnusableType
from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.lowering.parameters import LoweredParameter
    from mupuppet.compiler.model.scope import Frame, Scope
    from mupuppet.compiler.program.definitions import Definition

#: Attributes that mean more than a value.
_SPECIAL = frozenset(["name", "tag", "title"])
#: For how many definitions that declare resources attributes are kept.
_MOST_SETTERS = 100


class WrittenDefaults:
    """Defaults of parameters in a row: plain values that fit the types of the parameters."""

    __slots__ = ("_by_setter", "_definition", "parameters", "values")

    def __init__(self, definition: Definition, parameters: list[LoweredParameter]) -> None:
        self._definition = definition
        self.parameters = {parameter.name: parameter for parameter in parameters}
        self.values = {parameter.name: _written_value(parameter) for parameter in parameters}
        self._by_setter: dict[Definition | None, dict[str, Parameter]] = {}

    def attributes(self, setter: Definition | None) -> dict[str, Parameter]:
        """The defaults as attributes of what a definition declares, shared by all catalogs."""
        found = self._by_setter.get(setter)
        if found is None:
            if len(self._by_setter) >= _MOST_SETTERS:
                self._by_setter.clear()  # files may change, and others come, without end
            source = self._definition.unit.source
            found = self._by_setter[setter] = {
                name: SharedParameter(name, self.values[name], setter, source, parameter.node)
                for name, parameter in self.parameters.items()
            }
        return found


class ComputedDefault:
    """A default that has to be evaluated.

    Of a variable of a class it is known where the value mostly is.
    """

    __slots__ = ("class_name", "parameter", "variable")

    def __init__(self, parameter: LoweredParameter) -> None:
        self.parameter = parameter
        self.class_name = self.variable = ""
        default = parameter.node.default
        if isinstance(default, n.Variable):
            class_name, _, self.variable = default.name.removeprefix("::").rpartition("::")
            self.class_name = class_name.lower()


class PreparedDefaults:
    """All defaults of a definition, in the order of its parameters."""

    __slots__ = ("steps", "unsure")

    def __init__(self, definition: Definition) -> None:
        self.steps: list[WrittenDefaults | ComputedDefault] = []
        #: The parameters whose values need not fit.
        self.unsure: list[LoweredParameter] = []
        row: list[LoweredParameter] = []
        for parameter in definition.parameters.list:
            if _is_written(parameter):
                row.append(parameter)
                continue
            if parameter.type is not None or not parameter.has_default:
                self.unsure.append(parameter)
            if parameter.has_default:
                self._add_row(definition, row)
                row = []
                self.steps.append(ComputedDefault(parameter))
        self._add_row(definition, row)

    def _add_row(self, definition: Definition, row: list[LoweredParameter]) -> None:
        if row:
            self.steps.append(WrittenDefaults(definition, row))


def _written_value(parameter: LoweredParameter) -> Value:
    default = parameter.node.default
    return UNKNOWN if default is None else constant_value(default)


#: The classes of plain values that can be written out.
_WRITTEN = frozenset([str, int, float, bool, type(None)])


def _is_written(parameter: LoweredParameter) -> bool:
    """Whether the default of a parameter is a plain value that fits it."""
    value, known = _written_value(parameter), parameter.constant_type
    if type(value) not in _WRITTEN or parameter.name in _SPECIAL or known is None:
        return False
    try:
        return known.is_instance(value)
    except UnusableType:
        return False


class Defaults:
    """Sets the parameters of one resource that nobody has given."""

    __slots__ = ("_definition", "_resource", "_scope", "_so_far", "unsure", "values")

    def __init__(self, resource: Resource, definition: Definition, scope: Scope) -> None:
        self._resource = resource
        self._definition = definition
        self._scope = scope
        #: What the parameters are, so far.
        self.values: dict[str, Value] = {
            name: parameter.value
            for name, parameter in resource.parameters.items()
            if name != "name" and name != "title"
        }
        #: Where defaults are evaluated: they see the parameters that have values so far.
        self._so_far: LocalScope | None = None
        #: The parameters whose values have to be compared with their types.
        self.unsure: Sequence[LoweredParameter] = definition.parameters.list

    def set(self) -> None:
        prepared = self._prepared()
        if prepared is None:
            for parameter in self._definition.parameters.list:
                if parameter.has_default and self.values.get(parameter.name) is None:
                    self._evaluate(parameter)
            return
        self.unsure = prepared.unsure
        for step in prepared.steps:
            if isinstance(step, WrittenDefaults):
                self._set_row(step)
            elif self.values.get(step.parameter.name) is None:
                self._set_computed(step)

    def _prepared(self) -> PreparedDefaults | None:
        parameters = self._definition.parameters
        prepared = parameters.prepared_defaults
        if prepared is None and self._definition.unit.make_lowering is None:
            if not parameters.is_used:  # many are used once: preparing would take longer
                parameters.is_used = True
                return None
            prepared = parameters.prepared_defaults = PreparedDefaults(self._definition)
        return prepared

    def _set_row(self, row: WrittenDefaults) -> None:
        new, attributes = row.values, row.attributes(self._resource.setter)
        if not new.keys().isdisjoint(self.values):
            given = [name for name in new if name in self.values]
            new, attributes = new.copy(), attributes.copy()
            for name in given:
                if self.values[name] is None:
                    self._forget_undefs()
                else:
                    del new[name], attributes[name]
                    if row.parameters[name].type is not None:
                        self.unsure = [*self.unsure, row.parameters[name]]
        self.values.update(new)
        self._resource.parameters.update(attributes)

    def _forget_undefs(self) -> None:
        """Parameters were given as undef, which defaults may have seen, and get their own now."""
        self.values, self._so_far = dict(self.values), None

    def _set_computed(self, default: ComputedDefault) -> None:
        if default.class_name:
            scope = self._scope.compiler.class_scopes.get(default.class_name)
            if scope is not None and default.variable in scope.variables:
                self._set(default.parameter, scope.variables[default.variable], self._scope)
                return
        self._evaluate(default.parameter)

    def _evaluate(self, parameter: LoweredParameter) -> None:
        default, lowering = parameter.node.default, self._definition.unit.lowering
        if type(default) in SCALARS and lowering.folds_literals:
            self._set(parameter, default.value, self._scope)  # type: ignore[union-attr]  # all of these have one
            return
        evaluate = parameter.lowered_default(lowering)
        if parameter.has_constant_default:
            self._set(parameter, evaluate(self._scope), self._scope)
            return
        local = self._so_far
        if local is None:
            local = self._so_far = LocalScope(self._scope, self.values)
        try:
            value = evaluate_default(
                parameter, self._definition.parameters, local, self._resource.ref, self.values
            )
        except BreakJump as jump:
            where = location(jump.source, jump.source.line(jump.node.start))
            message = f"break() from context where this is illegal {where}"
            raise EvaluationError("illegal-jump", message) from None
        except EvaluationError as error:
            error.tell_of(self._definition.unit.source, self._definition.node)
            raise
        self._set(parameter, value, local)

    def _set(self, parameter: LoweredParameter, value: Value, scope: Frame) -> None:
        resource, name, node = self._resource, parameter.name, parameter.node
        setter, source = resource.setter, self._definition.unit.source
        fitting = parameter.fitting
        made: Parameter
        if fitting is not None:
            made = LiteralParameter(name, value, setter, source, node, scope, False, fitting)
        else:
            if type(value) not in PLAIN:
                value = self._converted(value)
            made = Parameter(name, value, setter, source, node, scope)
        if name in _SPECIAL:
            resource.set(made)
        else:
            resource.parameters[name] = made
        if name in self.values:
            self._forget_undefs()
        self.values[name] = value

    def _converted(self, value: Value) -> Value:
        definition = self._definition
        try:
            return to_attribute(value, self._scope.compiler)
        except EvaluationError as error:
            if definition.kind == "class" and not error.located:  # the class is told
                raise EvaluationError(
                    error.id, error.message, definition.unit.source, None, line=definition.line
                ) from None
            raise
