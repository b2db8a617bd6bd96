"""What parts of a compilation may ask of each other, except where scopes are involved.

Modules import these protocols under `TYPE_CHECKING`, so that a run does not load them; those that
involve scopes are at the end of `scope.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar, TypeVarTuple

if TYPE_CHECKING:
    from mupuppet.compiler.errors import EvaluationError
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.functions.registry import Block
    from mupuppet.hiera.lookup_call import LookupCall
    from mupuppet.ruby.puppet.module_libraries import ModuleLibraries
    from mupuppet.ruby.worker.session import Session
    from mupuppet.source import SourceFile
    from mupuppet.syntax.nodes import Node, Relationship
    from mupuppet.types.catalog_entries import ResourceReference
    from mupuppet.values.value import Value

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")
H = TypeVar("H", bound="RubyCaller")


class CallSite(Protocol):
    """The file of the expression that calls a function."""

    @property
    def source(self) -> SourceFile: ...

    def line(self, offset: int, /) -> int: ...

    def error(
        self,
        id: DiagnosticId,
        message: str,
        node: Node,
        hint: str | None = None,
        *,
        notes: tuple[str, ...] = (),
    ) -> EvaluationError: ...


class LookupFunction(Protocol):
    """A function that needs the data of the compilation that calls it."""

    name: str

    def look_up(self, call: LookupCall, arguments: list[Value], block: Block | None, /) -> Value:
        """Run the function. Raises HieraError."""


class RubyCaller(Protocol):
    """Connects Ruby code with the compilation that runs it."""

    #: Whether it may have changed the compilation, so that the code cannot be started again.
    has_called: bool

    @property
    def has_global_variables(self) -> bool:
        """Whether natively evaluated code has set global variables."""

    def release(self) -> None:
        """Forget the compilation."""


class RubyAccess(Protocol):
    """Runs Ruby code, natively or by real Ruby."""

    @property
    def has_run(self) -> bool: ...

    @property
    def libraries(self) -> ModuleLibraries: ...

    @property
    def is_available(self) -> bool: ...

    def do(
        self,
        what: str,
        host: H,
        natively: Callable[[RubyAccess, H, *Arguments], T],
        in_worker: Callable[[Session, H, *Arguments], T],
        /,
        *arguments: *Arguments,
    ) -> T: ...


class Generator(Protocol):
    """Something that adds to the catalog until nothing changes, such as a collector."""

    def evaluate(self) -> bool: ...


class Arrows(Protocol):
    """The relationships that arrows have drawn."""

    #: Which resources arrows have put before which, for explanations.
    related: list[tuple[Resource, Resource, Relationship, SourceFile]]
    #: Where the function `require` has put a class before a resource, by its identity.
    required: dict[tuple[int, ResourceReference], tuple[SourceFile, Node]]

    def add(
        self, left: Value, right: Value, node: Relationship, source: SourceFile, /
    ) -> Value: ...

    def evaluate(self) -> None: ...
