"""Resources during a compilation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from mupuppet.basics.patterns import pattern
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.program.names import class_title, flatten
from mupuppet.compiler.program.native_types import NativeType
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Node
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ResourceReference as Reference
from mupuppet.types.catalog_entries import capitalize_segments
from mupuppet.types.labels import ruby_string
from mupuppet.values.hashes import pairs_of
from mupuppet.values.strings import inspect, to_string
from mupuppet.values.value import Sensitive, Value

__all__ = [
    "NAMED_BY_TITLE",
    "LiteralParameter",
    "Parameter",
    "Reference",
    "Resource",
    "SharedParameter",
    "hashable",
    "is_valid_tag",
    "name_in_title",
    "not_a_reference",
]

if TYPE_CHECKING:
    from typing import Protocol

    from mupuppet.compiler.program.definitions import Definition

    class _Catalog(Protocol):
        tags_added: int
        has_late_tags: bool

    class _Compilation(Protocol):
        @property
        def catalog(self) -> _Catalog: ...

        def new_parameters(self, resource: Resource, /) -> dict[str, Parameter]: ...

    class EvaluatingFrame(Protocol):
        """The frame that the value of an attribute was evaluated in."""

        @property
        def compiler(self) -> _Compilation: ...

        @property
        def variables(self) -> dict[str, Value]: ...

    class DeclaringScope(EvaluatingFrame, Protocol):
        """What a resource asks of the scope that declared it."""

        @property
        def resource(self) -> Resource | None: ...

        def resource_defaults(self, type: str, /) -> dict[str, Parameter]: ...

        def is_default(self, type: str, name: str, value: Value, /) -> bool: ...


class Parameter:
    """An attribute of a resource, with what set it.

    An explanation of the value starts from `node` and `scope`.
    """

    __slots__ = ("adds", "name", "node", "scope", "setter", "source", "value")

    def __init__(
        self,
        name: str,
        value: Value,
        setter: Definition | None,
        source: SourceFile | None = None,
        node: Node | None = None,
        scope: EvaluatingFrame | None = None,
        adds: bool = False,
    ) -> None:
        self.name = name
        self.value = value
        #: The class, node or defined type whose code set it; it decides which code may override it.
        self.setter = setter
        self.source = source
        self.node = node
        self.scope = scope
        #: Whether it was set with `+>`.
        self.adds = adds

    def with_value(self, value: Value) -> Parameter:
        return Parameter(
            self.name, value, self.setter, self.source, self.node, self.scope, self.adds
        )

    @property
    def line(self) -> int | None:
        if self.source is None or self.node is None:
            return None
        return self.source.line(self.node.start)


class LiteralParameter(Parameter):
    """An attribute whose value is a literal, and the same in a catalog.

    The value is always equal, so it always matches the same types.
    """

    __slots__ = ("fitting",)

    def __init__(
        self,
        name: str,
        value: Value,
        setter: Definition | None,
        source: SourceFile | None,
        node: Node | None,
        scope: EvaluatingFrame | None,
        adds: bool,
        fitting: set[object],
    ) -> None:
        self.name = name
        self.value = value
        self.setter = setter
        self.source = source
        self.node = node
        self.scope = scope
        self.adds = adds
        #: The parameters that are known to accept the value.
        self.fitting = fitting


class SharedParameter(Parameter):
    """The literal default of a parameter, shared by all resources and catalogs.

    It must not be changed.
    """

    __slots__ = ()


def not_a_reference(string: str) -> str:
    """The message for a string that should be a reference like `File[/etc/motd]`."""
    return f"No title provided and {inspect(string)} is not a valid resource reference"


_VALID_TAG = pattern(r"\w[\w:.-]*\n?\Z")


def is_valid_tag(tag: str) -> bool:
    return _VALID_TAG.match(tag) is not None


def tags_in(value: Value) -> Iterator[str]:
    """The tags from an attribute `tag`, which need not be valid."""
    if isinstance(value, dict):  # Ruby makes an array of pairs of it
        value = [part for pair in pairs_of(value) for part in pair]
    elif isinstance(value, Reference):  # and one of the parameters, which are none, of this
        return
    elif isinstance(value, Type):
        value = _types_within(value)
    for tag in flatten([value]):
        if tag is not None:
            yield tag if isinstance(tag, str) else ruby_string(tag)


class Resource:
    """A resource under construction."""

    __slots__ = (
        "checked",
        "definition",
        "evaluated",
        "exported",
        "finished",
        "given_title",
        "line",
        "native",
        "origin",
        "parameters",
        "ref",
        "scope",
        "sensitive",
        "setter",
        "source",
        "tags",
        "tags_merged",
        "title",
        "type",
        "virtual",
    )

    def __init__(
        self,
        type: str,
        title: Value,
        scope: DeclaringScope,
        setter: Definition | None,
        definition: Definition | None = None,
        native: NativeType | None = None,
        virtual: bool = False,
        exported: bool = False,
        source: SourceFile | None = None,
        line: int | None = None,
    ) -> None:
        self.type = type
        #: `create_resources` accepts any title that can be converted to a string; code sees the
        #: original.
        self.given_title = title
        self.title: str = title if isinstance(title, str) else _title_text(title)
        self.ref = f"{type}[{self.title}]"
        self.scope = scope
        self.setter = setter
        self.definition = definition
        self.native = native
        self.virtual = virtual or exported
        self.exported = exported
        self.source = source
        self.line = line
        self.parameters: dict[str, Parameter] = scope.compiler.new_parameters(self)
        #: An ordered set.
        self.tags: dict[str, None] = {}
        self.sensitive: list[str] = []
        #: The node, type and title of what another node has exported.
        self.origin: tuple[str, str, str] | None = None
        #: Whether its attributes are known to match its definition, and none of them is sensitive.
        self.checked = False
        self.evaluated = False
        self.finished = False
        self.tags_merged = False

    def __repr__(self) -> str:
        return self.ref

    @property
    def is_class(self) -> bool:
        return self.type == "Class"

    @property
    def label(self) -> str:
        """The resource as shown to people: a node by its regular expression, if it has one."""
        definition = self.definition
        if self.type == "Node" and definition is not None and definition.pattern is not None:
            return f"node /{definition.pattern.pattern}/"
        return self.ref

    def value(self, name: str) -> Value:
        """The value of an attribute, or undef."""
        if name == "title":
            return self.given_title
        parameter = self.parameters.get(name)
        return None if parameter is None else parameter.value

    @property
    def name(self) -> Value:
        parameter = self.parameters.get("name")
        if parameter is None or parameter.value is None or parameter.value is False:
            return self.given_title
        return parameter.value

    # --- Tags

    def add_own_tags(self) -> None:
        if type(self.given_title) is str and not self.tags_merged:
            self.tags.update(_own_tags(self.type, self.title))
            return
        self.tags.update(_type_tags(self.type))
        if isinstance(self.given_title, str) and is_valid_tag(self.title):
            self.add_tag(self.title)

    def add_tag(self, tag: str) -> None:
        """Add a tag and, for a qualified one, its segments."""
        tag = tag.lower()
        if tag in self.tags:
            return
        if not is_valid_tag(tag):
            source = self.source if self.line is not None else None
            raise EvaluationError(
                "invalid-tag", f"Invalid tag '{tag}'", source, None, line=self.line
            )
        self.tags[tag] = None
        compiler = self.scope.compiler
        compiler.catalog.tags_added += 1
        if self.tags_merged:
            compiler.catalog.has_late_tags = True
        if "::" in tag:
            for segment in tag.split("::"):
                self.tags[segment] = None

    def add_tags(self, value: Value) -> None:
        """Add the tags of the attribute `tag`: a string or (nested) arrays of strings."""
        if type(value) is str:
            self.add_tag(value)
            return
        for tag in tags_in(value):
            self.add_tag(tag)

    def merge_scope_tags(self) -> None:
        """Take over the tags of what contains this resource, once."""
        if self.tags_merged:
            return
        self.tags_merged = True
        container = self.scope.resource
        if container is not None and container is not self:
            self.tags.update(container.tags)

    def is_tagged(self, tags: Iterable[str]) -> bool:
        """Whether this or anything that contains it has one of the tags."""
        resource: Resource | None = self
        late_tags = self.scope.compiler.catalog.has_late_tags
        while resource is not None:
            own = resource.tags
            for tag in tags:
                if tag in own:
                    return True
            if resource.tags_merged and not late_tags:
                return False  # it has all tags of what contains it
            container = resource.scope.resource
            resource = container if container is not resource else None
        return False

    # --- Attributes

    def set(self, parameter: Parameter) -> None:
        self.checked = False
        if parameter.name == "tag":
            self.add_tags(parameter.value)
        self.parameters[parameter.name] = parameter

    def set_all(self, parameters: dict[str, Parameter]) -> None:
        """Set the attributes of a new resource."""
        self.parameters.update(parameters)
        if "tag" in parameters:
            self.add_tags(parameters["tag"].value)

    def add_defaults(self) -> None:
        """Set the attributes that are unset and have a resource default in the scope."""
        defaults = self.scope.resource_defaults(self.type)
        if not defaults:
            return
        for name, default in defaults.items():
            if name not in self.parameters:
                self.parameters[name] = default
                if name == "tag":
                    self.add_tags(default.value)

    def replace_sensitive(self) -> None:
        """Store the plain value of a Sensitive attribute, and mark it as sensitive."""
        for parameter in self.parameters.values():
            if type(parameter.value) is Sensitive:
                break
        else:
            return
        for name, parameter in self.parameters.items():
            value = parameter.value
            if type(value) is Sensitive:
                self.sensitive.append(name)
                self.parameters[name] = parameter.with_value(value.value)

    # --- Names

    @property
    def namevar(self) -> str:
        return self.native.namevar if self.native is not None else "name"

    @property
    def is_named_by_title(self) -> bool:
        """Whether the whole title is the value of the one attribute that names the resource."""
        native = self.native
        return native is None or native.is_whole_name(self.title)

    def title_attributes(self) -> dict[str, Value]:
        if self.native is not None:
            return self.native.parse_title(self.title)
        return {"name": self.title}

    def uniqueness_key(self) -> tuple[Value, ...]:
        """The key that must be unique among the resources of the type."""
        native = self.native
        if self.is_named_by_title:
            parameter = self.parameters.get("name" if native is None else native.namevar)
            if parameter is None or parameter.value is None:
                return (self.title,)
            return (parameter.value,)
        assert native is not None  # the others are named by their titles
        attributes = self.title_attributes()
        for name, parameter in self.parameters.items():
            if parameter.value is not None:
                attributes[name] = parameter.value
        namevar = native.namevar
        name = attributes.get(namevar) or attributes.get("name") or f"{self.type}/{self.title}"
        attributes.setdefault(namevar, name)
        attributes.setdefault("name", name)
        return tuple([attributes.get(key) for key in native.keys])


@cache
def _type_tags(type: str) -> dict[str, None]:
    """The tags that every resource of a type has."""
    tag = type.lower()
    return dict.fromkeys([tag, *tag.split("::")])


@lru_cache(maxsize=16_384)
def _own_tags(type: str, title: str) -> dict[str, None]:
    """The tags from type and title, cached because many nodes have the same resources."""
    tags = _type_tags(type)
    if not is_valid_tag(title):
        return tags
    tag = title.lower()
    if "::" not in tag:
        return {**tags, tag: None}
    return {**tags, **dict.fromkeys([tag, *tag.split("::")])}


_REFERENCE = pattern(r"([^\[\]]+)\[(.+)\]", re.DOTALL)


#: Types that agents have for what is not a native resource: a title may be a whole reference.
NAMED_BY_TITLE = ("Component", "Whit")


def name_in_title(title: str, type: str | None = None) -> Reference:
    """What the title of one of these types names, or the title of an unknown type.

    A title that is not a reference is the name of a class, unless it is that of a `whit`.
    """
    found = _REFERENCE.fullmatch(title)
    if found is not None:
        return Reference(capitalize_segments(found[1]), found[2])
    if type == "Whit":
        return Reference(type, title)
    return Reference("Class", class_title(title) or "main")


def _types_within(value: Type) -> list[Value]:
    """What Ruby's conversion to an array makes of some types: the types that they consist of."""
    from mupuppet.types.collections import TupleType
    from mupuppet.types.combinations import VariantType

    return list(value.types) if isinstance(value, (VariantType, TupleType)) else [value]


def _title_text(title: Value) -> str:
    return inspect(title) if isinstance(title, (list, dict)) else to_string(title)


def inspect_reference(reference: Reference, names: Mapping[str, str]) -> str:
    """How Ruby inspects a reference: with the attributes that its title gives."""
    return (
        f"{reference}{{{', '.join(f':{name}=>{inspect(value)}' for name, value in names.items())}}}"
    )


def hashable(value: Value) -> Value:
    """A value as part of the key of a table; a resource is only the same as itself."""
    if isinstance(value, Reference):
        return Reference, id(value)
    return repr(value) if isinstance(value, (list, dict)) else value
