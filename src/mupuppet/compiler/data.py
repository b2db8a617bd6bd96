"""Hiera for a compilation: it sees the variables and functions of the compilation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.scope import ALWAYS_KNOWN, Frame, Scope
from mupuppet.functions.registry import Block, FunctionError
from mupuppet.hiera.errors import NOT_FOUND, HieraError, LookupFailed
from mupuppet.hiera.functions import FUNCTIONS, Call
from mupuppet.hiera.hiera import Hiera, HieraEnvironment
from mupuppet.types.base import Type
from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.compiler.compiler import Compiler


class LookupScope:
    """A scope as lookups see it."""

    __slots__ = ("frame",)

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    def variable(self, name: str) -> Value:
        if "::" in name:
            qualified = name.removeprefix("::")
            return self.frame.compiler.qualified_variable(qualified, NOT_FOUND)
        frame: Frame | None = self.frame
        while frame is not None:
            if name in frame.variables:
                return frame.variables[name]
            frame = frame.next
        return None if name in ALWAYS_KNOWN else NOT_FOUND

    @property
    def calling_class(self) -> str | None:
        """The nearest class around the code that asks."""
        scope: Scope | None = self.frame.base
        while scope is not None:
            definition = scope.definition
            if definition is not None and definition.kind == "class" and definition.name:
                return definition.name
            scope = scope.parent
        return None


class _Function:
    """What Hiera must know of a function before it is called."""

    return_type: Type | None = None


class LookupHost:
    """The compilation that lookups are for."""

    function_errors: tuple[type[Exception], ...] = (FunctionError, EvaluationError, HieraError)

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.strict = compiler.strict.value

    def warn(self, message: str, *, once: str | None = None) -> None:
        if once is not None:
            if once in self.compiler.warned:
                return
            self.compiler.warned.add(once)
        self.compiler.logs.append(("warning", message))

    def unknown_variable(self, name: str) -> None:
        message = f"Undefined variable '{name}'"
        if self.compiler.strict_variables or self.strict == "error":
            raise LookupFailed(message, "hiera-undefined-variable")
        if self.strict == "warning":
            self.warn(message, once=f"unknown variable {name}")

    def find_function(self, name: str) -> _Function | None:
        return _Function() if self.compiler.function_exists(name) else None

    def call_function(self, name: str, arguments: list[Value], scope: LookupScope) -> Value:
        return self.compiler.call_function(name, arguments, None, scope.frame, None, None)

    def resolve_type(self, name: str) -> Type | None:
        return self.compiler.type_named(name)


class Data:
    """The data of an environment for one compilation."""

    def __init__(self, compiler: Compiler) -> None:
        environment = compiler.known.environment
        place = HieraEnvironment(
            environment.name,
            root=environment.root,
            modules=environment.modules,
            global_config=environment.hiera_config,
        )
        self.hiera = Hiera(place, environment.data_files(place.roots()), LookupHost(compiler))  # type: ignore[arg-type]  # its scopes are always ours

    def class_parameter(self, name: str, scope: Scope, missing: Value) -> Value:
        """The value of a parameter of a class; `missing` if the data has none."""
        try:
            return self.hiera.class_parameter(name, LookupScope(scope), missing)
        except HieraError as error:
            raise _mistake(error) from None

    def call(self, name: str, arguments: list[Value], block: Block | None, scope: Frame) -> Value:
        """Call `lookup`, `hiera` or one of their kin."""
        try:
            return FUNCTIONS[name].call(Call(self.hiera, LookupScope(scope)), arguments, block)
        except HieraError as error:
            raise _mistake(error) from None


def is_data_function(name: str) -> bool:
    return name in FUNCTIONS


def _mistake(error: HieraError) -> EvaluationError:
    notes: tuple[str, ...] = ()
    if error.file is not None:
        place = f"{error.file}:{error.line}" if error.line is not None else error.file
        notes = (f"in {place}",)
    return EvaluationError(error.id or "lookup-error", error.message, notes=notes)
