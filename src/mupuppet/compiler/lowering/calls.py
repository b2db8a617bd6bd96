"""Calls of functions and methods, lambdas, and parameters."""

from __future__ import annotations

from collections.abc import Callable, Container
from math import inf
from typing import TYPE_CHECKING

from mupuppet.compiler.builtin_types import METAPARAMETER_NAMES
from mupuppet.compiler.context import CallContext
from mupuppet.compiler.errors import EvaluationError, runtime_error
from mupuppet.compiler.lowering.base import Closure, Lowering, lower_block, lowering_of, lowers
from mupuppet.compiler.lowering.constants import UNKNOWN, constant_type, constant_value
from mupuppet.compiler.lowering.expressions import constant, lower_list, unwrap
from mupuppet.compiler.scope import (
    RESERVED_NAMES,
    LocalScope,
    local_scope,
    reserved_name_message,
)
from mupuppet.functions.jumps import NextJump
from mupuppet.functions.registry import REGISTRY, FunctionError
from mupuppet.syntax import nodes as n
from mupuppet.types.base import ANY, Type
from mupuppet.types.callables import CallableType, CallableValue
from mupuppet.types.collections import ArrayType, TupleType
from mupuppet.types.inference import infer_detailed
from mupuppet.types.labels import label
from mupuppet.types.members import NO_MEMBER, WITH_MEMBERS, MemberError, call_member
from mupuppet.types.mismatch import describe_mismatch, describe_signatures
from mupuppet.types.scalars import IntegerType
from mupuppet.values.basic import Value
from mupuppet.values.receivers import Receiver

if TYPE_CHECKING:
    from mupuppet.compiler.definitions import Unit
    from mupuppet.compiler.scope import Frame


@lowers(n.Call)
def _call(lowering: Lowering, node: n.Call) -> Closure:
    arguments = lower_list(lowering, node.arguments)
    block = _block_maker(lowering, node.block)
    function = node.function
    if isinstance(function, n.Name):
        return _call_by_name(lowering, node, function.value, arguments, block)
    # A type as a function makes a new instance; validation allows nothing else.
    type = lowering.lower(function)

    def make(scope: Frame) -> Value:
        values = [type(scope), *arguments(scope)]
        return _invoke("new", values, block and block(scope), scope, lowering, node)

    return make


def _block_maker(lowering: Lowering, node: n.Lambda | None) -> Closure | None:
    if node is None:
        return None
    lowered = lower_lambda(node, lowering.unit)
    make = LambdaBlock if lowered.parameters.untyped else TypedLambdaBlock
    return lambda scope: make(lowered, scope)


def _call_by_name(
    lowering: Lowering, node: n.Call, name: str, arguments: Closure, block: Closure | None
) -> Closure:
    if block is not None:
        return lambda scope: _invoke(name, arguments(scope), block(scope), scope, lowering, node)

    def call(scope: Frame) -> Value:
        """The same as `_invoke`, without a call: it is the way that most calls go."""
        given = arguments(scope)
        compiler = scope.compiler
        function = REGISTRY.get(name)
        try:
            if function is not None and name not in compiler.known.definitions.functions:
                return function.call(CallContext(compiler, scope, lowering, node), given, None)
            return compiler.call_function(name, given, None, scope, lowering, node)
        except (FunctionError, EvaluationError) as problem:
            raise _failed(problem, lowering, node) from problem.__cause__

    return call


def _invoke(
    name: str,
    arguments: list[Value],
    block: LambdaBlock | None,
    scope: Frame,
    lowering: Lowering,
    node: n.Node,
) -> Value:
    compiler = scope.compiler
    function = REGISTRY.get(name)
    try:
        # A built-in function that has been loaded needs no further look.
        if function is not None and name not in compiler.known.definitions.functions:
            return function.call(CallContext(compiler, scope, lowering, node), arguments, block)
        return compiler.call_function(name, arguments, block, scope, lowering, node)
    except (FunctionError, EvaluationError) as problem:
        raise _failed(problem, lowering, node) from problem.__cause__


def _failed(
    problem: FunctionError | EvaluationError, lowering: Lowering, node: n.Node
) -> EvaluationError:
    """What is said of a call in which something has gone wrong."""
    if isinstance(problem, FunctionError):
        if problem.id in ("illegal-function", "discontinued-import"):
            return lowering.error(problem.id, problem.message, node)
        problem = EvaluationError(
            problem.id, problem.message, hint=problem.hint, notes=problem.notes
        )
    return problem if problem.located else runtime_error(problem, lowering.source, node)


