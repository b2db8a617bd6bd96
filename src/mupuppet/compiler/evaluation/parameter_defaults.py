"""The defaults of the parameters of classes and defined types.

Resources of one definition get the same defaults again and again, and most of these are literals.
So they are prepared for the second and all later resources: literals are set for many parameters at
once, and are known to match their types.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, location
from mupuppet.compiler.evaluation.lowering.parameters import evaluate_default
from mupuppet.compiler.evaluation.prepared_defaults import (
    SPECIAL_ATTRIBUTES,
    ComputedDefault,
    WrittenDefaults,
)
from mupuppet.compiler.model.resource import LiteralParameter, Parameter, Resource
from mupuppet.compiler.model.scope import LocalScope
from mupuppet.compiler.program.constants import SCALARS
from mupuppet.compiler.resources.attributes import PLAIN, to_attribute
from mupuppet.functions.control_flow import BreakJump
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.lowered import LoweredDefinition
    from mupuppet.compiler.evaluation.lowering.parameters import LoweredParameter
    from mupuppet.compiler.model.scope import Frame, Scope


class Defaults:
    """Sets the parameters of one resource that are not given."""

    __slots__ = ("_code", "_parameters", "_resource", "_scope", "_so_far", "unsure", "values")

    def __init__(self, resource: Resource, code: LoweredDefinition, scope: Scope) -> None:
        self._resource = resource
        self._code = code
        self._parameters = code.parameters
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
        self.unsure: Sequence[LoweredParameter] = self._parameters.list

    def set(self) -> None:
        prepared = self._code.prepared_defaults()
        if prepared is None:
            for parameter in self._parameters.list:
                if parameter.has_default and self.values.get(parameter.name) is None:
                    self._evaluate(parameter)
            return
        self.unsure = prepared.unsure
        for step in prepared.steps:
            if isinstance(step, WrittenDefaults):
                self._set_row(step)
            elif self.values.get(step.parameter.name) is None:
                self._set_computed(step)

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
            scope = self._scope.compiler.classes.scopes.get(default.class_name)
            if scope is not None and default.variable in scope.variables:
                self._set(default.parameter, scope.variables[default.variable], self._scope)
                return
        self._evaluate(default.parameter)

    def _evaluate(self, parameter: LoweredParameter) -> None:
        default, lowering = parameter.node.default, self._code.lowering
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
                parameter, self._parameters, local, self._resource.ref, self.values
            )
        except BreakJump as jump:
            where = location(jump.source, jump.source.line(jump.node.start))
            message = f"break() from context where this is illegal {where}"
            raise EvaluationError("illegal-jump", message) from None
        except EvaluationError as error:
            error.add_definition(self._code.lowering.source, self._code.definition.node)
            raise
        self._set(parameter, value, local)

    def _set(self, parameter: LoweredParameter, value: Value, scope: Frame) -> None:
        resource, name, node = self._resource, parameter.name, parameter.node
        setter, source = resource.setter, self._code.lowering.source
        fitting = parameter.fitting
        made: Parameter
        if fitting is not None:
            made = LiteralParameter(name, value, setter, source, node, scope, False, fitting)
        else:
            if type(value) not in PLAIN:
                value = self._converted(value)
            made = Parameter(name, value, setter, source, node, scope)
        if name in SPECIAL_ATTRIBUTES:
            resource.set(made)
        else:
            resource.parameters[name] = made
        if name in self.values:
            self._forget_undefs()
        self.values[name] = value

    def _converted(self, value: Value) -> Value:
        definition = self._code.definition
        try:
            return to_attribute(value, self._scope.compiler.program)
        except EvaluationError as error:
            # That a reference names nothing is reported for the class; what cannot be converted at
            # all is a mistake of the declaration.
            if definition.kind == "class" and error.id == "invalid-reference":
                raise EvaluationError(
                    error.id, error.message, definition.unit.source, None, line=definition.line
                ) from None
            raise
