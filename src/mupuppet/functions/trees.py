"""`tree_each`: everything in nested arrays, hashes and objects, with the path to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from mupuppet.functions.control_flow import BreakJump
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import (
    ArgumentMismatch,
    Block,
    Context,
    FunctionError,
    InvalidArgument,
    function,
)
from mupuppet.types.base import ANY, Type
from mupuppet.types.builtin import parse_type
from mupuppet.types.collections import StructElement
from mupuppet.types.object_members import REFERENCE
from mupuppet.types.objects import OBJECT, ObjectType
from mupuppet.types.pcore import own_attributes
from mupuppet.values.compare import is_true
from mupuppet.values.hashes import pairs_of
from mupuppet.values.iterators import TreeIterator
from mupuppet.values.objects import KnownObject, ObjectValue
from mupuppet.values.type_value import TypeValue
from mupuppet.values.value import Value

Node = tuple[list[Value], Value]

#: How deep a tree may be.
_MOST_STEPS = 500

_TREE = "Variant[Iterator, Array, Hash, Object]"
_OPTIONS = (
    "Struct[{container_type => Optional[Type], include_root => Optional[Boolean],"
    " include_containers => Optional[Boolean], include_values => Optional[Boolean],"
    " order => Optional[Enum[depth_first, breadth_first]], include_refs => Optional[Boolean]}]"
)


class Walk:
    """The elements of a walk through a tree, according to the options."""

    def __init__(self, options: dict[Value, Value] | None) -> None:
        options = options or {}
        containers = parse_type("Variant[Array, Hash, Object]")
        wanted: Type = options.get("container_type") or containers
        if not containers.is_assignable(wanted):
            raise ArgumentMismatch(
                f"Only Array, Hash, and Object types can be used as container types. Got {wanted}"
            )
        self._wanted = wanted
        self._with_containers = is_true(_option(options, "include_containers"))
        self._with_values = is_true(_option(options, "include_values"))
        self._with_root = self._with_containers and is_true(_option(options, "include_root"))
        self._breadth_first = options.get("order") == "breadth_first"
        self._with_references = is_true(options.get("include_refs"))
        if not self._with_containers and not self._with_values:
            message = "Options 'include_containers' and 'include_values' cannot both be false"
            raise InvalidArgument(message)

    def _is_container(self, value: Value) -> bool:
        if isinstance(value, StructElement):  # to Puppet an object as any other
            return self._wanted.is_assignable(OBJECT)
        return self._wanted.is_instance(value)

    def nodes(self, root: Value) -> Iterator[Node]:
        """The paths and what is there."""
        if self._with_root:
            yield [], root
        if not self._is_container(root):
            raise InvalidArgument("tree_each(): the value is not of the container type")
        yield from self._by_level(root) if self._breadth_first else self._by_branch([], root)

    def _by_branch(self, path: list[Value], container: Value) -> Iterator[Node]:
        for index, value in self._members(container):
            here = _deeper(path, index)
            if not self._is_container(value):
                if self._with_values:
                    yield here, value
                continue
            if self._with_containers:
                yield here, value
            yield from self._by_branch(here, value)

    def _by_level(self, root: Value) -> Iterator[Node]:
        """Level by level; here Puppet gives the values even where they are not wanted."""
        waiting: deque[Node] = deque([([], root)])
        while waiting:
            path, container = waiting.popleft()
            for index, value in self._members(container):
                here = _deeper(path, index)
                is_container = self._is_container(value)
                if is_container:
                    waiting.append((here, value))
                if not is_container or self._with_containers:
                    yield here, value

    def _members(self, container: Value) -> Iterable[tuple[Value, Value]]:
        if type(container) is dict:
            return pairs_of(container)
        if isinstance(container, ObjectValue):
            return self._attributes(container.values, container.type)
        if isinstance(container, KnownObject):
            return self._attributes(container.attributes(), container.type)
        if isinstance(container, (Type, StructElement)):
            return own_attributes(container).items()
        return enumerate(container)

    def _attributes(self, values: dict[str, Value], type: TypeValue) -> Iterator[tuple[str, Value]]:
        """The attributes that the type itself declares: Puppet leaves out inherited ones."""
        assert isinstance(type, ObjectType)  # instances have no other
        for name, attribute in type.own_attributes().items():
            is_wanted = self._with_references or attribute.kind != REFERENCE
            if is_wanted and (name in values or attribute.has_value):
                yield name, values.get(name, attribute.value)


def _deeper(path: list[Value], index: Value) -> list[Value]:
    """A step further; types can contain themselves, and have no end."""
    if len(path) >= _MOST_STEPS:
        raise FunctionError(f"the tree is more than {_MOST_STEPS} deep", "value-too-deep")
    return [*path, index]


def _option(options: dict[Value, Value], name: str) -> Value:
    """An option that is true unless it is given."""
    value = options.get(name)
    return True if value is None else value


tree_each = function(
    "tree_each",
    Topic.ITERATION,
    "Iterates over all values in nested arrays and hashes.",
    types={"OptionsType": _OPTIONS},
    traits=Trait.IGNORES_RESULTS,
)


@tree_each.dispatch(f"{_TREE} $tree, ?OptionsType $options, &Callable[2,2] $block")
def _with_paths(
    context: Context, tree: Value, options: dict[Value, Value] | None, block: Block
) -> Value:
    try:
        for path, value in Walk(options).nodes(tree):
            block(path, value)
    except BreakJump:
        pass
    return tree


@tree_each.dispatch(f"{_TREE} $tree, ?OptionsType $options, &Callable[1,1] $block")
def _without_paths(
    context: Context, tree: Value, options: dict[Value, Value] | None, block: Block
) -> Value:
    try:
        for _, value in Walk(options).nodes(tree):
            block(value)
    except BreakJump:
        pass
    return tree


@tree_each.dispatch(f"{_TREE} $tree, ?OptionsType $options")
def _lazily(context: Context, tree: Value, options: dict[Value, Value] | None = None) -> Value:
    nodes = [[path, value] for path, value in Walk(options).nodes(tree)]
    is_broad = options is not None and options.get("order") == "breadth_first"
    name = "BreadthFirstTreeIterator" if is_broad else "DepthFirstTreeIterator"
    return TreeIterator(nodes, lambda: ANY, name)
