"""What all nodes share: they are records with offsets, and know which fields hold nodes."""

from __future__ import annotations

from types import NoneType
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

from mupuppet.basics.records import Record, field, fields_of

#: All node classes, in the order of their definitions.
NODE_CLASSES: list[type[Node]] = []

_OFFSET = field(default=0, compare=False, repr=False)


def offset() -> Any:
    """A field that holds an offset, which is not part of a node's meaning."""
    return _OFFSET


class Node(Record):
    """What all nodes share."""

    __hash__: ClassVar[None]  # type: ignore[assignment]  # compared by content, which costs a walk
    #: All fields, and those that count for equality.
    fields: ClassVar[tuple[str, ...]] = ()
    content_fields: ClassVar[tuple[str, ...]] = ()
    #: Those that may stay encoded (see `plain`) until one of them is read.
    lazy_fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, *, abstract: bool = False) -> None:
        if not abstract:
            NODE_CLASSES.append(cls)
            cls.fields = cls.__match_args__
            cls.content_fields = tuple([n for n, how in fields_of(cls).items() if how.compare])

    @property
    def start(self) -> int:
        """The offset of the first character."""
        raise NotImplementedError  # each class has its own

    @property
    def end(self) -> int:
        """The offset after the last character."""
        raise NotImplementedError  # each class has its own


class LazyNode(Node, abstract=True):
    """A node with lazy fields; `plain` keeps them here while they are encoded."""

    __slots__ = ("_encoded",)


class Shape(Record):
    """How a field holds nodes."""

    is_sequence: bool
    is_optional: bool


def child_shapes(cls: type[Node]) -> dict[str, Shape]:
    """The fields of a class that hold nodes, by their declared types."""
    hints = get_type_hints(cls)
    shapes = {name: _shape(hints[name]) for name in cls.content_fields}
    return {name: shape for name, shape in shapes.items() if shape is not None}


def _shape(declared: Any) -> Shape | None:
    """How a field of a type holds nodes; None if it holds none."""
    choices = (declared,) if isinstance(declared, type) else get_args(declared)
    if get_origin(declared) is tuple:
        element = get_args(declared)[0]
        return Shape(is_sequence=True, is_optional=False) if _shape(element) else None
    is_optional = NoneType in choices
    for choice in choices:
        if get_origin(choice) is tuple:
            return Shape(is_sequence=True, is_optional=is_optional) if _shape(choice) else None
        if isinstance(choice, type) and issubclass(choice, Node):
            return Shape(is_sequence=False, is_optional=is_optional)
    return None


class _ChildFields(dict[type[Node], tuple[str, ...]]):
    def __missing__(self, cls: type[Node]) -> tuple[str, ...]:
        names = self[cls] = tuple(child_shapes(cls))
        return names


#: The fields of each class that hold nodes, tuples of nodes or None.
CHILD_FIELDS = _ChildFields()
