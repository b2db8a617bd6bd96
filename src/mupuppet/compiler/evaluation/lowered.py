"""Files and definitions, lowered when they are first used.

The result is stored with its `Unit` or `Definition`, so that all compilations share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.lazy import cached, stored_with
from mupuppet.compiler.evaluation.lowering import (
    LoweredBody,
    LoweredParameters,
    Lowering,
    lower_parameters,
)
from mupuppet.compiler.evaluation.prepared_defaults import PreparedDefaults
from mupuppet.compiler.program.definitions import Definition, Unit
from mupuppet.syntax import nodes as n

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.lowering.calls import LoweredLambda


class LoweredUnit:
    """A file and its lowered statements."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.lowering = _lowering(unit)
        self._functions: dict[str, LoweredLambda] = {}

    @cached
    def body(self) -> LoweredBody:
        """The statements outside definitions."""
        return self.lowering.body(self.unit.program.body)

    def function(self, node: n.FunctionDefinition) -> LoweredLambda:
        """A function of this file."""
        found = self._functions.get(node.name)
        if found is None:
            from mupuppet.compiler.evaluation.lowering.calls import lower_function

            found = self._functions[node.name] = lower_function(node, self.lowering)
        return found

    @cached
    def has_computed_types(self) -> bool:
        """Whether parameters of its definitions have types that depend on the environment."""
        return any(
            each.kind != "node" and lowered(each).parameters.computed
            for each in self.unit.definitions
        )


def _lowering(unit: Unit) -> Lowering:
    if unit.make_lowering is None:
        return Lowering(unit)
    made = unit.make_lowering(unit)
    assert isinstance(made, Lowering)  # nothing else can lower
    return made


#: The lowered form of a file.
lowered_unit = stored_with("_lowered", LoweredUnit)


class LoweredDefinition:
    """The lowered code of a class, a defined type or a node."""

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.lowering = lowered_unit(definition.unit).lowering
        #: Whether the defaults were needed before: the second time they are prepared.
        self._has_set_defaults = False
        self._prepared: PreparedDefaults | None = None

    @cached
    def parameters(self) -> LoweredParameters:
        node = self.definition.node
        if isinstance(node, (n.ClassDefinition, n.DefinedType)):
            return lower_parameters(node.parameters, self.lowering)
        return lower_parameters((), self.lowering)

    @cached
    def body(self) -> LoweredBody:
        return self.lowering.body(self.definition.node.body)

    def prepared_defaults(self) -> PreparedDefaults | None:
        """How defaults are set; None at first, since preparing takes longer than setting once."""
        prepared = self._prepared
        if prepared is None and self.definition.unit.make_lowering is None:
            if not self._has_set_defaults:
                self._has_set_defaults = True
                return None
            prepared = self._prepared = PreparedDefaults(self.parameters)
        return prepared


#: The lowered form of a definition.
lowered = stored_with("_lowered", LoweredDefinition)
