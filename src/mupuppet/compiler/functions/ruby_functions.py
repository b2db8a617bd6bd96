"""Functions that modules define in Ruby."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.functions.noop_function import changes_defaults, set_noop
from mupuppet.compiler.host.ruby_host import RubyHost, reject_uncaught, ruby_host
from mupuppet.compiler.model.binary_strings import short_string
from mupuppet.compiler.program.ruby_data_types import cannot_be_read
from mupuppet.diagnostics import Cause
from mupuppet.functions.legacy import LegacyFunction
from mupuppet.functions.registry import Block, Context, Dispatch, Function, FunctionError
from mupuppet.ruby.core.puppet_objects import SCOPE
from mupuppet.ruby.puppet import function_reading
from mupuppet.ruby_semantics.conversion import to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.builtin import parse_type
from mupuppet.types.callables import CallableType
from mupuppet.types.combinations import OptionalType, VariantType
from mupuppet.types.inference import infer_detailed
from mupuppet.types.signatures import Signature, SignatureParameter
from mupuppet.values.regexps import PatternError
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.interfaces import RubyAccess
    from mupuppet.compiler.model.scope import CompilationContext
    from mupuppet.ruby.worker.session import Session


def find_ruby_function(
    compiler: CompilationContext,
    name: str,
    beside: dict[str, str],
    caller: str = "",
    *,
    only_legacy: bool = False,
) -> Function | None:
    """The function that a module of the environment defines in Ruby, for code in a file.

    `beside` are the functions that files define besides the ones that they are named after, with
    the paths of the files: they exist once the file has been loaded, and are added here.
    """
    environment = compiler.program.environment
    if only_legacy:
        legacy = environment.find_legacy_function(name)
        found = None if legacy is None else (legacy, True)
    else:
        found = environment.find_ruby_function(name, caller)
    if found is None and name not in beside:
        return None
    path, is_legacy = found or (beside[name], True)
    try:
        source = environment.sources.text(path)
        if found is None:
            return _legacy(function_reading.read_other_legacy_function(name, path, source))
        if is_legacy:
            read = function_reading.read_legacy_function(name, path, source)
            beside.update(dict.fromkeys(read.others, path))
            return _legacy(read)
        return RubyFunction(compiler, function_reading.read_function(name, path, source))
    except function_reading.IllegalDefinition as problem:
        raise FunctionError(str(problem), "illegal-function") from None
    except function_reading.FunctionProblem as problem:
        raise FunctionError(str(problem), "unloadable-function") from None
    except UnsupportedRuby as problem:
        message = cannot_be_read(f"the function '{name}' ({path})", problem)
        notes: tuple[str, ...] = ()
        if problem.line is not None and problem.path is None:
            notes = (
                Cause.at_line(
                    "unsupported-ruby", problem.construct, SourceFile(source, path), problem.line
                ),
            )
        raise FunctionError(message, "unsupported-ruby", notes=notes) from None
    except OSError as problem:
        raise FunctionError(f"{problem.strerror} - {path}", "unreadable-file") from None


def _proc(block: Block) -> Proc:
    """A Puppet lambda as a Ruby block."""
    count = block.minimum if block.maximum is None else block.maximum
    made = Proc(block, count, is_lambda=True)
    made.arity = count if block.minimum == block.maximum else -block.minimum - 1
    return made


def run_ruby_function(
    context: CallContext,
    function: function_reading.RubyFunction,
    method: str,
    arguments: list[Value],
    block: Block | None,
) -> Value:
    """Run a method of a function, natively or by Ruby. Raises FunctionError."""
    if function.names_defaults and changes_defaults(function.source):
        return set_noop(context, function.name, function.path, function.source, arguments)
    host = ruby_host(context)
    host.file = "" if function.is_legacy else function.path
    proc = None if block is None else _proc(block)
    try:
        return context.compiler.ruby.do(
            function.description, host, _natively, _in_worker, function, method, arguments, proc
        )
    except RubyError as problem:
        if problem.origin is not None:  # it knows its own place
            raise problem.origin from None
        _place(problem, function)
        causes = _causes(problem)
        reject_uncaught(problem, context, causes)
        error = FunctionError(problem.message, "ruby-error", notes=causes)
        error.ruby_error = problem
        raise error from None


def _natively(
    ruby: RubyAccess,
    host: RubyHost,
    function: function_reading.RubyFunction,
    method: str,
    arguments: list[Value],
    proc: Proc | None,
) -> Value:
    program = function.program(ruby.libraries)
    unsupported = program.unsupported or program.refused
    if unsupported is not None and ruby.is_available:
        # Before anything has been done: the worker does all of it.
        raise unsupported.error()
    return program.call(host, method, arguments, proc, function.path)


def _in_worker(
    session: Session,
    host: RubyHost,
    function: function_reading.RubyFunction,
    method: str,
    arguments: list[Value],
    proc: Proc | None,
) -> Value:
    return session.call(
        host,
        function.name,
        function.path,
        function.source,
        method,
        arguments[0] if function.is_legacy else arguments,
        proc,
        function.is_legacy,
    )


def _place(problem: RubyError, function: function_reading.RubyFunction) -> None:
    """Add the file to the line of an error, unless the line may be in a file that is required."""
    if problem.file is None and "require" in function.source:
        problem.line = None
    elif problem.file is None and problem.line is not None:
        problem.file = SourceFile(function.source, function.path)


def _causes(problem: RubyError) -> tuple[str, ...]:
    """The line of a function that is the cause."""
    if problem.file is None or problem.line is None:
        return ()
    return (Cause.at_line("ruby-error", problem.message, problem.file, problem.line),)


# --- The newer interface


class _RubyDispatch(Dispatch):
    """A dispatch whose signature is given."""

    def __init__(self, signature: Signature, described: function_reading.Dispatch) -> None:
        super().__init__("", lambda: None)
        self.__dict__["signature"] = signature
        self.described = described
        #: Whether Puppet adds nothing to the arguments.
        self.is_plain = all(isinstance(part, int) for part in described.weaving)


class RubyFunction(Function):
    """A function of the newer interface."""

    def __init__(self, compiler: CompilationContext, read: function_reading.RubyFunction) -> None:
        super().__init__(read.name, determined=False)
        self._read = read
        self._compiler = compiler
        self._local_types: dict[str, TypeAlias] = {}
        for written in read.local_types:
            alias = self._alias(written)
            self._local_types[alias.alias_name.lower()] = alias
        self._all = [_RubyDispatch(self._signature(d), d) for d in read.dispatches]
        # Those for other arguments are not expected.
        self.dispatches = [each for each in self._all if not each.described.is_mismatch]

    def _alias(self, written: str) -> TypeAlias:
        """The type that `Name = Type` defines for this function."""
        parsed = parse(SourceFile(f"type {written}"))
        if not parsed.ok:
            raise FunctionError(
                f"Function Load Error for function '{self.name}': Parsing of 'type \"{written}\"'"
                f" failed with message: <{parsed.diagnostics[0].message}>.",
                "unloadable-function",
            )
        name, _, written = written.partition("=")
        return TypeAlias(name.strip(), partial(self._type, written.strip()))

    def _type(self, written: str) -> Type:
        try:
            return parse_type(written, self._named)
        except (ValueError, TypeArgumentError) as problem:
            raise FunctionError(
                f"Function Load Error for function '{self.name}': Parsing of type string"
                f" '\"{written}\"' failed with message: <{problem}>.\n",
                "unloadable-function",
            ) from None

    def _named(self, name: str) -> Type | None:
        return self._local_types.get(name.lower()) or self._compiler.types.find(name)

    def _signature(self, described: function_reading.Dispatch) -> Signature:
        parameters = [
            SignatureParameter(each.name, self._type(each.type), each.minimum, each.maximum)
            for each in described.parameters
        ]
        block: Type | None = None
        if described.block is not None:
            block = self._type(described.block.type)
            if not _is_callable(block):
                raise FunctionError(
                    f"Function Load Error for function '{self.name}': Expected PCallableType or"
                    f" PVariantType thereof, got Puppet::Pops::Types::P{block.name}Type",
                    "unloadable-function",
                )
            block = OptionalType(block) if described.block.is_optional else block
        returned = self._type(described.return_type) if described.return_type else None
        name = described.block.name if described.block is not None else None
        return Signature(parameters, block, returned, name, has_size=False)

    def call(self, context: Context, arguments: list[Value], block: Block | None) -> Value:
        """Call the first implementation that accepts the arguments."""
        calling = cast("CallContext", context)
        try:
            for dispatch in self._all:
                if not dispatch.signature.accepts(arguments, block):
                    continue
                described = dispatch.described
                given = arguments if dispatch.is_plain else _woven(described, arguments)
                result = run_ruby_function(calling, self._read, described.method, given, block)
                if described.is_mismatch:
                    raise FunctionError(f"'{self.name}' {to_s(result)}", "argument-mismatch")
                returned = dispatch.signature.returned
                if returned is not None:
                    return _checked(calling, described, returned, result)
                return result
            return super().call(context, arguments, block)
        except PatternError as problem:
            raise FunctionError(str(problem), "ruby-error") from None


def _checked(
    context: CallContext, described: function_reading.Dispatch, returned: Type, result: Value
) -> Value:
    """The result of a function, if it is of the type that it must have."""
    if returned.is_instance(result):
        return result
    # A string of bytes is a String to Puppet's types.
    string = short_string(context.compiler.binary_strings, result)
    if string is not None and returned.is_instance(string):
        return string
    from mupuppet.types.mismatch import describe_mismatch  # few runs make mistakes

    subject = f"value returned from function '{described.method}' has wrong type,"
    message = describe_mismatch(subject, returned, infer_detailed(result))
    raise FunctionError(message, "return-type-mismatch")


def _is_callable(block: Type) -> bool:
    if isinstance(block, TypeAlias):
        return _is_callable(block.resolved)
    if isinstance(block, VariantType):
        return all(map(_is_callable, block.types))
    return isinstance(block, CallableType)


def _woven(described: function_reading.Dispatch, arguments: list[Value]) -> list[Value]:
    """The arguments together with what Puppet adds to them."""
    given: list[Value] = []
    for part in described.weaving:
        if not isinstance(part, int):
            given.append(SCOPE)
        elif described.parameters[part].maximum < 0:
            given += arguments[part:]
        elif part < len(arguments):
            given.append(arguments[part])
    return given


# --- The older interface


def _legacy(read: function_reading.LegacyRubyFunction) -> LegacyFunction:
    def call(context: Context, arguments: list[Value]) -> Value:
        return run_ruby_function(cast(CallContext, context), read, read.name, [arguments], None)

    return LegacyFunction(
        read.name, call, read.arity, statement=read.is_statement, determined=False
    )
