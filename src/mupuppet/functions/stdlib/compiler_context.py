"""What some of these functions need of the compilation besides what all functions may ask for.

The compiler provides it; this package does not import the compiler.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, cast

from mupuppet.functions.caller_context import MISSING, CallerContext
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.syntax.strictness import Strictness
from mupuppet.values.value import Value


class CatalogResource(Protocol):
    """A resource of the catalog in the making."""

    @property
    def type(self) -> str: ...

    @property
    def ref(self) -> str:
        """Type and title: `File[/a]`."""

    def value(self, name: str) -> Value:
        """The value of an attribute, or undef."""


class Definition(Protocol):
    """A class, a defined type or a node."""

    @property
    def kind(self) -> str: ...

    @property
    def name(self) -> str: ...


class Scope(Protocol):
    """The scope of a class or a defined type, or inside of one."""

    @property
    def base(self) -> Scope:
        """The scope of the class or defined type."""

    @property
    def definition(self) -> Definition | None: ...

    @property
    def resource(self) -> CatalogResource | None:
        """What is declared by the code of this scope."""


class Catalog(Protocol):
    """The catalog in the making."""

    @property
    def resources(self) -> Iterable[CatalogResource]: ...


class Functions(Protocol):
    """The functions that the compilation may call."""

    def exists(self, name: str) -> bool:
        """Whether there is a function of this name, wherever it is defined."""


class Program(Protocol):
    """What the environment defines."""

    def resource_type_exists(self, type_name: str) -> bool:
        """Whether there are resources of this type, native or defined."""

    def named_by_title(self, type_name: str, title: str) -> Mapping[str, str]:
        """The attributes of a resource that its title gives."""


class Compiler(Protocol):
    """The compiler that makes the catalog."""

    @property
    def program(self) -> Program: ...

    @property
    def strict(self) -> Strictness: ...

    @property
    def catalog(self) -> Catalog: ...

    def catalog_resource(self, type_name: str, title: str) -> CatalogResource | None:
        """A resource by its type and title, alias or name."""

    @property
    def functions(self) -> Functions: ...


class CompilerContext(CallerContext, Protocol):
    """A context that knows its compiler."""

    @property
    def compiler(self) -> Compiler: ...


def compiler_of(context: Context) -> Compiler:
    """The compiler that calls a function."""
    return cast(CompilerContext, context).compiler


def scope_of(context: Context) -> Scope:
    """The scope of the class or defined type that calls a function."""
    return cast(Scope, context.scope).base


def variable(context: Context, name: str) -> Value:
    """A variable seen from the caller; None where there is none."""
    found = cast(CallerContext, context).variable(name)
    return None if found is MISSING else found


def expected_variable(context: Context, name: str) -> Value:
    """The same, with a warning where there is none; strict compilations fail."""
    found = cast(CallerContext, context).variable(name)
    if found is not MISSING:
        return found
    strict = compiler_of(context).strict
    message = f"Undefined variable '{name}'; "
    if strict is Strictness.ERROR:
        raise FunctionError(message, "unknown-variable")
    if strict is not Strictness.OFF:
        warn_once(context, f"Variable: {name}", message)
    return None


def deprecate(context: Context, key: str, message: str) -> None:
    """Warn that something is deprecated, once for each key; strict compilations fail."""
    strict = compiler_of(context).strict
    if strict is Strictness.ERROR:
        raise FunctionError(f"deprecation. {key}. {message}", "deprecated-call")
    if strict is not Strictness.OFF:
        warn_once(context, key, message)


def warn_once(context: Context, key: str, message: str) -> None:
    """Warn, once for each key."""
    cast(CallerContext, context).warn_once(key, message)
