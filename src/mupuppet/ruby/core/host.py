"""What Ruby code may ask of a compilation, and the objects of Puppet's that it gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.objects import LibraryObject, Proc, Symbol
from mupuppet.values.host_objects import Receiver
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.ruby.core.runtime import ProgramState, Run


class YamlOptions:
    """How YAML is loaded: the permitted classes, and whether aliases are allowed."""

    __slots__ = ("aliases", "classes")

    def __init__(self) -> None:
        self.aliases = False
        self.classes: frozenset[str] = frozenset()


class Host(Protocol):
    """The compilation, as Ruby code sees it."""

    def instance_variable(self, name: str) -> Value:
        """The variable `@name`; None if there is none."""

    def lookup(self, name: str) -> Value:
        """A variable, or nil."""

    def scope_variable(self, name: str) -> Value:
        """`scope.lookupvar(name)`, which reports a variable that is not set. Raises RubyError."""

    def unknown_reason(self, name: str) -> str | None:
        """Why there is no such variable, empty if no more can be said; None if there is one."""

    def is_bound(self, name: str) -> bool:
        """Whether the innermost scope itself has a variable."""

    def is_variable(self, name: str) -> bool:
        """Whether there is a variable, with or without a value."""

    def has_variable(self, name: str) -> bool:
        """Whether a variable has a value that is not undef."""

    def variables(self) -> dict[str, Value]:
        """`scope.to_hash`"""

    def check_changeable(self, value: Value) -> None:
        """Raise RubyError if a value of Puppet's is frozen."""

    def replace_value(self, old: Value, new: Value) -> None:
        """Replace a value of Puppet's that has changed. Raises RubyError."""

    def set_variable(self, name: str, value: Value) -> None:
        """`scope.setvar(name, value)`"""

    @property
    def top(self) -> Host:
        """The same, seen from the top scope."""

    @property
    def template_methods(self) -> dict[str, Callable[[Run, list[Value]], Value]]:
        """The methods that templates have defined so far: all others can call them."""

    def binary_string(self, content: bytes) -> Value:
        """A string of bytes for Puppet."""

    @property
    def global_variables(self) -> dict[str, Value]:
        """Those that code has set so far, in this compilation.

        Raises UnsupportedRuby where Ruby has them, since it has run code.
        """

    @property
    def program_state(self) -> ProgramState:
        """What the programs of functions have defined so far, in this compilation."""

    @property
    def around(self) -> Host:
        """The same, seen from the node's scope around, or the top scope if there is none."""

    def call_function(self, name: str, arguments: list[Value], block: Proc | None = None) -> Value:
        """`scope.call_function(name, arguments)`"""

    def has_function(self, name: str) -> bool:
        """Whether there is a function."""

    def call_legacy_function(self, name: str, arguments: list[Value]) -> Value:
        """`scope.function_name(arguments)`"""

    def call_received(
        self, receiver: Receiver, name: str, arguments: list[Value], block: Proc | None
    ) -> Value:
        """Call a method of the context of a lookup; NotImplemented if there is no such method."""

    def module_path(self, name: str) -> str | None:
        """The directory of a module."""

    def may_read(self, path: str) -> bool:
        """Whether code may read a path."""

    def file_kind(self, path: str) -> str | None:
        """Whether there is a `file` or a `directory`."""

    def read_file(self, path: str) -> bytes:
        """The content of a file that exists."""

    def list_files(self, pattern: str) -> list[str]:
        """The files and directories whose names match a pattern."""

    def environment_name(self) -> str:
        """The name of the environment."""

    def is_in(self, kind: str) -> bool:
        """Whether the scope is that of a `Node`, or the top scope."""

    def has_class(self, name: str, load: bool = True) -> bool:
        """Whether a class is defined; only loaded code is searched, unless it may load."""

    def find_resource(self, type: str, title: str) -> tuple[str, str, dict[str, Value]] | None:
        """Type, title and parameters of a resource of the catalog."""

    def has_define(self, name: str, load: bool = True) -> bool:
        """Whether code defines a defined type."""

    def resources(self) -> list[tuple[str, str, dict[str, Value]]]:
        """Type, title and parameters of all resources that the catalog has so far."""

    def node_name(self) -> str:
        """The name of the node."""

    def modules(self) -> dict[str, str]:
        """The modules of the environment and their directories."""

    def modulepath(self) -> list[str]:
        """The existing directories of the module path."""

    def classes(self) -> list[str]:
        """The names of the classes of the catalog."""

    def tags(self) -> list[str]:
        """The tags of the catalog."""

    def tag(self, tags: list[str]) -> None:
        """Add tags to the catalog."""

    def call_stack(self) -> list[Value]:
        """The file and the line of each call in manifests that runs, the innermost first."""

    def warn_once(self, key: str, message: str) -> None:
        """Log a warning, if none with this key has been logged."""

    def resource(self) -> tuple[str, str, dict[str, Value]]:
        """Type, title and parameters of the resource whose code runs."""

    def has_type(self, name: str) -> bool:
        """Whether there is a resource type that is not written in Puppet."""

    def default_names(self, type: str) -> list[str]:
        """The attributes that resource defaults of a type set."""

    def log(self, level: str, message: str) -> None:
        """`Puppet.warning(message)` and the like"""


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
