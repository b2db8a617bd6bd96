"""The defaults of a definition, prepared for resources that are declared again and again.

Most defaults are literals: they are set for many parameters at once, and are known to match their
types.
"""

from __future__ import annotations

from mupuppet.compiler.evaluation.lowering.parameters import LoweredParameter, LoweredParameters
from mupuppet.compiler.model.resource import Parameter, SharedParameter
from mupuppet.compiler.program.constants import UNKNOWN, constant_value
from mupuppet.compiler.program.definitions import Definition
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.types.base import UnusableType
from mupuppet.values.value import Value

#: Attributes that mean more than a value.
SPECIAL_ATTRIBUTES = frozenset(["name", "tag", "title"])
#: For how many definitions that declare resources attributes are cached.
_MOST_SETTERS = 100


class WrittenDefaults:
    """Defaults of consecutive parameters: plain values that match the types of the parameters."""

    __slots__ = ("_by_setter", "_source", "parameters", "values")

    def __init__(self, source: SourceFile, parameters: list[LoweredParameter]) -> None:
        self._source = source
        self.parameters = {parameter.name: parameter for parameter in parameters}
        self.values = {parameter.name: _written_value(parameter) for parameter in parameters}
        self._by_setter: dict[Definition | None, dict[str, Parameter]] = {}

    def attributes(self, setter: Definition | None) -> dict[str, Parameter]:
        """The defaults as attributes of what a definition declares, shared by all catalogs."""
        found = self._by_setter.get(setter)
        if found is None:
            if len(self._by_setter) >= _MOST_SETTERS:
                self._by_setter.clear()  # files may change, and others come, without end
            source = self._source
            found = self._by_setter[setter] = {
                name: SharedParameter(name, self.values[name], setter, source, parameter.node)
                for name, parameter in self.parameters.items()
            }
        return found


class ComputedDefault:
    """A default that has to be evaluated.

    For a variable of a class, it is where the value mostly is.
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

    def __init__(self, parameters: LoweredParameters) -> None:
        self.steps: list[WrittenDefaults | ComputedDefault] = []
        #: The parameters whose values need not fit.
        self.unsure: list[LoweredParameter] = []
        row: list[LoweredParameter] = []
        source = parameters.lowering.source
        for parameter in parameters.list:
            if _is_written(parameter):
                row.append(parameter)
                continue
            if parameter.type is not None or not parameter.has_default:
                self.unsure.append(parameter)
            if parameter.has_default:
                self._add_row(source, row)
                row = []
                self.steps.append(ComputedDefault(parameter))
        self._add_row(source, row)

    def _add_row(self, source: SourceFile, row: list[LoweredParameter]) -> None:
        if row:
            self.steps.append(WrittenDefaults(source, row))


def _written_value(parameter: LoweredParameter) -> Value:
    default = parameter.node.default
    return UNKNOWN if default is None else constant_value(default)


#: The classes of plain values that can be written out.
_WRITTEN = frozenset([str, int, float, bool, type(None)])


def _is_written(parameter: LoweredParameter) -> bool:
    """Whether the default of a parameter is a plain value that fits it."""
    value, constant = _written_value(parameter), parameter.constant_type
    if type(value) not in _WRITTEN or parameter.name in SPECIAL_ATTRIBUTES or constant is None:
        return False
    try:
        return constant.is_instance(value)
    except UnusableType:
        return False
