"""How classes of nodes are made: what all nodes share, and what is made of a class's annotations.

At run time nodes are ordinary slotted classes; what they are for type checkers says
`dataclass_transform`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, dataclass_transform

#: All node classes, in the order of their definitions.
NODE_CLASSES: list[type[Node]] = []

#: The fields that hold offsets. They are not part of what a node says.
OFFSET_FIELDS = frozenset(["start", "end", "at"])
#: The annotations of fields that hold no nodes.
_PLAIN_TYPES = frozenset(
    [
        "int", "float", "str", "bool", "str | None", "BinaryOperator", "AssignmentOperator",
        "RelationshipOperator", "AttributeOperator", "ResourceForm",
    ]
)  # fmt: skip


def offset(*, default: int) -> Any:
    """A field that holds an offset."""
    return default


@dataclass_transform(frozen_default=True, field_specifiers=(offset,))
class _NodeType(type):
    """Makes node classes of their annotations: what `dataclass(slots=True)` would make.

    Dataclasses would take half of the start-up time of a small command.
    """

    def __new__(meta, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _NodeType:
        if not bases:  # Node itself
            return super().__new__(meta, name, bases, namespace)
        annotations: dict[str, str] = namespace.get("__annotations__", {})
        fields = tuple(annotations)
        for field in fields:
            namespace.pop(field, None)
        says = tuple(field for field in fields if field not in OFFSET_FIELDS)
        namespace |= {
            "__slots__": (*fields, "_packed") if "late" in namespace else fields,
            "__match_args__": fields,
            "fields": fields,
            "says": says,
            "child_fields": tuple(f for f in says if annotations[f] not in _PLAIN_TYPES),
        }
        made = super().__new__(meta, name, bases, namespace)
        NODE_CLASSES.append(made)  # type: ignore[arg-type]  # all but the base are Nodes
        return made


def _initializer(fields: tuple[str, ...]) -> Any:
    """`__init__(self, a, b, start=0, end=0)`, as fast as if it were written out."""
    parameters = [f"{field}=0" if field in OFFSET_FIELDS else field for field in fields]
    lines = [f"def __init__(self, {', '.join(parameters)}):"]
    lines += [f"    self.{field} = {field}" for field in fields]
    made: dict[str, Any] = {}
    exec("\n".join(lines), made)  # noqa: S102  # only the names above go into it
    return made["__init__"]


class Node(metaclass=_NodeType):
    """What all nodes share."""

    if not TYPE_CHECKING:  # the signatures are those that the annotations make

        def __init__(self, *arguments: Any, **named: Any) -> None:
            """Each class gets one of its own when its first node is made."""
            initializer = type(self).__init__ = _initializer(self.fields)
            initializer(self, *arguments, **named)

    __slots__ = ()
    __hash__: ClassVar[None]  # type: ignore[assignment]  # compared by content, so no key
    #: All fields; those that count for equality; those that hold nodes, tuples of nodes or None.
    fields: ClassVar[tuple[str, ...]] = ()
    says: ClassVar[tuple[str, ...]] = ()
    child_fields: ClassVar[tuple[str, ...]] = ()
    #: Those that may stay packed (see `plain`) until somebody looks at one of them.
    late: ClassVar[tuple[str, ...]] = ()

    @property
    def start(self) -> int:
        """The offset of the first character."""
        raise NotImplementedError  # each class has its own

    @property
    def end(self) -> int:
        """The offset after the last character."""
        raise NotImplementedError  # each class has its own

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in self.says)

    def __repr__(self) -> str:
        said = ", ".join(f"{field}={getattr(self, field)!r}" for field in self.says)
        return f"{type(self).__name__}({said})"
