"""Values that belong to Ruby or to us, with methods and a type of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mupuppet.values.iterators import IteratorValue
from mupuppet.values.type_value import TypeValue
from mupuppet.values.value import Value


class HostObjectProblem(Exception):
    """A method of a Ruby object failed where Puppet itself called it, such as `to_s`."""


class HostObject:
    """A value of a Ruby class for which Puppet has no type.

    Puppet holds it in variables, arrays and hashes, and hands it over as it is. `str` gives what
    its `to_s` returns, and `==` means what it means in Ruby; both may raise HostObjectProblem.
    """

    __slots__ = ()

    @property
    def ruby_class(self) -> str | None:
        """The name of its class; None if the class is anonymous."""
        raise NotImplementedError

    @property
    def ruby_ancestors(self) -> Iterable[str]:
        """The names of the classes and modules that its class inherits from."""
        return ()

    @property
    def module_name(self) -> str | None:
        """The name of a class or module, empty for an anonymous one; None for everything else."""
        return None

    @property
    def parameter_counts(self) -> tuple[int, int | None] | None:
        """How many arguments a proc needs and takes; None for everything else."""
        return None

    @property
    def is_iterable(self) -> bool:
        """Whether it is an instance of Puppet's type Iterable: only ranges are."""
        return False

    def iterator(self) -> IteratorValue | None:
        """What Puppet's functions iterate over; None if they cannot. Raises HostObjectProblem."""
        return None

    def __str__(self) -> str:
        return f"#<{self.ruby_class or 'Class'}>"


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
