"""Puppet objects that Ruby code gets: scopes, resources, their parameters."""

from __future__ import annotations

from mupuppet.ruby.core.run import Host, Run
from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.objects import LibraryObject, Symbol
from mupuppet.values.value import Value


class ScopeObject(LibraryObject):
    """The object that templates call `scope`: the scope of the caller, or an enclosing one."""

    __slots__ = ("_place",)

    class_name = "Puppet::Parser::Scope"

    def __init__(self, place: str) -> None:
        self._place = place

    @property
    def is_top(self) -> bool:
        return self._place == "top"

    def host(self, run: Run) -> Host:
        """The view of the compilation from that scope."""
        if self._place == "around":
            return run.host.around
        return run.host.top if self.is_top else run.host


class ResourceObject(LibraryObject):
    """The resource whose code runs: `scope.resource`."""

    __slots__ = ("parameters", "title", "type")

    class_name = "Puppet::Parser::Resource"

    def __init__(self, type: str, title: str, parameters: dict[str, Value]) -> None:
        self.type = type
        self.title = title
        self.parameters = parameters

    def __str__(self) -> str:
        return f"{self.type}[{self.title}]"

    def inspected(self) -> str:
        """`self.inspect`"""
        named = {Symbol(name): value for name, value in self.parameters.items()}
        return f"{self}{inspect(named)}"


class ParameterObject(LibraryObject):
    """A parameter of a resource, with its value."""

    __slots__ = ("name", "value")

    class_name = "Puppet::Parser::Resource::Param"

    def __init__(self, name: str, value: Value) -> None:
        self.name = name
        self.value = value


SCOPE = ScopeObject("caller")
AROUND_SCOPE = ScopeObject("around")
TOP_SCOPE = ScopeObject("top")
