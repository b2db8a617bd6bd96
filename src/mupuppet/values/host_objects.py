"""Values that belong to Ruby or to us, with methods and a type of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from mupuppet.values.basic import Value
from mupuppet.values.type_value import TypeValue


class HostObject:
    """A value of a Ruby class for which Puppet has no type."""

    __slots__ = ()
    #: The name of the class in Puppet's messages.
    ruby_class: ClassVar[str]


class Receiver:
    """A value whose methods code can call: `$context.not_found`."""

    __slots__ = ()

    @property
    def own_type(self) -> TypeValue:
        """The type of the value."""
        raise NotImplementedError

    @property
    def type_name(self) -> str:
        """The name of the type in catalogs."""
        raise NotImplementedError

    def call_method(
        self, name: str, arguments: list[Value], block: Callable[..., Value] | None
    ) -> Value:
        """Call a method; NotImplemented if there is no such method."""
        raise NotImplementedError

    def attributes(self) -> dict[str, Value]:
        """The attributes that a catalog shows."""
        return {}
