"""Init and URI, and what Runtime may be made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from mupuppet.basics.patterns import pattern
from mupuppet.types.base import (
    Guard,
    Predicate,
    Type,
    TypeFailure,
    TypeWriter,
    UnusableType,
    with_parameters,
)
from mupuppet.types.collections import StructType, TupleType, struct_of
from mupuppet.types.combinations import (
    NOT_UNDEF,
    NotUndefType,
    OptionalType,
    TypeType,
    WrapperType,
    variant_of,
)
from mupuppet.types.runtime_types import RuntimeType
from mupuppet.types.scalars import ENUM, NON_EMPTY_STRING, PATTERN, REGEXP, IntegerType
from mupuppet.values.compare import matches
from mupuppet.values.hashes import HashKey
from mupuppet.values.uris import FIELDS, URI, parse_uri
from mupuppet.values.value import Value


def runtime_type(runtime: Value, class_name: Value) -> RuntimeType:
    """The type of values of a host language; raises TypeAssertionError."""
    from mupuppet.types.mismatch import assert_instance

    if runtime is not None and runtime.__class__ is not str:
        assert_instance("Runtime 'runtime'", NON_EMPTY_STRING, runtime)
    if class_name is not None:
        assert_instance("Runtime 'name_or_pattern'", _name_or_pattern(), class_name)
    return RuntimeType(runtime, class_name)


@cache
def _name_or_pattern() -> Type:
    return variant_of([NON_EMPTY_STRING, TupleType([REGEXP, NON_EMPTY_STRING])])


class InitType(WrapperType):
    """`Init[type, arguments...]`: whatever `type.new` accepts as its first argument."""

    __slots__ = ("_others", "_single", "_under_way", "arguments")
    name = "Init"

    def __init__(self, type: Type | None = None, arguments: list[Value] | None = None) -> None:
        super().__init__(type)
        self.arguments = arguments or []
        self._single: Type | None = None
        self._others: Type | None = None
        self._under_way: list[Value] = []

    def _accepted(self) -> tuple[Type, Type | None]:
        """The types of single arguments, and those of several ones as tuples."""
        if self._single is None:
            assert self.type is not None  # the callers have looked
            self._single, self._others = self._parameters(self.type)
        return self._single, self._others

    def _parameters(self, made: Type) -> tuple[Type, Type | None]:
        from mupuppet.types.constructors import constructor_parameters

        tuples = None
        if not isinstance(made, InitType | OptionalType | NotUndefType):
            tuples = constructor_parameters(made)
        if tuples is None:
            message = f"Creation of new instance of type '{made}' is not supported"
            raise UnusableType(message)
        if self.arguments:
            return variant_of([made, *self._first_parameters(made, tuples)]), None
        exactly_one = IntegerType(1, 1)
        singles = [given.types[0] for given in tuples if given.effective_size == exactly_one]
        others = [given for given in tuples if given.effective_size != exactly_one]
        return variant_of([made, *singles]), variant_of(others) if others else None

    def _first_parameters(self, made: Type, tuples: list[TupleType]) -> list[Type]:
        from mupuppet.types.inference import infer_detailed

        given = [infer_detailed(argument) for argument in self.arguments]
        fitting = [
            parameters.types[0]
            for parameters in tuples
            if parameters.effective_size.allows(1 + len(given))
            and parameters.is_assignable(TupleType([parameters.types[0], *given]))
        ]
        if not fitting:
            raise UnusableType(
                f"The type '{self}' does not represent a valid set of parameters for"
                f" {made.generalize().shown_name}.new()"
            )
        return fitting

    def _takes_optional_single(self) -> bool:
        """Does a constructor with several parameters need only the first?"""
        others = self._accepted()[1]
        if others is None:
            return False
        tuples = (others,) if isinstance(others, TupleType) else others.inner_types()
        return any(isinstance(t, TupleType) and t.effective_size.low == 1 for t in tuples)

    def make_predicate(self) -> Predicate:
        if self.type is None:
            from mupuppet.types.builtin import RICH_DATA

            return RICH_DATA.is_instance
        return lambda value: self._once(value, lambda: self._accepts(value))

    def _once(self, asked: Value, accepts: Callable[[], bool]) -> bool:
        """An answer; no where the same is being asked: an Object type may have an attribute of
        what it can be made of.
        """
        if any(asked is other for other in self._under_way):
            return False
        self._under_way.append(asked)
        try:
            return accepts()
        finally:
            self._under_way.pop()

    def _accepts(self, value: Value) -> bool:
        single, others = self._accepted()
        if single.is_instance(value):
            return True
        if others is None:
            return False
        if others.is_instance(value):
            return True
        return self._takes_optional_single() and others.is_instance([value])

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if isinstance(other, InitType):
            if self.type is None:
                return True
            return other.type is not None and self.type.is_assignable(other.type, guard)
        if self.type is None:
            from mupuppet.types.builtin import RICH_DATA

            return RICH_DATA.is_assignable(other, guard)
        return self._once(other, lambda: self._accepts_type(other, guard))

    def _accepts_type(self, other: Type, guard: Guard | None) -> bool:
        single, others = self._accepted()
        if single.is_assignable(other, guard):
            return True
        if others is None:
            return False
        if others.is_assignable(other, guard):
            return True
        return self._takes_optional_single() and others.is_assignable(TupleType([other]))

    def generalize(self) -> Type:
        inner = None if self.type is None else self.type.generalize()
        return self if inner is self.type else InitType(inner, self.arguments)

    def normalize(self) -> Type:
        inner = None if self.type is None else self.type.normalize()
        return self if inner is self.type else InitType(inner, self.arguments)

    def identity(self) -> tuple[Any, ...]:
        return (self.type, HashKey(self.arguments))

    def written(self, writer: TypeWriter) -> str:
        if self.type is None:
            return "Init"
        arguments = map(writer.value, self.arguments)
        return with_parameters("Init", [self.type.written(writer), *arguments])


#: What the string of a URI type must contain; all else that Puppet wants of it may be absent.
_SCHEME = pattern(r"[a-zA-Z][-+.a-zA-Z0-9]*:")


class URIType(Type):
    """`URI`, `URI['http://a']`, `URI[{scheme => /http/}]`."""

    __slots__ = ("parameters",)
    name = "URI"

    def __init__(self, parameters: dict[Value, Value] | None = None) -> None:
        self.parameters = parameters or None

    @classmethod
    def of(cls, parameter: Value) -> URIType:
        """The type of an argument: a hash of parts, a URI, or the string of one."""
        if type(parameter) is dict:
            return cls(parameter)
        if type(parameter) is not str:
            return cls(_present_parts(parameter))
        if _SCHEME.search(parameter) is None:
            expected = f"a match for Pattern[/{_SCHEME.pattern}/]"
            message = f"URI-Type parameter has wrong type, expects {expected}, got '{parameter}'"
            raise TypeFailure("invalid-type-argument", message)
        return cls(_present_parts(parse_uri(parameter)))

    @staticmethod
    def accepts_parameter(parameter: Value) -> bool:
        """May it be the argument of a URI type?"""
        return bool(uri_parameter_type().is_instance(parameter))

    @staticmethod
    def check_parts(parts: Value) -> None:
        """Raise TypeAssertionError if a hash cannot be the argument of a URI type."""
        from mupuppet.types.mismatch import assert_instance

        assert_instance("URI-Type parameter", uri_parameter_type(), parts)

    def make_predicate(self) -> Predicate:
        parameters = self.parameters
        if parameters is None:
            return lambda value: type(value) is URI
        return lambda value: (
            type(value) is URI
            and all(matches(getattr(value, name), part) for name, part in parameters.items())
        )

    def is_assignable(self, other: Type, guard: Guard | None = None) -> bool:
        # Not even a type with a regular expression is assignable to itself.
        return other.gives_itself_to(self, guard)

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, URIType):
            return False
        theirs = other.parameters or {}
        return all(
            name in theirs and part_is_assignable(part, theirs[name])
            for name, part in (self.parameters or {}).items()
        )

    def generalize(self) -> Type:
        return URI_TYPE

    def identity(self) -> tuple[Any, ...]:
        return (HashKey(self.parameters),)

    def written(self, writer: TypeWriter) -> str:
        return "URI" if self.parameters is None else f"URI[{writer.value(self.parameters)}]"


def part_is_assignable(wanted: Value, given: Value) -> bool:
    """Does a parameter that is a value or a type cover another one?"""
    if matches(given, wanted):
        return True
    return isinstance(wanted, Type) and isinstance(given, Type) and wanted.is_assignable(given)


def _present_parts(uri: URI) -> dict[Value, Value]:
    """The parts of a URI that are not empty; the port as a string."""
    parts: dict[Value, Value] = {
        name: part for name, part in zip(FIELDS, uri.parts(), strict=True) if part is not None
    }
    for name in ("host", "path"):
        if not parts.get(name):
            parts.pop(name, None)
    if "host" in parts:
        parts["host"] = parts["host"].lower()
    if "port" in parts:
        port = parts.pop("port")
        if (uri.scheme, port) not in (("http", 80), ("https", 443)):
            parts["port"] = str(port)
    return {name: parts[name] for name in FIELDS if name in parts}


@cache
def uri_parameter_type() -> Type:
    """What the parameters of an URI type may be."""
    from mupuppet.types.base import UNDEF

    absence = [TypeType(NOT_UNDEF), TypeType(UNDEF)]
    string = variant_of([NON_EMPTY_STRING, REGEXP, TypeType(PATTERN), TypeType(ENUM), *absence])
    number = variant_of([IntegerType(0), *absence])
    parts = _struct_of_parts(OptionalType(string), OptionalType(number))
    return variant_of([NON_EMPTY_STRING, parts])


def _struct_of_parts(string: Type, number: Type) -> StructType:
    return struct_of([(name, number if name == "port" else string) for name in FIELDS])


INIT = InitType()
URI_TYPE = URIType()