@lowers(n.MethodCall)
def _method_call(lowering: Lowering, node: n.MethodCall) -> Closure:
    receiver = lowering.lower(node.receiver)
    unfolds = isinstance(unwrap(node.receiver), n.Unfold)
    arguments = lower_list(lowering, node.arguments)
    block = _block_maker(lowering, node.block)
    name = node.name.value

    def call(scope: Frame) -> Value:
        received = receiver(scope)
        if isinstance(received, Receiver):
            result = _call_own_method(received, name, arguments, block, scope, lowering, node)
            if result is not NotImplemented:
                return result
        values = [*received] if unfolds else [received]
        if values and type(values[0]) in WITH_MEMBERS:
            given = arguments(scope)
            with_block = block and block(scope)
            found = _call_member(values[0], name, given, with_block, lowering, node)
            if found is not NO_MEMBER:
                return found
            values += given
        else:
            values += arguments(scope)
        return _invoke(name, values, block and block(scope), scope, lowering, node)

    return call


def _call_own_method(
    receiver: Receiver,
    name: str,
    arguments: Closure,
    block: Closure | None,
    scope: Frame,
    lowering: Lowering,
    node: n.MethodCall,
) -> Value:
    try:
        given, with_block = arguments(scope), block and block(scope)
        return scope.compiler.data.call_method(receiver, name, given, with_block)
    except EvaluationError as error:
        raise runtime_error(error, lowering.source, node) from None


def _call_member(
    receiver: Value,
    name: str,
    arguments: list[Value],
    block: LambdaBlock | None,
    lowering: Lowering,
    node: n.MethodCall,
) -> Value:
    """An attribute of an object, if it has one of this name."""
    try:
        return call_member(receiver, name, arguments, block)
    except MemberError as problem:
        error = EvaluationError("runtime-error", str(problem))
        raise runtime_error(error, lowering.source, node) from None


# --- Parameters


