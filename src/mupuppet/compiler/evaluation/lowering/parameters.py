"""Parameters of classes, defined types, functions and lambdas."""

from __future__ import annotations

from collections.abc import Container
from operator import attrgetter
from typing import TYPE_CHECKING

from mupuppet.basics.lazy import cached
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering
from mupuppet.compiler.evaluation.lowering.literals import is_data_in_collection
from mupuppet.compiler.model.scope import RESERVED_NAMES, LocalScope, UnevaluatedParameter
from mupuppet.compiler.program.constants import (
    UNKNOWN,
    ConstantType,
    constant_type,
    constant_value,
)
from mupuppet.compiler.program.type_cache import CachedType, names_in_type
from mupuppet.syntax import nodes as n
from mupuppet.syntax.metaparameters import METAPARAMETER_NAMES
from mupuppet.types.base import ANY, Type
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.compiler.model.signature import Signature
    from mupuppet.compiler.program.type_resolver import TypeResolver

Classes = frozenset[type]
_name = attrgetter("name")


class ComputedType:
    """A type that depends on what is defined, and so has to be evaluated in each compilation."""

    #: It does not have the same type in every compilation.
    constant = None

    def __init__(self, node: n.Expression, lowering: Lowering) -> None:
        self.node = node
        self._lowering = lowering
        #: What it was in an earlier compilation.
        self.cached: CachedType | None = None

    @cached
    def evaluate(self) -> Closure:
        return self._lowering.lower(self.node)

    @cached
    def names(self) -> tuple[str, ...] | None:
        """The names that it depends on; None if that is not all that it depends on."""
        return names_in_type(self.node)


class LoweredParameter:
    """A parameter of a class, a defined type, a function or a lambda."""

    __slots__ = (
        "_default", "fitting", "has_constant_default", "has_default", "name", "node", "type",
    )  # fmt: skip

    def __init__(self, node: n.Parameter, lowering: Lowering) -> None:
        self.node = node
        self.name = node.name
        self.has_default = node.default is not None
        #: Lowered when it is first needed.
        self._default: Closure | None = None
        #: Whether the default, which has been lowered, needs no variables, nor anything else.
        self.has_constant_default = False
        #: For a literal default: the cache of what accepts the value.
        self.fitting: set[object] | None = None
        self.type: ConstantType | ComputedType | None = None
        written = node.type
        if written is not None:
            self.type = constant_type(written, lowering.source) or ComputedType(written, lowering)

    def lowered_default(self, lowering: Lowering) -> Closure:
        """What evaluates the default, which there must be."""
        if self._default is None:
            node = self.node.default
            assert node is not None  # the callers have looked
            self._default = lowering.default(self.node, node)
            if is_data_in_collection(node):
                self.has_constant_default = True
                self.fitting = set() if lowering.folds_literals else None
            else:
                self.has_constant_default = constant_value(node) is not UNKNOWN
        return self._default

    @property
    def constant_type(self) -> Type | None:
        """The type if it is the same in every compilation."""
        return ANY if self.type is None else self.type.constant


def checked_type(value: Value, subject: str) -> Type:
    """A value in place of a type, such as `File['a', 'b']`, which is not one."""
    if isinstance(value, Type):
        return value
    from mupuppet.ruby_semantics.classes import class_name

    message = f"{subject} that is not a Puppet Type, got {class_name(value)}"
    raise EvaluationError("not-a-type", message)


_ATTRIBUTES_OF_ALL = METAPARAMETER_NAMES | {"name"}


