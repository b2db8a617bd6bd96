"""Calls of functions and methods, and lambdas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from mupuppet.compiler.errors import EvaluationError, runtime_error, unusable
from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering, lowers
from mupuppet.compiler.evaluation.lowering.expressions import lower_list, unwrap
from mupuppet.compiler.evaluation.lowering.parameters import (
    Classes,
    LoweredParameter,
    LoweredParameters,
    evaluate_default,
    lower_parameters,
)
from mupuppet.compiler.evaluation.lowering.signatures import signature_of
from mupuppet.compiler.model.call_counter import too_many_calls
from mupuppet.compiler.model.scope import (
    LocalScope,
    local_scope,
    reserved_name_message,
)
from mupuppet.compiler.program.constants import constant_type
from mupuppet.functions.control_flow import NextJump
from mupuppet.functions.registry import Block, Function, FunctionError
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.types.base import Predicate, Type, UnusableType
from mupuppet.types.callables import CallableType, CallableValue
from mupuppet.types.inference import infer_detailed
from mupuppet.types.members import NO_MEMBER, WITH_MEMBERS, MemberError, call_member
from mupuppet.types.signatures import describe_signatures
from mupuppet.values.host_objects import Receiver
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.types.object_code import ObjectCode


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
        site = lowering, node
        return _invoke(_built_in("new", scope), "new", values, block and block(scope), scope, site)

    return make


def _block_maker(lowering: Lowering, node: n.Lambda | None) -> Closure | None:
    if node is None:
        return None
    lowered = lower_lambda(node, lowering)
    make = LambdaBlock if lowered.parameters.untyped else TypedLambdaBlock
    return lambda scope: make(lowered, scope)


#: What a call may fail with. Built-in functions raise what Ruby raises there.
FAILURES = (FunctionError, EvaluationError, UnusableType, RubyError, UnsupportedRuby)
#: The ids of Ruby's exceptions, where they are not those of a wrong argument.
_IDS: dict[str, DiagnosticId] = {
    "TypeError": "argument-mismatch",
    "JSON::GeneratorError": "conversion-failed",
    "JSON::NestingError": "conversion-failed",
}


def _call_by_name(
    lowering: Lowering, node: n.Call, name: str, arguments: Closure, block: Closure | None
) -> Closure:
    site = lowering, node
    if block is not None:

        def call_with_block(scope: Frame) -> Value:
            given = arguments(scope)
            return _invoke(_built_in(name, scope), name, given, block(scope), scope, site)

        return call_with_block

    def call(scope: Frame) -> Value:
        given = arguments(scope)
        compiler = scope.compiler
        function = compiler.built_in_functions.get(name)
        if function is None or function.evaluates or name in compiler.program.definitions.functions:
            if function is not None and name in compiler.program.definitions.functions:
                function = None
            return _invoke(function, name, given, None, scope, site)
        # The way that most calls go: no other code is inside them.
        try:
            return function.call(CallContext(compiler, scope, lowering, node), given, None)
        except FAILURES as problem:
            raise _failed(problem, lowering, node) from problem.__cause__

    return call


#: The code of a call, for its errors and for the stack of calls.
_Site = tuple[Lowering, n.Node]


def _built_in(name: str, scope: Frame) -> Function | None:
    """A built-in function that was called before, which needs no further look."""
    compiler = scope.compiler
    function = compiler.built_in_functions.get(name)
    return None if name in compiler.program.definitions.functions else function


def _invoke(
    function: Function | None,
    name: str,
    given: list[Value],
    block: LambdaBlock | None,
    scope: Frame,
    site: _Site,
) -> Value:
    """Call a function that may have other code inside it.

    It must be short: to leave a `finally` beyond its first 256 instructions, Python needs memory;
    where there is none left, it would not end.
    """
    compiler = scope.compiler
    lowering, node = site
    stack = compiler.calls.stack
    stack.append(site)
    try:
        if function is not None:
            return function.call(CallContext(compiler, scope, lowering, node), given, block)
        calls = compiler.used_functions or compiler.functions
        return calls.call(name, given, block, scope, lowering, node)
    except FAILURES as problem:
        raise _failed(problem, lowering, node) from problem.__cause__
    finally:
        stack.pop()


def _failed(
    problem: FunctionError | EvaluationError | UnusableType | RubyError | UnsupportedRuby,
    lowering: Lowering,
    node: n.Node,
) -> EvaluationError:
    """The error of a call in which something has gone wrong."""
    if isinstance(problem, UnusableType):
        return unusable(problem, lowering.source, node)
    if isinstance(problem, RubyError):
        problem = EvaluationError(_IDS.get(problem.kind, "invalid-argument"), problem.message)
    elif isinstance(problem, UnsupportedRuby):
        message = f"{problem.construct} is not supported"
        problem = EvaluationError("unsupported-ruby", message)
    elif isinstance(problem, FunctionError):
        if problem.id in ("illegal-function", "discontinued-import"):
            return lowering.error(problem.id, problem.message, node, hint=problem.hint)
        if problem.place is not None:
            given = EvaluationError(problem.id, problem.message, *problem.place, is_issue=False)
            given.add_step("in the text of a type", (lowering.source, node), "given")
            return given
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
    site = lowering, node

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
            found = call_object(values[0], name, given, with_block, scope, lowering, node)
            if found is not NO_MEMBER:
                return found
            values += given
        else:
            values += arguments(scope)
        given_block = block and block(scope)
        return _invoke(_built_in(name, scope), name, values, given_block, scope, site)

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


def call_object(
    receiver: Value,
    name: str,
    arguments: list[Value],
    block: LambdaBlock | None,
    scope: Frame,
    lowering: Lowering,
    node: n.Node,
) -> Value:
    """What an attribute or function of an object gives, or `NO_MEMBER`."""

    def run(code: ObjectCode, *given: Any) -> Value:
        return scope.compiler.functions.call_method(scope, lowering, node, code, *given)

    try:
        return call_member(receiver, name, arguments, block, run)
    except MemberError as problem:
        error = EvaluationError(problem.id, str(problem))
        raise runtime_error(error, lowering.source, node) from None
    except (FunctionError, RubyError, UnsupportedRuby) as problem:
        raise _failed(problem, lowering, node) from problem.__cause__


# --- Lambdas and functions


#: Classes of values that a parameter takes, and a predicate for values of others.
_Check = tuple[Classes, Predicate]


class LoweredLambda:
    """The parameters and the body of a lambda or a function."""

    __slots__ = ("_checks", "body", "count", "name", "names", "parameters", "returned", "simple")

    def __init__(
        self,
        name: str,
        parameters: LoweredParameters,
        body: Closure,
        returned: Type | None = None,
    ) -> None:
        self.name = name
        self.parameters = parameters
        self.body = body
        self.names = parameters.names
        self.count = len(parameters.names)
        self.simple = parameters.simple
        #: The type of what is returned if it is the same in every compilation.
        self.returned = returned
        self._checks: list[_Check] | None = None

    def call(self, scope: Frame, arguments: tuple[Value, ...] | list[Value]) -> Value:
        """Run the body with its parameters bound, inside a scope; more arguments are ignored."""
        if self.simple and len(arguments) >= self.count:
            local = LocalScope(scope, dict(zip(self.names, arguments, strict=False)))
            try:
                return self.body(local)
            except NextJump as jump:
                return jump.value
        if self._surely_accepts(arguments):
            return self._run(scope, dict(zip(self.names, arguments, strict=True)))
        return self._call_checked(scope, list(arguments))

    def _surely_accepts(self, arguments: Sequence[Value]) -> bool:
        """A quick look at arguments, where there is one for each parameter, and at constant types.

        Whatever it does not accept takes a closer look.
        """
        checks = self._checks
        if checks is None:
            checks = self._checks = self._make_checks()
        if len(arguments) != len(checks):
            return False
        for argument, (classes, accepts) in zip(arguments, checks, strict=True):
            if type(argument) not in classes and not accepts(argument):
                return False
        return bool(checks)

    def _make_checks(self) -> list[_Check]:
        parameters = self.parameters
        types = [parameter.constant_type for parameter in parameters.list]
        if not parameters.one_to_one or None in types:
            return []
        return [(each.sure_classes(), each.is_instance) for each in types if each is not None]

    def call_as_function(self, scope: Frame, arguments: list[Value], block: Block | None) -> Value:
        """Run the body of a function, which takes neither other arguments nor a lambda."""
        if block is None and self.simple and len(arguments) == self.count:
            return self.call(scope, arguments)
        if block is None and self._surely_accepts(arguments):
            return self._run(scope, dict(zip(self.names, arguments, strict=True)))
        parameters = self.parameters
        signature = signature_of(parameters, scope)
        if block is not None or not signature.callable_type.accepts_arguments(arguments):
            message = describe_signatures(self.name, [signature], arguments, block)
            raise EvaluationError("argument-mismatch", message)
        if parameters.one_to_one:
            return self._run(scope, dict(zip(self.names, arguments, strict=True)))
        return self._call_checked(scope, arguments)

    def _call_checked(self, scope: Frame, arguments: list[Value]) -> Value:
        parameters = self.parameters
        bound = self._bind(scope, arguments)
        final: list[Value] = []
        for parameter in parameters.list:
            value = bound[parameter.name]
            if parameter.node.captures_rest:
                final += value
            else:
                final.append(value)
        signature = signature_of(parameters, scope)
        if not signature.callable_type.accepts_arguments(final):
            message = describe_signatures(self.name, [signature], final)
            raise EvaluationError("argument-mismatch", message or "wrong arguments")
        if parameters.reserved is not None:
            raise EvaluationError("reserved-variable", reserved_name_message(parameters.reserved))
        return self._run(scope, bound)

    def _run(self, scope: Frame, bound: dict[str, Value]) -> Value:
        """Run the body with parameters that have been checked, and check its result."""
        try:
            result = self.body(local_scope(scope, bound))
        except NextJump as jump:
            result = jump.value
        if self.returned is not None and self.returned.is_instance(result):
            return result
        return_type = self.parameters.return_type
        if return_type is not None:
            self._check_result(return_type(scope), result)
        return result

    def _bind(self, scope: Frame, arguments: list[Value]) -> dict[str, Value]:
        bound: dict[str, Value] = {}
        local = LocalScope(scope, bound)
        for index, parameter in enumerate(self.parameters.list):
            captures_rest = parameter.node.captures_rest
            if index >= len(arguments):
                if parameter.has_default:
                    value = self._default(parameter, local)
                    if captures_rest and not isinstance(value, list):
                        value = [value]
                elif captures_rest:
                    value = []
                else:
                    message = f"Parameter ${parameter.name} is required but no value was given"
                    raise EvaluationError(
                        "missing-required-parameter",
                        message,
                        self.parameters.lowering.source,
                        parameter.node,
                    )
            elif captures_rest:
                value = arguments[index:]
                if len(value) == 1 and value[0] is None and parameter.has_default:
                    value = self._default(parameter, local)
                    value = value if isinstance(value, list) else [value]
            else:
                value = arguments[index]
            bound[parameter.name] = value
        return bound

    def _default(self, parameter: LoweredParameter, local: LocalScope) -> Value:
        return evaluate_default(parameter, self.parameters, local, self.name, local.variables)

    def _check_result(self, type: Type, result: Value) -> None:
        if not type.is_instance(result):
            subject = f"value returned from {self.name} has wrong type,"
            from mupuppet.types.mismatch import describe_mismatch

            message = describe_mismatch(subject, type, infer_detailed(result))
            raise EvaluationError("return-type-mismatch", message)


def lower_function(node: n.FunctionDefinition, lowering: Lowering) -> LoweredLambda:
    parameters = lower_parameters(node.parameters, lowering, node.return_type)
    body = lowering.block_body(node)
    return LoweredLambda(node.name, parameters, body, _returned_type(node, lowering.source))


def lower_lambda(node: n.Lambda, lowering: Lowering) -> LoweredLambda:
    parameters = lower_parameters(node.parameters, lowering, node.return_type)
    body = lowering.block_body(node)
    return LoweredLambda("lambda", parameters, body, _returned_type(node, lowering.source))


def _returned_type(node: n.Lambda | n.FunctionDefinition, source: SourceFile) -> Type | None:
    returned = node.return_type
    found = None if returned is None else constant_type(returned, source)
    return None if found is None else found.constant


class LambdaBlock:
    """A lambda together with its enclosing scope.

    Without types, the number of its parameters is all that a caller needs to know of it.
    """

    __slots__ = ("lowered", "scope")

    def __init__(self, lowered: LoweredLambda, scope: Frame) -> None:
        self.lowered = lowered
        self.scope = scope

    def __call__(self, *arguments: Value) -> Value:
        lowered = self.lowered
        calls = self.scope.compiler.calls
        calls.count = count = calls.count + 1
        if count > calls.maximum:
            raise too_many_calls(calls.maximum)
        return lowered.call(self.scope, arguments)

    def repeatedly(self, count: int) -> Callable[..., Value]:
        """The same for many calls with so many arguments, prepared as far as that is possible."""
        lowered = self.lowered
        if count != lowered.count or not lowered.simple or not 1 <= count <= 2:
            return self
        scope, body = self.scope, lowered.body
        calls = scope.compiler.calls
        maximum = calls.maximum
        first, last = lowered.names[0], lowered.names[-1]

        def call_with_one(value: Value) -> Value:
            calls.count = number = calls.count + 1
            if number > maximum:
                raise too_many_calls(maximum)
            try:
                return body(local_scope(scope, {first: value}))
            except NextJump as jump:
                return jump.value

        def call_with_two(one: Value, other: Value) -> Value:
            calls.count = number = calls.count + 1
            if number > maximum:
                raise too_many_calls(maximum)
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
            if not parameter.has_default and not parameter.node.captures_rest
        )

    @property
    def maximum(self) -> int | None:
        if self.lowered.simple:
            return self.lowered.count
        parameters = self.lowered.parameters.list
        if parameters and parameters[-1].node.captures_rest:
            return None
        return len(parameters)


class TypedLambdaBlock(LambdaBlock, CallableValue):
    """A lambda with types, which its caller must respect."""

    __slots__ = ()

    @property
    def callable_type(self) -> CallableType:
        return signature_of(self.lowered.parameters, self.scope).callable_type