class LoweredParameter:
    """A parameter of a class, a defined type, a function or a lambda."""

    __slots__ = (
        "captures_rest", "constant_type", "default", "has_constant_default",
        "has_constant_type", "name", "node", "type",
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
        if written is not None:
            self.constant_type = known = constant_type(written, lowering.source)
            self.has_constant_type = known is not None or _is_constant(written)
            self.type = lowering.lower(written) if known is None else constant(known)
        self.default = lowering.default(node)
        #: Whether the default needs no variables, nor anything else.
        self.has_constant_default = (
            node.default is not None and constant_value(node.default) is not UNKNOWN
        )
        self.captures_rest = node.captures_rest


def _is_constant(node: n.Node) -> bool:
    """Whether an expression is made of nothing but names of types and literals."""
    kind = type(node)
    if kind is n.Access:
        return _is_constant(node.left) and all(map(_is_constant, node.keys))  # type: ignore[attr-defined]  # an Access
    return kind in _CONSTANTS


_CONSTANTS = frozenset([n.TypeName, n.String, n.Name, n.Integer, n.Float, n.Regexp, n.Default])


def _checked_type(value: Value, subject: str) -> Type:
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
        "list",
        "names",
        "one_to_one",
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

    def type_of(self, parameter: LoweredParameter, scope: Frame) -> Type:
        type = parameter.constant_type
        if type is None:
            types = scope.compiler.parameter_types
            type = types.get(parameter)
            if type is None:
                type = self._evaluated_type(parameter, scope)
                if parameter.has_constant_type:
                    types[parameter] = type
        return type

    def _evaluated_type(self, parameter: LoweredParameter, scope: Frame) -> Type:
        assert parameter.type is not None  # otherwise it would be constant
        return _checked_type(parameter.type(scope), f"Parameter '{parameter.name}' is given a type")

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
            self._signature = self._make_signature(scope)
            return self._signature
        signatures = scope.compiler.signatures
        if self not in signatures:
            signatures[self] = self._make_signature(scope)
        return signatures[self]

    def _make_signature(self, scope: Frame) -> LambdaSignature:
        types: list[Type] = []
        least, most = 0, 0.0
        optional_seen = False
        for parameter in self.list:
            type = self.type_of(parameter, scope)
            low, high = 1, 1.0
            if parameter.captures_rest:
                low, high = 0, inf
                if isinstance(type, ArrayType):
                    size = type.effective_size
                    low, high = int(size.low), size.high
                    type = type.element
            elif parameter.default is not None:
                low = 0
            if low == 0:
                optional_seen = True
            elif optional_seen:
                message = (
                    f"Parameter ${parameter.name} is required but appears after optional parameters"
                )
                raise EvaluationError(
                    "required-parameter-after-optional", message, self.unit.source, parameter.node
                )
            types.append(type)
            least += low
            most += high
        returned = None
        if self.return_type is not None:
            returned = _checked_type(self.return_type(scope), "The type that is returned is one")
        size = IntegerType(least, most if most == inf else int(most))
        tuple_type = TupleType(types, size)
        return LambdaSignature(CallableType(tuple_type, None, returned), self.names)


class LambdaSignature:
    """What a lambda or function accepts."""

    __slots__ = ("block_name", "callable_type", "parameter_names")

    def __init__(self, callable_type: CallableType, parameter_names: tuple[str, ...]) -> None:
        self.callable_type = callable_type
        self.parameter_names = parameter_names
        self.block_name: str | None = None


def lower_parameters(
    nodes: tuple[n.Parameter, ...], unit: Unit, return_type: n.Expression | None = None
) -> LoweredParameters:
    lowering = lowering_of(unit)
    parameters = [LoweredParameter(node, lowering) for node in nodes]
    returned = None if return_type is None else lowering.lower(return_type)
    return LoweredParameters(parameters, unit, returned)


# --- Lambdas and functions


class LoweredLambda:
    """The parameters and the body of a lambda or a function."""

    __slots__ = ("body", "count", "name", "names", "parameters", "simple")

    def __init__(self, name: str, parameters: LoweredParameters, body: Closure) -> None:
        self.name = name
        self.parameters = parameters
        self.body = body
        self.names = parameters.names
        self.count = len(parameters.names)
        self.simple = parameters.simple

    def call(self, scope: Frame, arguments: tuple[Value, ...] | list[Value]) -> Value:
        """Run the body with its parameters bound, inside of a scope; more arguments are ignored."""
        if self.simple and len(arguments) >= self.count:
            local = LocalScope(scope, dict(zip(self.names, arguments, strict=False)))
            try:
                return self.body(local)
            except NextJump as jump:
                return jump.value
        return self._call_checked(scope, list(arguments))

    def call_as_function(
        self, scope: Frame, arguments: list[Value], block: LambdaBlock | None
    ) -> Value:
        """Run the body of a function, which takes neither other arguments nor a lambda."""
        if block is None and self.simple and len(arguments) == self.count:
            return self.call(scope, arguments)
        parameters = self.parameters
        signature = parameters.signature(scope)
        if block is not None or not signature.callable_type.accepts_arguments(arguments):
            message = describe_signatures(self.name, [signature], arguments, block)
            raise EvaluationError("runtime-error", message)
        if parameters.one_to_one:
            return self._run(scope, dict(zip(self.names, arguments, strict=True)))
        return self._call_checked(scope, arguments)

    def _call_checked(self, scope: Frame, arguments: list[Value]) -> Value:
        parameters = self.parameters
        bound = self._bind(scope, arguments)
        final: list[Value] = []
        for parameter in parameters.list:
            value = bound[parameter.name]
            if parameter.captures_rest:
                final += value
            else:
                final.append(value)
        signature = parameters.signature(scope)
        if not signature.callable_type.accepts_arguments(final):
            message = describe_signatures(self.name, [signature], final)
            raise EvaluationError("runtime-error", message or "wrong arguments")
        if parameters.reserved is not None:
            raise EvaluationError("runtime-error", reserved_name_message(parameters.reserved))
        return self._run(scope, bound)

    def _run(self, scope: Frame, bound: dict[str, Value]) -> Value:
        """Run the body with parameters that have been checked, and check its result."""
        local = LocalScope(scope, bound)
        try:
            result = self.body(local)
        except NextJump as jump:
            result = jump.value
        return_type = self.parameters.return_type
        if return_type is not None:
            self._check_result(return_type(scope), result)
        return result

    def _bind(self, scope: Frame, arguments: list[Value]) -> dict[str, Value]:
        bound: dict[str, Value] = {}
        local = LocalScope(scope, bound)
        for index, parameter in enumerate(self.parameters.list):
            if index >= len(arguments):
                if parameter.default is not None:
                    value = self._default(parameter, local)
                    if parameter.captures_rest and not isinstance(value, list):
                        value = [value]
                elif parameter.captures_rest:
                    value = []
                else:
                    message = f"Parameter ${parameter.name} is required but no value was given"
                    raise EvaluationError(
                        "missing-required-parameter",
                        message,
                        self.parameters.unit.source,
                        parameter.node,
                    )
            elif parameter.captures_rest:
                value = arguments[index:]
                if len(value) == 1 and value[0] is None and parameter.default is not None:
                    value = self._default(parameter, local)
                    value = value if isinstance(value, list) else [value]
            else:
                value = arguments[index]
            bound[parameter.name] = value
        return bound

    def _default(self, parameter: LoweredParameter, local: LocalScope) -> Value:
        assert parameter.default is not None  # the callers have looked
        return evaluate_default(parameter, self.parameters, local, self.name, local.variables)

    def _check_result(self, type: Type, result: Value) -> None:
        if not type.is_instance(result):
            subject = f"value returned from {self.name} has wrong type,"
            message = describe_mismatch(subject, type, infer_detailed(result))
            raise EvaluationError("runtime-error", message)


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


def lower_function(node: n.FunctionDefinition, unit: Unit) -> LoweredLambda:
    parameters = lower_parameters(node.parameters, unit, node.return_type)
    return LoweredLambda(node.name, parameters, lower_block(node, unit))


def lower_lambda(node: n.Lambda, unit: Unit) -> LoweredLambda:
    parameters = lower_parameters(node.parameters, unit, node.return_type)
    return LoweredLambda("lambda", parameters, lowering_of(unit).block_body(node))


class LambdaBlock:
    """A lambda together with the scope that it was written in.

    Without types, the number of its parameters is all that a caller needs to know of it.
    """

    __slots__ = ("lowered", "scope")

    def __init__(self, lowered: LoweredLambda, scope: Frame) -> None:
        self.lowered = lowered
        self.scope = scope

    def __call__(self, *arguments: Value) -> Value:
        lowered = self.lowered
        compiler = self.scope.compiler
        compiler.lambda_calls += 1
        if compiler.lambda_calls > compiler.limits.lambda_calls:
            raise _too_many_calls(compiler.limits.lambda_calls)
        return lowered.call(self.scope, arguments)

    def repeatedly(self, count: int) -> Callable[..., Value]:
        """The same for many calls with so many arguments, prepared as far as that is possible."""
        lowered = self.lowered
        if count != lowered.count or not lowered.simple or not 1 <= count <= 2:
            return self
        scope, body = self.scope, lowered.body
        compiler = scope.compiler
        most = compiler.limits.lambda_calls
        first, last = lowered.names[0], lowered.names[-1]

        def call_with_one(value: Value) -> Value:
            compiler.lambda_calls = calls = compiler.lambda_calls + 1
            if calls > most:
                raise _too_many_calls(most)
            try:
                return body(local_scope(scope, {first: value}))
            except NextJump as jump:
                return jump.value

        def call_with_two(one: Value, other: Value) -> Value:
            compiler.lambda_calls = calls = compiler.lambda_calls + 1
            if calls > most:
                raise _too_many_calls(most)
            try:
                return body(local_scope(scope, {first: one, last: other}))
            except NextJump as jump:
                return jump.value

        return call_with_one if count == 1 else call_with_two

    @property
    def minimum(self) -> int:
        if self.lowered.simple:
            return self.lowered.count
        return sum(
            1
            for parameter in self.lowered.parameters.list
            if parameter.default is None and not parameter.captures_rest
        )

    @property
    def maximum(self) -> int | None:
        if self.lowered.simple:
            return self.lowered.count
        parameters = self.lowered.parameters.list
        if parameters and parameters[-1].captures_rest:
            return None
        return len(parameters)


def _too_many_calls(most: int) -> EvaluationError:
    return EvaluationError("too-many-calls", f"lambdas are called more than {most} times")


class TypedLambdaBlock(LambdaBlock, CallableValue):
    """A lambda with types, which its caller must respect."""

    __slots__ = ()

    @property
    def callable_type(self) -> CallableType:
        return self.lowered.parameters.signature(self.scope).callable_type
