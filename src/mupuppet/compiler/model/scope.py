"""Scopes: where variables live and how they are found.

A `Scope` belongs to the top, a node, a class or an instance of a defined type. A lambda, a
function or a template has a `LocalScope` inside one. Both are frames: `variables`, and
`next`, the frame where the search for a variable continues:

    lambda → what is around it → class → class that it inherits from → node → top
    defined type → node → top

Resource defaults are found along `parent` instead: from a class or defined type to what declared
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mupuppet.values.value import Value

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    from mupuppet.compiler.inputs import CompilationInputs
    from mupuppet.compiler.limits import Limits
    from mupuppet.compiler.log import Log
    from mupuppet.compiler.model.binary_strings import BinaryStrings
    from mupuppet.compiler.model.call_counter import CallCounter
    from mupuppet.compiler.model.catalog_builder import CatalogBuilder
    from mupuppet.compiler.model.evaluated_types import EvaluatedTypes
    from mupuppet.compiler.model.interfaces import CallSite, LookupFunction, RubyAccess
    from mupuppet.compiler.model.resource import Parameter, Resource
    from mupuppet.compiler.model.resource_state import ResourceState
    from mupuppet.compiler.program.definitions import Definition
    from mupuppet.compiler.program.program import Program
    from mupuppet.compiler.program.type_resolver import TypeResolver
    from mupuppet.environment.companions import Companions
    from mupuppet.functions.registry import Block, Function
    from mupuppet.hiera.hiera import Hiera
    from mupuppet.source import SourceFile
    from mupuppet.syntax.nodes import Node
    from mupuppet.syntax.strictness import Strictness
    from mupuppet.types.base import Type
    from mupuppet.types.callables import CallableType
    from mupuppet.types.catalog_entries import ResourceReference
    from mupuppet.types.object_code import ObjectCode
    from mupuppet.types.objects import ObjectType
    from mupuppet.values.host_objects import Receiver

#: Variables that are never unknown.
ALWAYS_KNOWN = frozenset(["module_name", "caller_module_name"])
#: Variables that the compiler alone may set.
RESERVED_NAMES = frozenset(["trusted", "facts", "server_facts"])


def reserved_name_message(name: str) -> str:
    """The message for parameters and variables with a reserved name."""
    return f"Attempt to assign to a reserved variable name: '{name}'"


class UnevaluatedParameter(Exception):
    """A default has read, directly or indirectly, a parameter that has no value yet."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class ClassState:
    """The classes of one compilation."""

    __slots__ = ("acyclic", "all_scopes", "including", "names", "scopes")

    def __init__(self, given: Iterable[str]) -> None:
        #: The names of the classes of the catalog: given for the node, or evaluated.
        self.names = list(given)
        #: The scopes of classes and of the node by name; that of the top has an empty name.
        self.scopes: dict[str, Scope] = {}
        #: Every scope of a class, a node or a defined type, also of those that have failed.
        self.all_scopes: list[Scope] = []
        #: Classes that do not inherit from themselves: this was checked.
        self.acyclic: set[Definition] = set()
        #: The call that declares a class by its name alone, while it does.
        self.including: tuple[SourceFile, Node] | None = None


class _NoMatch:
    """No groups of a match: a function does not see those of its caller."""

    def groups(self) -> tuple[str, ...]:
        return ()

    def group(self, _number: int) -> None:
        return None


#: Stands for all types in the table of resource defaults.
ANY_TYPE = "*"


class Scope:
    """The scope of the top, a node, a class, or an instance of a defined type."""

    __slots__ = (
        "active",
        "base",
        "compiler",
        "defaults",
        "definition",
        "enclosing",
        "inherits",
        "match",
        "next",
        "parent",
        "records",
        "resource",
        "template",
        "variables",
    )

    def __init__(
        self,
        compiler: CompilationContext,
        parent: Scope | None,
        definition: Definition | None,
        resource: Resource | None,
        inherited: Scope | None = None,
    ) -> None:
        self.compiler = compiler
        self.parent = parent
        self.definition = definition
        self.resource = resource
        self.variables: dict[str, Value] = {}
        #: How each variable got its value: set only while evaluations are recorded.
        self.records: dict[str, Any]
        #: The groups of the last regular expression that matched here.
        self.match: Any = None
        #: The pieces that a template has rendered so far.
        self.template: list[Value] | None = None
        self.base = self
        #: The node's or the top scope around this one, or this one itself.
        self.enclosing: Scope = self
        self.next: Frame | None = inherited
        if parent is not None:
            if inherited is None:
                self.next = parent.enclosing
            if resource is None or resource.type != "Node":
                self.enclosing = parent.enclosing
        #: The frame that stands for this scope while code elsewhere runs: of the lambda that
        #: calls a function or includes a class, or with the parameters of which one has a default.
        self.active: Frame | None = None
        self.inherits = inherited
        #: Resource defaults by type, then by attribute.
        self.defaults: dict[str, dict[str, Parameter]] = {}
        compiler.classes.all_scopes.append(self)

    def release(self) -> None:
        """Drop the references that lead back to this scope; it may not be used afterwards."""
        del self.base, self.enclosing, self.resource, self.defaults

    @property
    def is_top(self) -> bool:
        return self.parent is None

    @property
    def is_node(self) -> bool:
        return self.resource is not None and self.resource.type == "Node"

    def resource_defaults(self, type: str) -> dict[str, Parameter]:
        """The defaults in force for a resource type declared in this scope."""
        found: dict[str, Parameter] = {}
        scope: Scope | None = self
        while scope is not None:
            defaults = scope.defaults
            if defaults:
                if ANY_TYPE in defaults:
                    found = {**defaults.get(type, {}), **defaults[ANY_TYPE], **found}
                elif type in defaults:
                    found = {**defaults[type], **found}
            scope = scope.parent
        return found

    def is_default(self, type: str, name: str, value: Value) -> bool:
        """Whether a value is that of a default in force here."""
        scope: Scope | None = self
        while scope is not None:
            parameter = scope.defaults.get(type, {}).get(name)
            if parameter is not None and parameter.value == value:
                return True
            scope = scope.parent
        return False


