"""What all types share.

A type answers two questions: is a value an instance of it, and is another type assignable to
it (is every instance of that one also an instance of this one). Types are immutable, compared
by what they describe, and their strings are Puppet's.

Instance checks
    `type.is_instance` is a compiled predicate: a plain function of the value, made of the
    predicates of the types within when it is first asked for. A class with fifty parameters
    of nested types checks them without one look at the types themselves.

Assignability
    `target.is_assignable(other)` first asks the other type, since what a Variant, an
    Optional, a NotUndef or an alias gives away is the same for every target; what remains
    reaches `target.accepts_type(other)`. Aliases may be recursive: a pair of types that is
    being compared already is taken to be assignable, and so the comparison ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from mupuppet.values.type_value import TypeValue
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.source import SourceFile
    from mupuppet.syntax.nodes import Node
    from mupuppet.types.iteration import IterableType

Predicate = Callable[[Value], bool]
#: The pairs of types (by identity) that are being compared, where aliases are recursive,
#: with the side on which the alias is.
Guard = set[tuple[int, int, int]]

_NO_CLASSES = frozenset[type]()


class Type(TypeValue):
    """A type. Its class says which; see the modules of this package."""

    __slots__ = ("_text", "is_instance")

    #: The name without parameters.
    name: ClassVar[str] = "Any"
    is_instance: Predicate

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Compile the predicate when it is first asked for."""
            if name != "is_instance":
                raise AttributeError(f"{type(self).__name__} has no attribute {name}")
            self.is_instance = predicate = self.make_predicate()
            return predicate

    # --- What subclasses say

    def make_predicate(self) -> Predicate:
        """A function that decides whether a value is an instance."""
        raise NotImplementedError

    def exact_classes(self) -> frozenset[type] | None:
        """The Python classes whose values are the instances, if that is all there is to it.

        One look at the class of a value is much cheaper than a call.
        """
        return None

    def sure_classes(self) -> frozenset[type]:
        """Python classes whose values are all instances; others may be as well."""
        return self.exact_classes() or _NO_CLASSES

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        """Is a type assignable that is not a Unit, Variant, Optional or alias?"""
        raise NotImplementedError

    def identity(self) -> tuple[Any, ...]:
        """What distinguishes it from other types of its class."""
        return ()

    def inner_types(self) -> tuple[Type, ...]:
        """The types within."""
        return ()

    def generalize(self) -> Type:
        """Without what depends on particular values."""
        return self

    def normalize(self) -> Type:
        """The same type in a simpler form."""
        return self

    def iterable_type(self) -> IterableType | None:
        """What iterating over an instance gives; None where that is not possible or unknown."""
        return None

    def is_iterable(self) -> bool:
        """Can instances be iterated over?"""
        return False

    def is_callable_kind(self, optional: bool = True) -> bool:
        """Is it a Callable, or made of Callables only?"""
        return False

    # --- Assignability

    def is_assignable(self, other: Type, guard: Guard | None = None) -> bool:
        """Is every instance of the other type also an instance of this one?"""
        return self is other or other.gives_itself_to(self, guard)

    def gives_itself_to(self, target: Type, guard: Guard | None) -> bool:
        """Is this type assignable to the target?"""
        return target.accepts_type(self, guard)

    # --- Names and strings

    @property
    def shown_name(self) -> str:
        """The name in messages: of an alias or an object, its own."""
        return self.name

    @property
    def inner_name(self) -> str:
        """The name in messages about a type that has this one within."""
        return self.shown_name

    @property
    def simple_name(self) -> str:
        """The name without namespaces."""
        return self.name

    def __str__(self) -> str:
        try:
            return self._text
        except AttributeError:
            from mupuppet.types.strings import type_string

            self._text: str = type_string(self)
            return self._text

    def expanded_string(self) -> str:
        """The string in which aliases show what they stand for."""
        from mupuppet.types.strings import expanded_string

        return expanded_string(self)

    def __repr__(self) -> str:
        return str(self)

    # --- Equality

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return NotImplemented
        return self.identity() == other.identity()

    def __hash__(self) -> int:
        return hash((type(self), self.identity()))


class AnyType(Type):
    """Every value is an instance."""

    __slots__ = ()

    def make_predicate(self) -> Predicate:
        return lambda _value: True

    def is_assignable(self, other: Type, guard: Guard | None = None) -> bool:
        return True

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return True


class UnitType(Type):
    """The type of what does not exist: the elements of an empty array. Fits everywhere."""

    __slots__ = ()
    name = "Unit"

    def make_predicate(self) -> Predicate:
        return lambda _value: True

    def is_assignable(self, other: Type, guard: Guard | None = None) -> bool:
        return True

    def gives_itself_to(self, target: Type, guard: Guard | None) -> bool:
        return True


class UndefType(Type):
    """`undef`."""

    __slots__ = ()
    name = "Undef"

    def exact_classes(self) -> frozenset[type] | None:
        return frozenset([type(None)])

    def make_predicate(self) -> Predicate:
        return lambda value: value is None

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return type(other) is UndefType


class DefaultType(Type):
    """`default`."""

    __slots__ = ()
    name = "Default"

    def make_predicate(self) -> Predicate:
        from mupuppet.values.value import DEFAULT

        return lambda value: value is DEFAULT

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return type(other) is DefaultType


ANY = AnyType()
UNIT = UnitType()
UNDEF = UndefType()
DEFAULT_TYPE = DefaultType()


class TypeArgumentError(Exception):
    """A type cannot be made with these arguments.

    `id` is Puppet's issue code in kebab case where it has one, and `index` the argument that
    is to blame, where it is one. `place` is where a type that was given as a string has a mistake:
    its source and a node there.
    """

    #: Whether Puppet reports it under an issue code of its own.
    is_issue = True

    def __init__(
        self,
        id: DiagnosticId,
        message: str,
        index: int | None = None,
        place: tuple[SourceFile, Node] | None = None,
    ) -> None:
        super().__init__(message)
        self.id = id
        self.message = message
        self.index = index
        self.place = place


class TypeFailure(TypeArgumentError):
    """A mistake that Puppet has no issue code for: its message names the expression around it."""

    is_issue = False


class UnusableType(TypeFailure):
    """A type that could be made, but turns out to describe nothing once it is used."""

    def __init__(self, message: str) -> None:
        super().__init__("invalid-type-argument", message)
