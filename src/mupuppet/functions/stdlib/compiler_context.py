"""What some of these functions need of the compilation besides what all functions may ask for.

The compiler provides it; this package does not import the compiler.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, cast

from mupuppet.basics.patterns import pattern
from mupuppet.functions.caller_context import MISSING, CallerContext
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.syntax.strictness import Strictness
from mupuppet.values.value import Value


class CatalogResource(Protocol):
    """A resource of the catalog under construction."""

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
    """The scope of a class or a defined type, or inside one."""

    @property
    def base(self) -> Scope:
        """The scope of the class or defined type."""

    @property
    def definition(self) -> Definition | None: ...

    @property
    def resource(self) -> CatalogResource | None:
        """What is declared by the code of this scope."""


class Catalog(Protocol):
    """The catalog under construction."""

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


def deprecate(context: Context, key: str, message: str, use_strict_setting: bool = True) -> None:
    """Warn that something is deprecated, once for each key; strict compilations fail."""
    strict = compiler_of(context).strict if use_strict_setting else Strictness.WARNING
    caller = cast(CallerContext, context)
    if strict is Strictness.OFF or caller.has_warned(key):
        return
    places = [f'["{file}", {line}]' for file, line in caller.call_stack()[:2]]
    message += f" at {':'.join([*places, '', ''][:2])}"
    if strict is Strictness.ERROR:
        raise FunctionError(f"deprecation. {key}. {message}", "deprecated-call")
    warn_once(context, key, message + _ruby_location(caller))


#: How a function of stdlib reports that it is deprecated.
_REPORTS = pattern(
    r"""call_function\('deprecation',\s*'(\w+)',\s*(?:'([^'\\]*)'|"((?:[^"\\#]|#(?!\{))*)")"""
)


def deprecate_function(context: Context, name: str, message: str) -> None:
    """The same for a function of stdlib, in the words of its file if that has some."""
    caller = cast(CallerContext, context)
    if caller.has_warned(name):
        return  # which is what nearly all use as their key
    _, source = _function_file(caller, name)
    found = _REPORTS.search(source)
    if found is not None:
        key, message = found[1], found[2] or found[3]
    else:
        key = _OTHER_KEYS.get(name, name)
    deprecate(context, key, message)


#: The functions that stdlib deprecates by the name of another one, by mistake.
_OTHER_KEYS = {"is_ipv6_address": "is_ipv4_address"}


def _ruby_location(caller: CallerContext) -> str:
    """Where Puppet says that the warning comes from: the line of stdlib that logs it."""
    path, source = _function_file(caller, "deprecation")
    before, logs, _ = source.partition("Puppet.deprecation_warning(")
    line = before.count("\n") + 1
    return f"\n   (location: {path}:{line}:in `deprecation')" if logs else ""


def _function_file(caller: CallerContext, name: str) -> tuple[str, str]:
    """The path and the source of the file that defines a function of stdlib, if it can be read."""
    directory = caller.module_path("stdlib")
    path = f"{directory}/lib/puppet/functions/{name}.rb"
    try:
        content = b"" if directory is None else caller.read_bytes(path)
    except OSError:
        content = b""
    return path, content.decode(errors="replace")


def warn_of_autoloader(context: Context, name: str) -> None:
    """Warn that a function loads another one, which Puppet does by itself."""
    if compiler_of(context).strict is Strictness.OFF:
        return
    for call, key in (
        (f'loaded?("{name}")', f"Puppet::Parser::Functions.loaded?('{name}')"),
        (f'load("{name}")', f"Puppet::Parser::Functions#load('{name}')"),
    ):
        message = (
            f"The method 'Puppet::Parser::Functions.autoloader#{call}' is deprecated in favor of "
            "using 'Scope#call_function'.\n   (file & line not available)"
        )
        warn_once(context, key, message)


def warn_once(context: Context, key: str, message: str) -> None:
    """Warn, once for each key."""
    cast(CallerContext, context).warn_once(key, message)