class LocalScope:
    """The variables of a lambda, a function or a template."""

    __slots__ = ("base", "compiler", "match", "next", "records", "template", "variables")

    def __init__(self, inside: Frame, variables: dict[str, Value]) -> None:
        self.base: Scope = inside.base
        self.compiler: CompilationContext = inside.compiler
        self.next: Frame | None = inside
        self.variables = variables
        self.records: dict[str, Any]
        self.match: Any = None
        self.template: list[Value] | None = inside.template


Frame = Scope | LocalScope

_new_object = object.__new__


def local_scope(inside: Frame, variables: dict[str, Value]) -> LocalScope:
    """The same as `LocalScope(…)`, but in three quarters of the time: for innermost loops."""
    local = _new_object(LocalScope)
    local.base = inside.base
    local.compiler = inside.compiler
    local.next = inside
    local.variables = variables
    local.match = None
    local.template = inside.template
    return local


def scope_of(resource: Resource) -> Scope:
    """The scope that declared a resource."""
    scope = resource.scope
    assert isinstance(scope, Scope)  # the only kind that declares
    return scope


def frame_of(parameter: Parameter) -> Frame | None:
    """The frame that the value of an attribute was evaluated in."""
    frame = parameter.scope
    assert frame is None or isinstance(frame, (Scope, LocalScope))  # the only kinds of frames
    return frame


def home_of_variable(frame: Frame | None, name: str) -> Frame | None:
    """Where a variable is, with or without a value; None if there is no such variable.

    Unlike a read of the variable, this also considers code that runs in the enclosing scopes.
    Groups of a match exist if anything has matched, however many there are.
    """
    is_group = name.isascii() and name.isdigit()
    last = frame
    while frame is not None:
        if is_group and frame.match is not None:
            return None if isinstance(frame.match, _NoMatch) else frame
        if name in frame.variables:
            return frame
        last, following = frame, frame.next
        if following is not None and following.base is not frame.base:
            following = following.base.active or following
        frame = following
    return last if name in ALWAYS_KNOWN else None


def global_scope(frame: Frame) -> Scope:
    """The scope that a template sees: the node's, or the top."""
    scope: Frame = frame.base
    while not (scope.base.is_top or scope.base.is_node):
        following = scope.next
        if following is None:
            break
        scope = following
    return scope.base


def without_match(outer: Scope) -> LocalScope:
    """What the body of a function or a template sees of a scope: no groups of a match."""
    scope = LocalScope(outer, {})
    scope.match = _NoMatch()
    return scope


# --- For type checkers only: what code under evaluation may ask. A run does not load it.

if TYPE_CHECKING:

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
            caller: str | None = None,
            /,
        ) -> Value: ...

        def call_method(
            self,
            scope: Frame,
            lowering: CallSite,
            node: Node,
            code: ObjectCode,
            type: ObjectType,
            name: str,
            attributes: dict[Value, Value],
            arguments: list[Value],
            block: Block | None,
            /,
        ) -> Value: ...

        def exists(self, name: str, /) -> bool: ...

        def is_determined(self, name: str, /) -> bool: ...

        def callable_type(self, name: str, /) -> CallableType | None: ...

        def return_type(self, name: str, /) -> Type | None: ...

        def of_module(self, name: str, caller: str = "", /) -> Function | None: ...
        def hidden_legacy(self, name: str, /) -> Function | None: ...

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

    class CompilationSteps(Protocol):
        """Steps of a compilation that explanations need: a recorder overrides these methods."""

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

        def binary_string(self, content: bytes, /) -> Value: ...

        def catalog_resource(self, type_name: str, title: str, /) -> Resource | None: ...

        def attribute_value(self, resource: Resource, name: str, /) -> Value: ...

        def reads_variable(self, name: str, scope: Frame, /) -> None: ...

        def record_variable(self, name: str, /) -> None: ...

    class CompilationContext(CompilationSteps, Protocol):
        """What code under evaluation may ask of its compilation."""

        inputs: CompilationInputs
        strict: Strictness
        limits: Limits
        program: Program
        types: TypeResolver
        evaluated_types: EvaluatedTypes
        log: Log
        catalog: CatalogBuilder
        resources: ResourceState
        classes: ClassState
        calls: CallCounter
        built_in_functions: dict[str, Function]
        binary_strings: BinaryStrings
        #: State of modules above, one object of each class.
        companions: Companions
        top: Scope

        @property
        def functions(self) -> FunctionCaller: ...

        @property
        def used_functions(self) -> FunctionCaller | None: ...

        @property
        def data(self) -> DataSource: ...

        @property
        def ruby(self) -> RubyAccess: ...
