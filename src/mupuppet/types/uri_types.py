"""URI: the types of URIs, by their parts."""

from __future__ import annotations

from functools import cache
from typing import Any

from mupuppet.basics.patterns import pattern
from mupuppet.types.base import UNDEF, CompiledType, Guard, Predicate, Type, TypeFailure, TypeWriter
from mupuppet.types.collections import StructType, struct_of
from mupuppet.types.combinations import NOT_UNDEF, OptionalType, TypeType, variant_of
from mupuppet.types.scalars import ENUM, NON_EMPTY_STRING, PATTERN, REGEXP, IntegerType
from mupuppet.values.compare import matches
from mupuppet.values.hashes import HashKey
from mupuppet.values.uris import FIELDS, URI, parse_uri
from mupuppet.values.value import Value

#: What the string of a URI type must contain; all else that Puppet wants of it may be absent.
_SCHEME = pattern(r"[a-zA-Z][-+.a-zA-Z0-9]*:")
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SCHEME_CHARACTERS = f"-+.0123456789{_LETTERS}"


def _has_scheme(string: str) -> bool:
    """Whether `_SCHEME` is in a string; to search for it looks at a long word many times."""
    return any(
        not set(_LETTERS).isdisjoint(before[len(before.rstrip(_SCHEME_CHARACTERS)) :])
        for before in string.split(":")[:-1]
    )


class URIType(CompiledType):
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
        if not _has_scheme(parameter):
            expected = f"a match for Pattern[/{_SCHEME.pattern}/]"
            message = f"URI-Type parameter has wrong type, expects {expected}, got '{parameter}'"
            raise TypeFailure("invalid-type-argument", message)
        return cls(_present_parts(parse_uri(parameter)))

    @staticmethod
    def accepts_parameter(parameter: Value) -> bool:
        """May it be the argument of a URI type?"""
        return bool(uri_parameter_type().is_instance(parameter))

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
    absence = [TypeType(NOT_UNDEF), TypeType(UNDEF)]
    string = variant_of([NON_EMPTY_STRING, REGEXP, TypeType(PATTERN), TypeType(ENUM), *absence])
    number = variant_of([IntegerType(0), *absence])
    parts = _struct_of_parts(OptionalType(string), OptionalType(number))
    return variant_of([NON_EMPTY_STRING, parts])


def _struct_of_parts(string: Type, number: Type) -> StructType:
    return struct_of([(name, number if name == "port" else string) for name in FIELDS])


URI_TYPE = URIType()