class LoweredParameters:
    """A list of parameters; their types are evaluated once."""

    def __init__(
        self,
        nodes: tuple[n.Parameter, ...],
        lowering: Lowering,
        return_type: Closure | None = None,
    ) -> None:
        self.lowering = lowering
        self.list = [LoweredParameter(node, lowering) for node in nodes]
        self.names = tuple(map(_name, nodes))
        self.return_type = return_type
        #: The signature if it is the same in every compilation; `signatures` makes it.
        self.constant_signature: Signature | None = None

    @cached
    def by_name(self) -> dict[str, LoweredParameter]:
        return dict(zip(self.names, self.list, strict=True))

    @cached
    def attribute_names(self) -> frozenset[str]:
        """What a resource may set if these are the parameters of its definition."""
        return _ATTRIBUTES_OF_ALL.union(self.names)

    @cached
    def reserved(self) -> str | None:
        """The first name that no parameter may have."""
        return next((name for name in self.names if name in RESERVED_NAMES), None)

    @cached
    def computed(self) -> tuple[LoweredParameter, ...]:
        """Those whose types are not the same in every compilation."""
        return tuple([each for each in self.list if isinstance(each.type, ComputedType)])

    @cached
    def untyped(self) -> bool:
        """Whether no type is written, neither of a parameter nor of what is returned."""
        return self.return_type is None and all(each.type is None for each in self.list)

    @cached
    def one_to_one(self) -> bool:
        """Whether there is one argument for each parameter."""
        return self.reserved is None and not any(
            each.has_default or each.node.captures_rest for each in self.list
        )

    @cached
    def simple(self) -> bool:
        """Whether any arguments of the right number will do."""
        return self.untyped and self.one_to_one

    @cached
    def has_constant_signature(self) -> bool:
        """Whether the signature is the same in every compilation."""
        return self.return_type is None and all(
            each.constant_type is not None for each in self.list
        )

    def type_of(self, parameter: LoweredParameter, scope: Frame) -> Type:
        computed = parameter.type
        if not isinstance(computed, ComputedType):
            return ANY if computed is None else computed.constant
        compiler = scope.compiler
        types = compiler.evaluated_types.parameters
        type = types.get(parameter)
        if type is None:
            cached_type = computed.cached
            if cached_type is not None and cached_type.is_valid(compiler.types.find):
                type = cached_type.type
            else:
                subject = f"Parameter '{parameter.name}' is given a type"
                type = checked_type(computed.evaluate(scope), subject)
                self._cache(computed, type, compiler.types)
            if computed.names is not None:
                types[parameter] = type
        return type

    @staticmethod
    def _cache(computed: ComputedType, type: Type, types: TypeResolver) -> None:
        """Cache a type for other compilations in which its names have the same meaning."""
        names = computed.names
        uses = None if names is None else types.uses(names)
        if uses is not None:
            computed.cached = CachedType(computed.node, type, uses)

    def evaluate_types(self, scope: Frame) -> None:
        """Evaluate all types, for the whole compilation."""
        for parameter in self.computed:
            scope.compiler.evaluated_types.parameters[parameter] = self.type_of(parameter, scope)


def lower_parameters(
    nodes: tuple[n.Parameter, ...], lowering: Lowering, return_type: n.Expression | None = None
) -> LoweredParameters:
    returned = None if return_type is None else lowering.lower(return_type)
    return LoweredParameters(nodes, lowering, returned)


# --- Defaults


def evaluate_default(
    parameter: LoweredParameter,
    parameters: LoweredParameters,
    scope: Frame,
    subject: str,
    assigned: Container[str],
) -> Value:
    """The default of a parameter, which may use the parameters before it and no others."""
    default = parameter.lowered_default(parameters.lowering)
    guarded = LocalScope(scope, _GuardedVariables(parameters.by_name, assigned))
    base = scope.base
    outer = base.active
    base.active = guarded
    try:
        return default(guarded)
    except UnevaluatedParameter as access:
        names = parameters.names
        if names.index(access.name) < names.index(parameter.name):
            message = f"{subject}: expects a value for parameter ${access.name}"
        else:
            message = (
                f"{subject}: default expression for ${parameter.name} tries to illegally access "
                f"not yet evaluated ${access.name}"
            )
        raise EvaluationError("unevaluated-parameter", message) from None
    finally:
        base.active = outer


class _GuardedVariables(dict[str, Value]):
    """No variables, but reading a parameter that has no value yet is a mistake."""

    __slots__ = ("_assigned", "_parameters")

    def __init__(self, parameters: Container[str], assigned: Container[str]) -> None:
        self._parameters = parameters
        self._assigned = assigned

    def __contains__(self, name: object) -> bool:
        if name in self._parameters and name not in self._assigned:
            assert isinstance(name, str)  # names are
            raise UnevaluatedParameter(name)
        return super().__contains__(name)
