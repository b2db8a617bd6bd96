"""What a lookup needs from whoever asks: variables, functions, and somebody to warn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from mupuppet.hiera.errors import NOT_FOUND
from mupuppet.types.base import Type
from mupuppet.values.basic import Value


class Scope(Protocol):
    """Where a lookup was asked for."""

    def variable(self, name: str) -> Value:
        """The value of a variable, qualified or not, or NOT_FOUND."""

    @property
    def calling_class(self) -> str | None:
        """The class whose code asks; only hierarchies of version 3 want to know."""


class BackendFunction(Protocol):
    """What must be known of a function before it is called."""

    @property
    def return_type(self) -> Type | None:
        """The type of what it returns, where it says so."""


class Host(Protocol):
    """The compilation that lookups are for."""

    #: How strict to be: `off`, `warning` or `error`.
    strict: str
    #: What `call_function` raises where a call is a mistake.
    function_errors: tuple[type[Exception], ...]

    def warn(self, message: str, *, once: str | None = None) -> None:
        """Tell of something that is wrong; what has the same `once` is told once."""

    def unknown_variable(self, name: str) -> None:
        """A variable is not known: nothing, a warning, or an error, by how strict we are."""

    def find_function(self, name: str) -> BackendFunction | None:
        """The function of this name, if there is one."""

    def call_function(self, name: str, arguments: list[Value], scope: Scope) -> Value:
        """Call a function, in the scope that asked for a lookup."""

    def resolve_type(self, name: str) -> Type | None:
        """The type that code has given this name, if there is one."""


class LocalScope:
    """A scope with a few variables of its own."""

    __slots__ = ("_variables", "around")

    def __init__(self, around: Scope, variables: Mapping[str, Value]) -> None:
        self.around = around
        self._variables = variables

    def variable(self, name: str) -> Value:
        if name in self._variables:
            return self._variables[name]
        return self.around.variable(name)

    @property
    def calling_class(self) -> str | None:
        return self.around.calling_class


class Version3Scope:
    """A scope as hierarchies of version 3 see it: with variables for the code that asks.

    An empty string is no value.
    """

    __slots__ = ("around",)

    def __init__(self, around: Scope) -> None:
        self.around = around

    def variable(self, name: str) -> Value:
        if name == "calling_class":
            value: Value = self.around.calling_class
        elif name == "calling_class_path":
            value = (self.around.calling_class or "").replace("::", "/")
        elif name == "calling_module":
            value = self.around.variable("module_name")
        else:
            value = self.around.variable(name)
        return None if value == "" else value

    @property
    def calling_class(self) -> str | None:
        return self.around.calling_class


def original(scope: Scope) -> Scope:
    """The scope that somebody gave us, without what was put around it here."""
    while isinstance(scope, LocalScope | Version3Scope):
        scope = scope.around
    return scope


def known(value: Value) -> Value:
    """The value of a variable; undef if it is not known."""
    return None if value is NOT_FOUND else value
