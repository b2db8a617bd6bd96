"""What parts of a compilation may ask of each other: for type checkers only.

Modules import these protocols under `TYPE_CHECKING`, so that a run does not load them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.compiler.errors import EvaluationError
    from mupuppet.compiler.inputs import CompilationInputs
    from mupuppet.compiler.limits import Limits
    from mupuppet.compiler.log import Log
    from mupuppet.compiler.model.catalog_builder import CatalogBuilder
    from mupuppet.compiler.model.override import Override
    from mupuppet.compiler.model.resource import Parameter, Resource
    from mupuppet.compiler.model.scope import Frame, ResourceKind, Scope
    from mupuppet.compiler.model.signature import Signature
    from mupuppet.compiler.program.definitions import Definition
    from mupuppet.compiler.program.program import Program
    from mupuppet.compiler.program.type_resolver import TypeResolver
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.environment.companions import Companions
    from mupuppet.functions.caller_context import Annotations
    from mupuppet.functions.registry import Block, Function
    from mupuppet.hiera.hiera import Hiera
    from mupuppet.ruby.functions.libraries import ModuleLibraries
    from mupuppet.ruby.worker.session import Session
    from mupuppet.source import SourceFile
    from mupuppet.syntax.nodes import Node, Relationship
    from mupuppet.syntax.strictness import Strictness
    from mupuppet.types.base import Type
    from mupuppet.types.callables import CallableType
    from mupuppet.types.catalog_entries import ResourceReference
    from mupuppet.types.object_code import ObjectCode
    from mupuppet.values.host_objects import Receiver

T = TypeVar("T")


class CallSite(Protocol):
    """The file of the expression that calls a function."""

    @property
    def source(self) -> SourceFile: ...

    def line(self, offset: int, /) -> int: ...

    def error(
        self, id: DiagnosticId, message: str, node: Node, hint: str | None = None
    ) -> EvaluationError: ...


class FunctionCaller(Protocol):
    """Calls functions by name: built in, written in Puppet or in Ruby."""

    def call(
        self,
        name: str,
        arguments: list[Value],
        block: Block | None,
        scope: Frame,
        lowering: CallSite | None,
        node: Node | None,
        /,
    ) -> Value: ...

    def call_method(
        self,
        scope: Frame,
        lowering: CallSite,
        node: Node,
        code: ObjectCode,
        name: str,
        attributes: dict[Value, Value],
        arguments: list[Value],
        /,
    ) -> Value: ...

    def exists(self, name: str, /) -> bool: ...

    def is_determined(self, name: str, /) -> bool: ...

    def callable_type(self, name: str, /) -> CallableType | None: ...

    def return_type(self, name: str, /) -> Type | None: ...

    def of_module(self, name: str, /) -> Function | None: ...


class LookupFunction(Protocol):
    """A function that needs the data of the compilation that calls it."""

    name: str

    def look_up(self, call: Any, arguments: list[Value], block: Block | None, /) -> Value:
        """Run the function for a `LookupCall`. Raises HieraError."""


class DataSource(Protocol):
    """Looks up data in Hiera."""

    hiera: Hiera

    def class_parameter(
        self, name: str, scope: Scope, missing: Value, place: tuple[SourceFile, Node], /
    ) -> Value: ...

    def call(
        self,
        function: LookupFunction,
        arguments: list[Value],
        block: Block | None,
        scope: Frame,
        place: tuple[SourceFile, Node] | None,
        /,
    ) -> Value: ...

    def new_context(self, arguments: list[Value], /) -> Value: ...

    def call_method(
        self, receiver: Receiver, name: str, arguments: list[Value], block: Block | None, /
    ) -> Value: ...


class CallsFunctions(Protocol):
    """Code that may have changed the compilation, and so cannot be started again."""

    has_called: bool


class RubyAccess(Protocol):
    """Runs code in Ruby: evaluated here, or by real Ruby."""

    @property
    def libraries(self) -> ModuleLibraries: ...

    @property
    def is_preferred(self) -> bool: ...

    @property
    def is_allowed(self) -> bool: ...

    def do(
        self,
        what: str,
        host: CallsFunctions,
        natively: Callable[[], T],
        in_worker: Callable[[Session], T],
        /,
    ) -> T: ...


class Generator(Protocol):
    """Something that adds to the catalog until nothing changes, such as a collector."""

    def evaluate(self) -> bool: ...


class Arrows(Protocol):
    """The relationships that arrows have drawn."""

    #: What arrows have put before what, to explain it.
    related: list[tuple[Resource, Resource, Relationship, SourceFile]]
    #: Where the function `require` has put a class before a resource, by its identity.
    required: dict[tuple[int, ResourceReference], tuple[SourceFile, Node]]

    def add(
        self, left: Value, right: Value, node: Relationship, source: SourceFile, /
    ) -> Value: ...

    def evaluate(self) -> None: ...


class CompilationContext(Protocol):
    """What code under evaluation may ask of its compilation."""

    inputs: CompilationInputs
    strict: Strictness
    limits: Limits
    program: Program
    types: TypeResolver
    log: Log
    catalog: CatalogBuilder
    #: State that modules above keep for the compilation, by its class.
    companions: Companions

    top: Scope
    class_scopes: dict[str, Scope]
    #: The names of the classes that have been evaluated.
    classes: list[str]
    #: How many calls there have been, and how deep they are nested now.
    lambda_calls: int
    depth: int
    #: The call that declares a class by its name alone, while it does.
    including: tuple[SourceFile, Node] | None
    #: Types of parameters and signatures that depend on what the environment defines.
    parameter_types: dict[object, Type]
    signatures: dict[object, Signature]
    #: What `annotate` has added to values.
    annotations: Annotations

    resource_kinds: dict[str, ResourceKind]
    #: Types of resources for which some scope has defaults.
    types_with_defaults: set[str]
    #: Classes that are known not to inherit from themselves.
    acyclic_classes: set[Definition]
    #: Overrides of resources that are not declared yet.
    overrides: dict[str, list[Override]]
    #: Classes and the like whose collectors override: they may override anything.
    override_sources: set[Definition]
    collectors: list[Generator]

    @property
    def relationships(self) -> Arrows: ...

    @property
    def functions(self) -> FunctionCaller: ...

    @property
    def data(self) -> DataSource: ...

    @property
    def ruby(self) -> RubyAccess: ...

    # What an explanation has to know of goes through methods, which a recorder overrides.

    def new_parameters(self, resource: Resource, /) -> dict[str, Parameter]: ...

    def evaluate_resource(self, resource: Resource, /) -> None: ...

    def include_classes(self, names: list[str], scope: Scope, /) -> list[Resource]: ...

    def declare_parent(self, definition: Definition, scope: Scope, /) -> None: ...

    def realize(
        self,
        references: list[ResourceReference | Exception],
        scope: Scope,
        place: tuple[SourceFile, Node] | None,
        /,
    ) -> None: ...

    def catalog_resource(self, type_name: str, title: str, /) -> Resource | None: ...

    def attribute_value(self, resource: Resource, name: str, /) -> Value: ...

    def reads_variable(self, name: str, scope: Frame, /) -> None: ...


class _Catalog(Protocol):
    tags_added: int
    has_late_tags: bool


class _Compilation(Protocol):
    @property
    def catalog(self) -> _Catalog: ...

    def new_parameters(self, resource: Resource, /) -> dict[str, Parameter]: ...


class DeclaringScope(Protocol):
    """What a resource asks of the scope that declared it."""

    @property
    def compiler(self) -> _Compilation: ...

    @property
    def resource(self) -> Resource | None: ...

    def resource_defaults(self, type: str, /) -> dict[str, Parameter]: ...

    def is_default(self, type: str, name: str, value: Value, /) -> bool: ...
