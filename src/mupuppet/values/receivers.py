"""Values of the host language that have methods and a type of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from mupuppet.values.basic import Value
from mupuppet.values.type_value import TypeValue


class HostObject:
    """A value that only the host language knows: of a class, but of no type of Puppet's."""

    __slots__ = ()
    #: What the class is called in Puppet.
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
        """What catalogs call the type."""
        raise NotImplementedError

    def call_method(
        self, name: str, arguments: list[Value], block: Callable[..., Value] | None
    ) -> Value:
        """Call a method; NotImplemented if there is none of this name."""
        raise NotImplementedError

    def attributes(self) -> dict[str, Value]:
        """What a catalog has of the value."""
        return {}
