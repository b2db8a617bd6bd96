"""What a lookup needs of its caller: variables, functions, and a place for warnings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from mupuppet.basics.records import Record
from mupuppet.hiera.errors import NOT_FOUND
from mupuppet.types.base import Type
from mupuppet.values.value import Value


class Scope(Protocol):
    """The scope of a lookup."""

    def variable(self, name: str) -> Value:
        """The value of a variable, qualified or not, or NOT_FOUND."""

    @property
    def calling_class(self) -> str | None:
        """The calling class; only hierarchies of version 3 need it."""


class BackendFunction(Protocol):
    """What is checked of a function before it is called."""

    @property
    def return_type(self) -> Type | None:
        """The declared return type, if there is one."""


class Host(Protocol):
    """The compilation that lookups are for."""

    #: How strict to be: `off`, `warning` or `error`.
    strict: str
    #: What `call_function` raises if a call is wrong.
    function_errors: tuple[type[Exception], ...]

    def warn(self, message: str, *, once: str | None = None) -> None:
        """Report a warning; those with the same `once` are reported once."""

    def unknown_variable(self, name: str, *, continues: bool = False) -> None:
        """Handle an unknown variable: nothing, a warning, or an error, depending on strictness.

        With `continues`, it is a warning in place of an error.
        """

    def find_function(self, name: str) -> BackendFunction | None:
        """The function of this name, if there is one."""

    def call_function(self, name: str, arguments: list[Value], scope: Scope) -> Value:
        """Call a function in the scope of the lookup."""

    def resolve_type(self, name: str) -> Type | None:
        """The type alias of this name, if there is one."""


class LocalScope:
    """A scope with a few variables of its own."""

    __slots__ = ("_variables", "enclosing")

    def __init__(self, enclosing: Scope, variables: Mapping[str, Value]) -> None:
        self.enclosing = enclosing
        self._variables = variables

    def variable(self, name: str) -> Value:
        if name in self._variables:
            return self._variables[name]
        return self.enclosing.variable(name)

    @property
    def calling_class(self) -> str | None:
        return self.enclosing.calling_class


class Version3Scope(Record, eq=False):
    """A scope as hierarchies of version 3 see it: with variables for the calling code.

    An empty string counts as missing.
    """

    enclosing: Scope

    def variable(self, name: str) -> Value:
        if name == "calling_class":
            value: Value = self.enclosing.calling_class
        elif name == "calling_class_path":
            value = (self.enclosing.calling_class or "").replace("::", "/")
        elif name == "calling_module":
            value = self.enclosing.variable("module_name")
        else:
            value = self.enclosing.variable(name)
        return None if value == "" else value

    @property
    def calling_class(self) -> str | None:
        return self.enclosing.calling_class


def original(scope: Scope) -> Scope:
    """The scope of the caller, without the wrappers of this module."""
    while isinstance(scope, (LocalScope, Version3Scope)):
        scope = scope.enclosing
    return scope


def value_or_undef(value: Value) -> Value:
    """The value of a variable; undef if it is unknown."""
    return None if value is NOT_FOUND else value
