"""What all types share.

A type answers two questions: is a value an instance of it, and is another type assignable to
it (is every instance of that one also an instance of this one). Types are immutable, compared
by what they describe, and their strings are Puppet's.

Instance checks
    `type.is_instance` is a compiled predicate: a plain function of the value, made of the
    predicates of the types within when it is first asked for. A class with fifty parameters
    of nested types checks them without consulting the types themselves.

Assignability
    `target.is_assignable(other)` first asks the other type, since what a Variant, an
    Optional, a NotUndef or an alias gives away is the same for every target; what remains
    reaches `target.accepts_type(other)`. Aliases may be recursive: a pair of types that is
    already being compared is assumed to be assignable, so the comparison ends.

Strings
    Each class says how its types are written. Inside another type an alias is only its name.
    At the top, and wherever a message asks for it, it is shown with what it stands for:
    `Name = Variant[...]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from mupuppet.values.hashes import pairs_of
from mupuppet.values.strings import to_literal
from mupuppet.values.type_value import TypeValue
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.source import SourceFile
    from mupuppet.syntax.nodes import Node

Predicate = Callable[[Value], bool]
#: The pairs of types (by identity) that are being compared, where aliases are recursive,
#: with the side on which the alias is.
Guard = set[tuple[int, int, int]]

_NO_CLASSES = frozenset[type]()


class Type(TypeValue):
    """A type. Its class says which; see the modules of this package."""

    __slots__ = ("_text",)

    #: The name without parameters.
    name: ClassVar[str] = "Any"
    #: Whether its own string shows what it stands for, not only its name.
    is_shown_expanded: ClassVar[bool] = False

    # --- What subclasses say

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

    def unparameterized(self) -> Type:
        """The type of the same class without parameters, if there is one; otherwise Any."""
        return self.__class__()

    def iterated_type(self) -> Type | None:
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
            self._text: str = self.written(TypeWriter(self.is_shown_expanded))
            return self._text

    def expanded_string(self) -> str:
        """The string in which aliases show what they stand for."""
        return self.written(TypeWriter(True))

    def written(self, writer: TypeWriter) -> str:
        """The string, made by a writer for the types within."""
        return self.name

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


class CompiledType(Type):
    """A type that makes a function of its parameters, to check many values.

    Most types are such ones. (With `__getattr__`, Python reads all attributes more slowly.)
    """

    __slots__ = ("is_instance",)

    is_instance: Predicate

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Compile the predicate when it is first asked for."""
            if name != "is_instance":
                raise AttributeError(f"{type(self).__name__} has no attribute {name}")
            self.is_instance = predicate = self.make_predicate()
            return predicate

    def make_predicate(self) -> Predicate:
        """A function that decides whether a value is an instance."""
        raise NotImplementedError


# --- Strings


class TypeWriter:
    """Writes one type.

    `is_expanded` is whether aliases show what they stand for. In the string of a set of types, its
    members have their short names, which `name_in_set` finds.
    """

    __slots__ = ("_active", "is_expanded", "name_in_set")

    def __init__(
        self, is_expanded: bool, name_in_set: Callable[[Type], str | None] | None = None
    ) -> None:
        self.is_expanded = is_expanded
        self.name_in_set = name_in_set
        self._active: set[int] = set()

    def value(self, value: Value) -> str:
        """The string of a value or a type."""
        if isinstance(value, Type):
            return value.written(self)
        if value.__class__ is list:
            return f"[{', '.join(map(self.value, value))}]"
        if value.__class__ is dict:
            pairs = (f"{self.value(k)} => {self.value(v)}" for k, v in pairs_of(value))
            return f"{{{', '.join(pairs)}}}"
        return to_literal(value)

    def types(self, types: Iterable[Type]) -> list[str]:
        """The strings of several types."""
        return [type.written(self) for type in types]

    # --- Types with names

    def short_name(self, type: Type) -> str | None:
        """The name that a type has in the set that is being written."""
        return None if self.name_in_set is None else self.name_in_set(type)

    def definition_of_alias(self, alias: Type, definition: Type) -> str | None:
        """What an alias stands for; None where that is being written already."""
        if id(alias) in self._active:
            return None
        self._active.add(id(alias))
        written = definition.written(self)
        self._active.discard(id(alias))
        return written


def with_parameters(name: str, parameters: Iterable[str]) -> str:
    """`Name[a, b]`, or only the name where there is nothing to say."""
    joined = ", ".join(parameters)
    return f"{name}[{joined}]" if joined else name


def is_own_name(short: str | None) -> bool:
    """Is it a short name of the set itself, not of one that it refers to?"""
    return short is not None and "::" not in short


# --- Types without parameters


class AnyType(CompiledType):
    """Every value is an instance."""

    __slots__ = ()

    def make_predicate(self) -> Predicate:
        return lambda _value: True

    def is_assignable(self, other: Type, guard: Guard | None = None) -> bool:
        return True

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return True


class UnitType(CompiledType):
    """The type of what does not exist: the elements of an empty array. Fits everywhere."""

    __slots__ = ()
    name = "Unit"

    def make_predicate(self) -> Predicate:
        return lambda _value: True

    def is_assignable(self, other: Type, guard: Guard | None = None) -> bool:
        return True

    def gives_itself_to(self, target: Type, guard: Guard | None) -> bool:
        return True


class UndefType(CompiledType):
    """`undef`."""

    __slots__ = ()
    name = "Undef"

    def exact_classes(self) -> frozenset[type] | None:
        return frozenset([type(None)])

    def make_predicate(self) -> Predicate:
        return lambda value: value is None

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return type(other) is UndefType


class DefaultType(CompiledType):
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


#: Finds types by their names; None where there is none.
Resolver = Callable[[str], Type | None]


class TypeArgumentError(Exception):
    """A type cannot be made with these arguments.

    `id` is Puppet's issue code in kebab case where it has one, and `index` the argument that
    is the cause, where it is one. `place` is where a type that was given as a string has a mistake:
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


class TypeAssertionError(ValueError):
    """A value is not of the type that it must have; the message gives the reason."""

    def __init__(self, message: str, expected: Type, actual: Type) -> None:
        super().__init__(message)
        self.expected = expected
        self.actual = actual
