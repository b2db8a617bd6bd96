"""Hiera for a compilation: it sees the variables and functions of the compilation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.compiler.errors import EvaluationError, location
from mupuppet.compiler.evaluation.variables import qualified_variable
from mupuppet.compiler.host.unknown_variables import report_unknown_variable
from mupuppet.compiler.model.scope import ALWAYS_KNOWN, Frame, Scope
from mupuppet.diagnostics import Cause, Diagnostic, Severity
from mupuppet.environment.data_files import DataFileError
from mupuppet.functions.registry import Block, FunctionError
from mupuppet.hiera.environment import HieraEnvironment
from mupuppet.hiera.errors import NOT_FOUND, HieraError, KeyMissing, LookupFailed, UsageError
from mupuppet.hiera.hiera import Hiera
from mupuppet.hiera.lookup_call import LookupCall
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.source import SourceFile, Span
from mupuppet.syntax.nodes import Node, anchor
from mupuppet.types.base import ANY, Type
from mupuppet.values.host_objects import Receiver
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.interfaces import LookupFunction
    from mupuppet.compiler.model.scope import CompilationContext

#: What asked for a value: a call, or a parameter of a class.
Place = tuple[SourceFile, Node]


class LookupScope:
    """A scope as lookups see it."""

    __slots__ = ("frame",)

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    def variable(self, name: str) -> Value:
        if "::" in name:
            qualified = name.removeprefix("::")
            return qualified_variable(self.frame.compiler, qualified, NOT_FOUND)
        frame: Frame | None = self.frame
        while frame is not None:
            if name in frame.variables:
                return frame.variables[name]
            frame = frame.next
        return None if name in ALWAYS_KNOWN or name.isdigit() else NOT_FOUND

    @property
    def calling_class(self) -> str | None:
        """The nearest class around the code that asks."""
        scope: Scope | None = self.frame.base
        while scope is not None:
            definition = scope.definition
            if definition is not None and definition.kind == "class":
                return definition.name
            scope = scope.parent
        return None


class _Function(Record, eq=False):
    """What Hiera must know of a function before it is called."""

    return_type: Type | None


class LookupHost:
    """The compilation that lookups are for."""

    function_errors: tuple[type[Exception], ...] = (FunctionError, EvaluationError, HieraError)

    def __init__(self, compiler: CompilationContext) -> None:
        self.compiler = compiler
        self.strict = compiler.strict.value

    def warn(self, message: str, *, once: str | None = None) -> None:
        if once is not None:
            if once in self.compiler.log.warned:
                return
            self.compiler.log.warned.add(once)
        self.compiler.log.add("warning", message)

    def unknown_variable(self, name: str, *, continues: bool = False) -> None:
        problem = report_unknown_variable(self.compiler, name, continues=continues)
        if problem is not None:
            raise UsageError(problem, "unknown-variable", is_argument=True)
        if class_name := name.removeprefix("::").rpartition("::")[0]:
            self.compiler.program.find_class(class_name)  # reports an error in its file

    def find_function(self, name: str) -> _Function | None:
        if not self.compiler.functions.exists(name):
            return None
        returned = self.compiler.functions.return_type(name)
        return _Function(None if returned is ANY else returned)

    def call_function(self, name: str, arguments: list[Value], scope: LookupScope) -> Value:
        try:
            return self.compiler.functions.call(name, arguments, None, scope.frame, None, None)
        except RubyError as error:
            raise _raised_by_back_end(error.kind, error.message) from None
        except FunctionError as error:
            if error.ruby_error is None:
                raise UsageError(
                    error.message, error.id, notes=error.notes, hint=error.hint
                ) from None
            raise _raised_by_back_end(error.ruby_error.kind, error.message, error.notes) from None
        except EvaluationError as error:
            if error.located:
                raise
            # It was called with arguments that it does not take.
            raise UsageError(
                error.message, error.id, is_argument=True, notes=error.notes, hint=error.hint
            ) from None

    def resolve_type(self, name: str) -> Type | None:
        return self.compiler.types.find(name)


def _raised_by_back_end(kind: str, message: str, notes: tuple[str, ...] = ()) -> HieraError:
    """What a lookup makes of a Ruby exception: only Puppet errors become its own."""
    from mupuppet.ruby_semantics.inheritance import is_exception

    if is_exception(kind, "Puppet::DataBinding::LookupError"):
        return LookupFailed(message, "lookup-backend-error", notes=notes)
    is_argument = not is_exception(kind, "Puppet::Error")
    return UsageError(message, "lookup-backend-error", is_argument=is_argument, notes=notes)


class Data:
    """The data of an environment for one compilation."""

    def __init__(self, compiler: CompilationContext) -> None:
        environment = compiler.program.environment
        place = HieraEnvironment(
            environment.name,
            root=environment.root,
            modules=environment.modules,
            global_config=environment.hiera_config,
            code_directory=environment.code_directory,
            data_provider=environment.data_provider,
            module_data_providers=environment.module_data_providers,
            puppet=environment.puppet,
        )
        files = environment.data_files([*place.roots(), *environment.permissions.read])
        self.hiera = Hiera(place, files, LookupHost(compiler))  # type: ignore[arg-type]  # its scopes are always ours
        #: The class whose parameters are looked up.
        self._class_scope: LookupScope | None = None

    def release(self) -> None:
        """Cut reference cycles at the end of the compilation."""
        self.hiera.release()
        self._class_scope = None

    def class_parameter(self, name: str, scope: Scope, missing: Value, place: Place) -> Value:
        """The value of a parameter of a class; `missing` if the data has none."""
        class_scope = self._class_scope
        if class_scope is None or class_scope.frame is not scope:
            class_scope = self._class_scope = LookupScope(scope)
        try:
            return self.hiera.class_parameter(name, class_scope, missing)
        except LookupFailed as error:
            raise DataMistake(error, self.hiera, place) from None
        except HieraError as error:
            notes = (*_place_of(error, self.hiera), *error.notes)
            failed = EvaluationError(error.id, error.message, notes=notes, hint=error.hint)
            if isinstance(error, UsageError) and error.is_argument:
                failed.ruby_kind = "ArgumentError"
            raise failed from None

    def call(
        self,
        function: LookupFunction,
        arguments: list[Value],
        block: Block | None,
        scope: Frame,
        place: Place | None,
    ) -> Value:
        """Call `lookup`, `hiera` or one of its variants."""
        try:
            return function.look_up(LookupCall(self.hiera, LookupScope(scope)), arguments, block)
        except LookupFailed as error:
            raise DataMistake(error, self.hiera, place) from None
        except HieraError as error:
            notes = (*_place_of(error, self.hiera), *error.notes)
            failure = FunctionError(error.message, error.id, notes=notes, hint=error.hint)
            if isinstance(error, UsageError) and error.is_argument:
                # A lookup that has called it lets it pass.
                failure.ruby_error = RubyError("ArgumentError", error.message)
            raise failure from None

    def new_context(self, arguments: list[Value]) -> Value:
        """A context that code makes for itself."""
        from mupuppet.hiera.lookup_context import new_context

        try:
            return new_context(self.hiera, arguments)
        except UsageError as error:
            raise FunctionError(error.message, error.id) from None

    def call_method(
        self, receiver: Receiver, name: str, arguments: list[Value], block: Block | None
    ) -> Value:
        """Call a method of the context that a function of a back end has got."""
        try:
            return receiver.call_method(name, arguments, block)
        except UsageError as error:
            failed = EvaluationError(error.id, error.message)
            if error.is_argument:
                failed.ruby_kind = "ArgumentError"
            raise failed from None
        except (LookupFailed, KeyMissing) as error:
            # It concerns the current lookup; there is none if the context was used after its own.
            # Lookups are explained with a Hiera of their own.
            from mupuppet.hiera.lookup_context import LookupContext

            hiera = receiver.hiera if isinstance(receiver, LookupContext) else self.hiera
            if hiera.current is not None:
                raise
            message = getattr(error, "message", "uncaught throw :no_such_key")
            raise EvaluationError("lookup-backend-error", message) from None


def _place_of(error: HieraError, hiera: Hiera) -> tuple[str, ...]:
    """Where a mistake is, for a report at another place."""
    place = None if error.line is None else _in_data(error, hiera)
    if place is None:
        return ()
    source, at, end = place
    if error.line is not None and error.column is None:
        return (Cause.at_line(error.id, error.message, source, error.line),)
    span = Span(at, end)
    return (Cause.of(Diagnostic(error.id, Severity.ERROR, error.message, source, span, at)),)


def _in_data(error: HieraError, hiera: Hiera) -> tuple[SourceFile, int, int] | None:
    """The file of a mistake, with the beginning and the end of it."""
    if error.file is None:
        return None
    try:
        text = hiera.files.read(error.file).decode(errors="replace")
    except DataFileError:
        text = ""
    source = SourceFile(text, error.file)
    if error.line is None or error.line > len(source.line_starts):
        return source, 0, 0
    start = source.line_starts[error.line - 1]
    line = source.line_text(error.line).rstrip("\n")
    at = start + min(max((error.column or 1) - 1, 0), len(line))
    return source, at, max(start + len(line), at)


class DataMistake(EvaluationError):
    """A lookup that failed.

    As in Puppet, it is reported unchanged, without the calling expression. It is shown at its
    position in the data, if it has one, and otherwise at the lookup.
    """

    is_verbatim = True
    is_failed_lookup = True

    def __init__(self, error: HieraError, hiera: Hiera, asked: Place | None) -> None:
        super().__init__(error.id, error.message, notes=error.notes, hint=error.hint)
        self._error = error
        self._hiera = hiera
        self._asked = asked
        self._reported_at: Place | None = None

    def add_definition(self, source: SourceFile, node: Node) -> None:
        if self._reported_at is None:
            self._reported_at = (source, node)

    @property
    def full_message(self) -> str:
        if self._reported_at is None:
            return self.message
        source, node = self._reported_at
        return f"{self.message} {location(source, source.line(node.start))}"

    def diagnostic(self) -> Diagnostic:
        asked = self._asked_at()
        shown = _in_data(self._error, self._hiera)
        notes = self._error.notes
        if self._reported_at is not None:
            source, node = self._reported_at
            at, end = node.start, node.start
            if shown is not None:
                place = shown[0].position(shown[1])
                notes += (f"the mistake is at {shown[0].name}:{place.line}:{place.column}",)
        elif shown is None:
            return asked
        else:
            source, at, end = shown
        if self._asked is not None and asked.source.name:
            where = asked.position
            notes += (f"looked up at {asked.source.name}:{where.line}:{where.column}",)
        return Diagnostic(
            self.id, Severity.ERROR, self.message, source, Span(at, end), at, (), notes, self.hint
        )

    def _asked_at(self) -> Diagnostic:
        source, node = self._asked or (SourceFile("", ""), None)
        span = Span(0, 0) if node is None else Span(node.start, node.end)
        at = 0 if node is None else anchor(node)
        return Diagnostic(
            self.id, Severity.ERROR, self.message, source, span, at, (), self.notes, self.hint
        )
