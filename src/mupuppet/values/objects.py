"""Values that are made of attributes: deferred calls, errors, and instances of Object types."""

from __future__ import annotations

from mupuppet.basics.records import Record
from mupuppet.values.type_value import TypeValue
from mupuppet.values.value import Value


class KnownObject:
    """An object of a built-in type."""

    __slots__ = ("type",)

    def __init__(self, type: ObjectTypeValue) -> None:
        self.type = type

    def attributes(self) -> dict[str, Value]:
        """The attributes it was made with, without defaults."""
        raise NotImplementedError


class Deferred(KnownObject):
    """A call that the agent will make."""

    __slots__ = ("arguments", "name")

    def __init__(
        self, type: ObjectTypeValue, name: str, arguments: list[Value] | None = None
    ) -> None:
        super().__init__(type)
        self.name = name
        self.arguments = arguments

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deferred):
            return NotImplemented
        return self.name == other.name and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash((Deferred, self.name))

    def attributes(self) -> dict[str, Value]:
        """The attributes it was made with, without defaults."""
        found: dict[str, Value] = {"name": self.name}
        if self.arguments is not None:
            found["arguments"] = self.arguments
        return found


class ErrorValue(KnownObject):
    """An instance of `Error`."""

    __slots__ = ("details", "issue_code", "kind", "msg")

    def __init__(
        self,
        type: ObjectTypeValue,
        msg: str,
        kind: str | None = None,
        details: dict[Value, Value] | None = None,
        issue_code: str | None = None,
    ) -> None:
        super().__init__(type)
        self.msg = msg
        self.kind = kind
        self.details = details
        self.issue_code = issue_code

    @property
    def message(self) -> str:
        """Another name of `msg`."""
        return self.msg

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ErrorValue) and self.attributes() == other.attributes()

    def __hash__(self) -> int:
        return hash((self.msg, self.kind, self.issue_code))

    def attributes(self) -> dict[str, Value]:
        """The attributes it was made with, without defaults."""
        found: dict[str, Value] = {"msg": self.msg, "kind": self.kind}
        found |= {"details": self.details, "issue_code": self.issue_code}
        return {name: value for name, value in found.items() if value is not None}


class ObjectValue(Record):
    """An instance of an Object type.

    `values` holds all attributes of the constructor, with defaults filled in;
    `is_equal` is given by the type, which knows what counts for equality.
    """

    type: ObjectTypeValue
    values: dict[str, Value]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ObjectValue) and self.type.are_equal(self, other)

    def __hash__(self) -> int:
        return hash((ObjectValue, self.type.label))

    def attributes(self) -> dict[str, Value]:
        """The attributes it was made with, without defaults."""
        return self.type.given_attributes(self)


class ObjectTypeValue(TypeValue):
    """What an instance needs of its type."""

    __slots__ = ()

    @property
    def name_of_instances(self) -> str:
        """The name of the type where its instances are shown."""
        raise NotImplementedError

    @property
    def label(self) -> str:
        """The name of the type, or `Object`."""
        raise NotImplementedError

    def are_equal(self, left: ObjectValue, right: ObjectValue) -> bool:
        """Whether two instances are equal in the attributes that count for equality."""
        raise NotImplementedError

    def type_of(self, instance: ObjectValue | KnownObject) -> TypeValue:
        """The type of an instance: this one, with what the instance says about its parameters."""
        raise NotImplementedError

    def string_of(self, instance: ObjectValue | KnownObject) -> str:
        """An instance as a string, with its attributes."""
        raise NotImplementedError

    def given_attributes(self, instance: ObjectValue) -> dict[str, Value]:
        """The attributes of an instance that differ from their defaults."""
        raise NotImplementedError
