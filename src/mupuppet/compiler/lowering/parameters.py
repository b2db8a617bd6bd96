"""Parameters of classes, defined types, functions and lambdas."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from mupuppet.compiler.builtin_types import METAPARAMETER_NAMES
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.kept_types import KeptType, names_in_type
from mupuppet.compiler.lowering.base import Closure, Lowering
from mupuppet.compiler.lowering.constants import UNKNOWN, constant_type, constant_value
from mupuppet.compiler.lowering.literals import SCALARS, is_data_in_collection
from mupuppet.compiler.scope import RESERVED_NAMES, LocalScope
from mupuppet.syntax import nodes as n
from mupuppet.types.base import ANY, Type
from mupuppet.types.labels import label
from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.compiler.defaults import PreparedDefaults
    from mupuppet.compiler.definitions import Unit
    from mupuppet.compiler.lowering.signatures import LambdaSignature
    from mupuppet.compiler.scope import Frame

Classes = frozenset[type]
_NO_CLASSES: Classes = frozenset()


class LoweredParameter:
    """A parameter of a class, a defined type, a function or a lambda."""

    __slots__ = (
        "captures_rest", "constant_type", "default", "fitting", "fitting_classes",
        "has_constant_default", "has_constant_type", "kept_type", "name", "node", "type",
    )  # fmt: skip

    def __init__(self, node: n.Parameter, lowering: Lowering) -> None:
        self.node = node
        self.name = node.name
        written = node.type
        #: The type if it is the same in every compilation.
        self.constant_type: Type | None = ANY
        #: Whether it is at least the same throughout a compilation.
        self.has_constant_type = False
        self.type: Closure | None = None
        #: What it was in an earlier compilation.
        self.kept_type: KeptType | None = None
        #: The classes whose values all fit a constant type.
        self.fitting_classes: Classes = _NO_CLASSES
        if written is not None:
            known = constant_type(written, lowering.source)
            if known is not None:
                self.constant_type, self.type = known.type, known.evaluate
                self.fitting_classes = known.classes
                self.has_constant_type = True
            else:
                self.constant_type, self.type = None, lowering.lower(written)
                self.has_constant_type = _is_constant(written)
        self.default: Closure | None = None
        #: Whether the default needs no variables, nor anything else.
        self.has_constant_default = False
        #: For a default that is written out: where it is kept what takes the value.
        self.fitting: set[object] | None = None
        default = node.default
        if default is not None:
            self.default = lowering.default(node, default)
            if type(default) in SCALARS:
                self.has_constant_default = True
            elif is_data_in_collection(default):
                self.has_constant_default = True
                self.fitting = set() if lowering.folds_literals else None
            else:
                self.has_constant_default = constant_value(default) is not UNKNOWN
        self.captures_rest = node.captures_rest


def _is_constant(node: n.Node) -> bool:
    """Whether an expression is made of nothing but names of types and literals."""
    kind = type(node)
    if kind is n.Access:
        return _is_constant(node.left) and all(map(_is_constant, node.keys))  # type: ignore[attr-defined]  # an Access
    return kind in _CONSTANTS


_CONSTANTS = frozenset([n.TypeName, n.String, n.Name, n.Integer, n.Float, n.Regexp, n.Default])


def checked_type(value: Value, subject: str) -> Type:
    """A value that stands where a type must: `File['a', 'b']`, say, is none."""
    if isinstance(value, Type):
        return value
    message = f"{subject} that is not a Puppet Type, got {label(value)}"
    raise EvaluationError("not-a-type", message)


_ATTRIBUTES_OF_ALL = METAPARAMETER_NAMES | {"name"}


class LoweredParameters:
    """A list of parameters; their types are evaluated once."""

    __slots__ = (
        "_is_constant",
        "_signature",
        "attribute_names",
        "by_name",
        "is_used",
        "list",
        "names",
        "one_to_one",
        "prepared_defaults",
        "reserved",
        "return_type",
        "simple",
        "unit",
        "untyped",
    )

    def __init__(
        self, parameters: list[LoweredParameter], unit: Unit, return_type: Closure | None = None
    ) -> None:
        self.list = parameters
        self.unit = unit
        self.by_name = {parameter.name: parameter for parameter in parameters}
        self.names = tuple([parameter.name for parameter in parameters])
        #: What a resource may set if these are the parameters of its definition.
        self.attribute_names = _ATTRIBUTES_OF_ALL.union(self.names)
        self.return_type = return_type
        #: The first name that no parameter may have.
        self.reserved: str | None = None
        if not RESERVED_NAMES.isdisjoint(self.names):
            self.reserved = next(name for name in self.names if name in RESERVED_NAMES)
        untyped = is_constant = return_type is None
        one_to_one = self.reserved is None
        for parameter in parameters:
            if parameter.type is not None:
                untyped = False
                if parameter.constant_type is None:
                    is_constant = False
            if parameter.default is not None or parameter.captures_rest:
                one_to_one = False
        self.untyped = untyped
        #: Whether there is one argument for each parameter.
        self.one_to_one = one_to_one
        #: Whether any arguments of the right number will do.
        self.simple = untyped and one_to_one
        #: Whether the signature is the same in every compilation, and then the signature.
        self._is_constant = is_constant
        self._signature: LambdaSignature | None = None
        #: Whether they were needed before, and then how defaults are set.
        self.is_used = False
        self.prepared_defaults: PreparedDefaults | None = None

    def type_of(self, parameter: LoweredParameter, scope: Frame) -> Type:
        type = parameter.constant_type
        if type is None:
            types = scope.compiler.parameter_types
            type = types.get(parameter)
            if type is None:
                kept = parameter.kept_type
                if kept is not None and kept.is_valid(scope.compiler.type_named):
                    type = kept.type
                else:
                    type = self._evaluated_type(parameter, scope)
                    self._keep_type(parameter, type, scope)
                if parameter.has_constant_type:
                    types[parameter] = type
        return type

    def _keep_type(self, parameter: LoweredParameter, type: Type, scope: Frame) -> None:
        """Keep what a type is for other compilations that understand its names in the same way."""
        node = parameter.node.type
        names = None if node is None else names_in_type(node)
        uses = None if names is None else scope.compiler.uses_of_types(names)
        if node is not None and uses is not None:
            parameter.kept_type = KeptType(node, type, uses)

    def _evaluated_type(self, parameter: LoweredParameter, scope: Frame) -> Type:
        assert parameter.type is not None  # otherwise it would be constant
        return checked_type(parameter.type(scope), f"Parameter '{parameter.name}' is given a type")

    def evaluate_types(self, scope: Frame) -> None:
        """Evaluate all types, for the whole compilation."""
        for parameter in self.list:
            if parameter.constant_type is None:
                scope.compiler.parameter_types[parameter] = self.type_of(parameter, scope)

    def signature(self, scope: Frame) -> LambdaSignature:
        """The signature for messages and checks of calls."""
        signature = self._signature
        if signature is not None:
            return signature
        if self._is_constant:
            self._signature = self._new_signature(scope)
            return self._signature
        signatures = scope.compiler.signatures
        if self not in signatures:
            signatures[self] = self._new_signature(scope)
        return signatures[self]

    def _new_signature(self, scope: Frame) -> LambdaSignature:
        from mupuppet.compiler.lowering.signatures import signature_of  # classes need none

        return signature_of(self, scope)


def lower_parameters(
    nodes: tuple[n.Parameter, ...], unit: Unit, return_type: n.Expression | None = None
) -> LoweredParameters:
    lowering = unit.lowering
    parameters = [LoweredParameter(node, lowering) for node in nodes]
    returned = None if return_type is None else lowering.lower(return_type)
    return LoweredParameters(parameters, unit, returned)


# --- Defaults


def evaluate_default(
    parameter: LoweredParameter,
    parameters: LoweredParameters,
    scope: Frame,
    subject: str,
    assigned: Container[str],
) -> Value:
    """The default of a parameter, which may use the parameters before it and no others."""
    assert parameter.default is not None  # the callers have looked
    guarded = LocalScope(scope, _GuardedVariables(parameters.by_name, assigned))
    base = scope.base
    outer = base.active
    base.active = guarded
    try:
        return parameter.default(guarded)
    except _UnevaluatedParameter as access:
        names = parameters.names
        if names.index(access.name) < names.index(parameter.name):
            message = f"{subject}: expects a value for parameter ${access.name}"
        else:
            message = (
                f"{subject}: default expression for ${parameter.name} tries to illegally access "
                f"not yet evaluated ${access.name}"
            )
        raise EvaluationError("runtime-error", message) from None
    finally:
        base.active = outer


class _UnevaluatedParameter(Exception):
    """A default has read a parameter that has no value yet, however deep inside."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class _GuardedVariables(dict[str, Value]):
    """No variables, but reading a parameter that has no value yet is a mistake."""

    __slots__ = ("_assigned", "_parameters")

    def __init__(self, parameters: Container[str], assigned: Container[str]) -> None:
        self._parameters = parameters
        self._assigned = assigned

    def __contains__(self, name: object) -> bool:
        if name in self._parameters and name not in self._assigned:
            assert isinstance(name, str)  # names are
            raise _UnevaluatedParameter(name)
        return super().__contains__(name)
