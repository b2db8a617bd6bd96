"""Names for types: aliases, which may be recursive, and references to unknown types."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mupuppet.types.base import (
    CompiledType,
    Guard,
    Predicate,
    Type,
    TypeFailure,
    TypeWriter,
    is_own_name,
)
from mupuppet.types.combinations import (
    NotUndefType,
    OptionalType,
    VariantType,
    variant_of,
)
from mupuppet.values.value import Value


class TypeReference(CompiledType):
    """An unknown type, which has no instances."""

    __slots__ = ("type_string",)
    name = "TypeReference"

    def __init__(self, type_string: str) -> None:
        self.type_string = type_string

    def make_predicate(self) -> Predicate:
        return lambda _value: False

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return self == other

    def identity(self) -> tuple[Any, ...]:
        return (self.type_string,)

    def written(self, writer: TypeWriter) -> str:
        return f"TypeReference[{writer.value(self.type_string)}]"

    def unparameterized(self) -> Type:
        return UNRESOLVED


UNRESOLVED = TypeReference("UnresolvedReference")


class TypeAlias(CompiledType):
    """`type Name = ...`.

    Its definition is resolved on first use, so that an alias may refer to itself. Two aliases are
    equal when their names are.
    """

    __slots__ = ("_is_recursive", "_resolve", "_resolved", "alias_name", "is_builtin")
    name = "TypeAlias"
    is_shown_expanded = True

    def __init__(self, name: str, resolve: Callable[[], Type], *, is_builtin: bool = False) -> None:
        self.alias_name = name
        self._resolve = resolve
        self._resolved: Type | None = None
        self._is_recursive = True  # until it is known
        #: Aliases of the language itself are never shown expanded.
        self.is_builtin = is_builtin

    @property
    def shown_name(self) -> str:
        return self.alias_name

    @property
    def resolved(self) -> Type:
        """What it stands for; while that is being found out, an unknown type."""
        if self._resolved is None:
            self._resolved = UNRESOLVED
            try:
                self._resolved = self._find()
            except BaseException:  # whatever it was, it must be found out again
                self._resolved = None
                raise
        return self._resolved

    def forget_definition(self) -> None:
        """Drop what has resolved the definition."""
        resolved = self.resolved
        self._resolve = lambda: resolved

    def _find(self) -> Type:
        found = self._resolve()
        self._resolved = found if self.is_builtin else found.normalize()
        self._is_recursive = self._reaches_itself()
        if not _has_real_type(self._resolved):
            raise TypeFailure(
                "unresolved-type-alias",
                f"Type alias '{self.alias_name}' cannot be resolved to a real type",
            )
        if self._is_recursive and isinstance(self._resolved, VariantType):
            self._drop_empty_recursion(self._resolved)
        return self._resolved

    def _drop_empty_recursion(self, resolved: VariantType) -> None:
        """`type A = Variant[A, String]` is `String`."""
        real = [type for type in resolved.types if type != self and _has_real_type(type)]
        if len(real) != len(resolved.types):
            self._resolved = variant_of(real)
            self._is_recursive = self._reaches_itself()

    def _reaches_itself(self) -> bool:
        assert self._resolved is not None  # it has just been found
        return any(type is self for type in _reachable(self._resolved))

    @property
    def is_recursive(self) -> bool:
        """Does it occur in its own definition?"""
        return self._is_recursive

    def exact_classes(self) -> frozenset[type] | None:
        resolved = self.resolved
        return None if self._is_recursive else resolved.exact_classes()

    def sure_classes(self) -> frozenset[type]:
        resolved = self.resolved
        return frozenset() if self._is_recursive else resolved.sure_classes()

    def make_predicate(self) -> Predicate:
        # Types within, compiled below, may ask for this predicate before it exists.
        def ask_again(value: Value) -> bool:
            return self.is_instance(value)

        resolved = self.resolved
        self.is_instance = ask_again
        try:
            predicate = resolved.is_instance
        except BaseException:  # whatever fails is tried again, not asked forever
            del self.is_instance
            raise
        return self._guarded(predicate) if self._recurses_in_place() else predicate

    def _recurses_in_place(self) -> bool:
        """Can it ask itself about the same value again, as in `type A = Optional[A]`?"""
        seen: set[int] = set()
        waiting: list[Type] = [self.resolved]
        while waiting:
            type = waiting.pop()
            if type is self:
                return True
            if id(type) in seen:
                continue
            seen.add(id(type))
            if isinstance(type, TypeAlias):
                waiting.append(type.resolved)
            elif isinstance(type, (VariantType, OptionalType, NotUndefType)):
                waiting.extend(type.inner_types())
        return False

    @staticmethod
    def _guarded(predicate: Predicate) -> Predicate:
        """What is asked about a value while it is being asked about that value has no answer."""
        active: set[int] = set()

        def guarded(value: Value) -> bool:
            identity = id(value)
            if identity in active:
                return False
            active.add(identity)
            try:
                return predicate(value)
            finally:
                active.discard(identity)

        return guarded

    def is_assignable(self, other: Type, guard: Guard | None = None) -> bool:
        if self is other:
            return True
        if self.resolved is UNRESOLVED or not self._is_recursive:
            return other.gives_itself_to(self, guard)
        return _assume(guard, (id(self), id(other), 0), lambda g: other.gives_itself_to(self, g))

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return self.resolved.is_assignable(other, guard)

    def gives_itself_to(self, target: Type, guard: Guard | None) -> bool:
        resolved = self.resolved
        if not self._is_recursive:
            return target.is_assignable(resolved, guard)
        pair = (id(target), id(self), 1)
        return _assume(guard, pair, lambda g: target.is_assignable(resolved, g))

    def identity(self) -> tuple[Any, ...]:
        return (self.alias_name,)

    def inner_types(self) -> tuple[Type, ...]:
        return (self.resolved,)

    def is_callable_kind(self, optional: bool = True) -> bool:
        return not self._recurses_in_place() and self.resolved.is_callable_kind(optional)

    def is_iterable(self) -> bool:
        return not self._recurses_in_place() and self.resolved.is_iterable()

    def iterated_type(self) -> Type | None:
        return None if self._recurses_in_place() else self.resolved.iterated_type()

    def written(self, writer: TypeWriter) -> str:
        short = writer.short_name(self)
        expands = writer.is_expanded and not self.is_builtin
        if expands and writer.name_in_set is not None:
            expands = is_own_name(short)
        definition = writer.definition_of_alias(self, self.resolved) if expands else None
        if definition is None:
            return short or self.alias_name
        return f"{self.alias_name} = {definition}" if short is None else definition

    def unparameterized(self) -> Type:
        return TYPE_ALIAS


def _assume(
    guard: Guard | None, pair: tuple[int, int, int], compare: Callable[[Guard], bool]
) -> bool:
    """Compare two types, taking for granted what is being compared already.

    A pair is named by its types and by the side on which the alias is.
    """
    if guard is None:
        guard = set()
    if pair in guard:
        return True
    guard.add(pair)
    try:
        return compare(guard)
    finally:
        guard.discard(pair)


def _reachable(type: Type) -> Iterator[Type]:
    """The type and all types within, each once."""
    seen: set[int] = set()
    waiting = [type]
    while waiting:
        current = waiting.pop()
        if id(current) in seen:
            continue
        seen.add(id(current))
        yield current
        inner = current.inner_types()
        if inner:
            waiting.extend(reversed(inner))


def _has_real_type(type: Type) -> bool:
    """Is there anything but aliases and Variants in it?"""
    return any(not isinstance(found, (TypeAlias, VariantType)) for found in _reachable(type))


def unresolved_name(type: Type) -> str | None:
    """The type_string of the first unknown type within a type; None if all are known."""
    for found in _reachable(type):
        if isinstance(found, TypeReference):
            return found.type_string
    return None


TYPE_ALIAS = TypeAlias("UnresolvedAlias", lambda: UNRESOLVED)
