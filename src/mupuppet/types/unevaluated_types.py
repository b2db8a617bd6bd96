"""Types with arguments in a string: definitions of types, `Type('...')`, `assert_type('...', ...)`.

Puppet reads these without evaluating them, by rules that differ a little from those of `[]`, and
reports mistakes in other words. Where a type takes its arguments as they are, the rules of `[]`
would look into arrays among them, or refuse what is not a type and stands for its own type here.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record
from mupuppet.types.access import callable_of, specialize
from mupuppet.types.aliases import TypeReference
from mupuppet.types.assertions import assert_instance
from mupuppet.types.base import DEFAULT_TYPE, Type, TypeArgumentError, TypeFailure
from mupuppet.types.catalog_entries import ClassType, ResourceType, capitalize_segments
from mupuppet.types.collections import ArrayType, HashType, TupleType
from mupuppet.types.object_definitions import extend, object_type
from mupuppet.types.objects import OBJECT, ObjectType
from mupuppet.types.runtime_types import ruby_class_name
from mupuppet.types.scalars import REGEXP, FloatType, IntegerType, PatternType, RegexpType
from mupuppet.types.type_arguments import as_type, runtime_type
from mupuppet.types.type_sets import TYPE_SET, TypeSetType
from mupuppet.types.uri_types import URI_TYPE, URIType, uri_parameter_type
from mupuppet.types.versions import TimeType, semver_range_argument, time_bound
from mupuppet.values.regexps import Regexp
from mupuppet.values.ruby_numbers import parse_float
from mupuppet.values.uris import URI
from mupuppet.values.value import DEFAULT, Value
from mupuppet.values.version_ranges import SemVerRange

#: How many arguments a type has, and how messages put that.
_COUNTS: dict[str, tuple[int, float, str]] = {
    "Array": (1, 3, "1 to 3"),
    "Boolean": (1, 1, "1"),
    "Class": (1, 1, "1"),
    "Collection": (1, 2, "1 to 2"),
    "Enum": (1, inf, "1 or more"),
    "Float": (1, 2, "1 or 2"),
    "Hash": (2, 4, "2 to 4"),
    "Integer": (1, 2, "1 or 2"),
    "Iterable": (1, 1, "1"),
    "Iterator": (1, 1, "1"),
    "NotUndef": (0, 1, "0 to 1"),
    "Object": (1, 1, "1"),
    "Optional": (1, 1, "1"),
    "Regexp": (1, 1, "1"),
    "Resource": (1, 2, "1 or 2"),
    "Runtime": (2, 2, "2"),
    "Sensitive": (0, 1, "0 to 1"),
    "String": (1, 2, "1 to 2"),
    "Struct": (1, 1, "1"),
    "Timespan": (0, 2, "0 to 2"),
    "Timestamp": (0, 2, "0 to 2"),
    "Type": (1, 1, "1"),
    "TypeSet": (1, 1, "1"),
    "URI": (1, 1, "1"),
}
#: Types with any number of arguments.
_OTHERS = frozenset(["Callable", "Init", "Pattern", "SemVer", "Tuple", "Variant"])


class Written(Record):
    """Where a type with arguments is."""

    #: The type and its arguments.
    source: str
    #: Reads the literals in a part of that.
    parse: Callable[[str], Value]


def written_type(type: Type, name: str, keys: list[Value], written: Written) -> Value:
    """The type with arguments as they are written; raises TypeArgumentError.

    `name` is how the type is called there.
    """
    _check_written(type, name, keys, written.source)
    if isinstance(type, (IntegerType, FloatType)) and not _is_range(type, keys):
        return None
    make = _MAKERS.get(type.name)
    if isinstance(type, ObjectType) and type.object_name is not None:
        make = _object_extension
    if make is None:
        return specialize(type, keys)
    try:
        made = make(type, keys, written)
    except ValueError as error:
        raise TypeFailure("invalid-type-argument", str(error)) from error
    return specialize(type, keys) if made is None else made


def _check_written(type: Type, name: str, keys: list[Value], source: str) -> None:
    """Raise TypeArgumentError if a type cannot be written like this."""
    if isinstance(type, (ResourceType, ClassType)) and str(type) not in _COUNTS:
        _check_count(name, (1, 1, "1"), len(keys))
        return
    if isinstance(type, ObjectType) and type.object_name is not None:
        return
    own = type.name
    if own not in _COUNTS and own not in _OTHERS:
        raise TypeFailure("invalid-type-argument", f"Not a parameterized type <{name}>")
    if own == "Enum" and keys and keys[-1].__class__ is bool:
        keys = keys[:-1]
    if own in _COUNTS:
        shown = "Object" if isinstance(type, TypeSetType) else own
        _check_count(shown, _COUNTS[own], len(keys))
    if own == "Callable" and len(keys) > 1 and keys[0].__class__ is list:
        _check_count("callable", (2, 2, "2 when first parameter is an array"), len(keys))
    if not _fits(own, keys):
        raise _invalid(source)


def _invalid(source: str) -> TypeArgumentError:
    message = f"The expression <{source}> is not a valid type specification."
    return TypeArgumentError("invalid-type-specification", message)


def _check_count(name: str, wanted: tuple[int, float, str], given: int) -> None:
    least, most, words = wanted
    if not least <= given <= most:
        message = f"{name} requires {words}, {given} provided"
        raise TypeFailure(
            "invalid-type-argument", f"Invalid number of type parameters specified: {message}"
        )


def _fits(name: str, keys: list[Value]) -> bool:
    """Are the arguments of the kinds that the type wants?"""
    match name:
        case "Array":
            return _is_array(keys)
        case "Hash":
            return _is_hash(keys)
        case "Collection" | "String":
            return _is_size(keys)
        case "Variant" | "Iterable" | "Iterator" | "Type" | "Sensitive":
            return all(isinstance(key, Type) for key in keys)
        case "Init":
            return isinstance(keys[0], Type)
        case "Optional" | "NotUndef":
            return all(isinstance(key, (Type, str)) for key in keys)
        case "Struct":
            return keys[0].__class__ is dict
    _check_values(name, keys)
    return True


def _check_values(name: str, keys: list[Value]) -> None:
    if name == "Boolean" and keys[0].__class__ is not bool:
        raise TypeFailure("invalid-type-argument", "Boolean parameter must be true or false")
    if name == "Enum" and not all(isinstance(key, str) for key in keys):
        raise TypeFailure("invalid-type-argument", "Enum parameters must be identifiers or strings")
    if name == "Pattern":
        for key in keys:
            if not isinstance(key, (str, Regexp, PatternType, RegexpType)):
                allowed = "Only String, Regexp, Pattern-Type, and Regexp-Type are allowed"
                raise TypeFailure(
                    "invalid-type-argument", f"{allowed}: got '{ruby_class_name(key)}"
                )


def _is_bound(key: Value) -> bool:
    return key.__class__ is int or key is DEFAULT or key == "default"


def _is_size(keys: list[Value]) -> bool:
    """One or two bounds, or a single Integer type."""
    return all(map(_is_bound, keys)) or (len(keys) == 1 and isinstance(keys[0], IntegerType))


def _is_array(keys: list[Value]) -> bool:
    if isinstance(keys[0], Type):
        return _is_size(keys[1:])
    return len(keys) == 2 and _is_size(keys)


def _is_hash(keys: list[Value]) -> bool:
    if isinstance(keys[0], Type) and isinstance(keys[1], Type):
        return _is_size(keys[2:])
    return len(keys) == 2 and _is_size(keys)


def is_unknown(type: Type) -> bool:
    """Is it an unknown name, other than that of the type of such references itself?"""
    return isinstance(type, TypeReference) and type.type_string != "UnresolvedReference"


# --- Types that take their arguments as they are; None where the rules of `[]` will do


def _array(_type: Type, keys: list[Value], _written: Written) -> Type | None:
    """Without a type of elements that is the type of the word `default`."""
    return None if isinstance(keys[0], Type) else ArrayType(DEFAULT_TYPE, _range(keys))


def _hash(_type: Type, keys: list[Value], _written: Written) -> Type | None:
    if isinstance(keys[0], Type):
        return None
    return HashType(DEFAULT_TYPE, DEFAULT_TYPE, _range(keys))


def _range(keys: list[Value]) -> IntegerType:
    low, high = [None if key is DEFAULT else key for key in [*keys, DEFAULT][:2]]
    return IntegerType(low, high)


def _is_range(type: Type, keys: list[Value]) -> bool:
    """Whether a single argument is a bound; with any other, the type is none in Puppet."""
    numbers = (int,) if isinstance(type, IntegerType) else (int, float)
    return len(keys) > 1 or keys[0].__class__ in numbers or keys[0] is DEFAULT


def _integer(_type: Type, keys: list[Value], _written: Written) -> Type | None:
    return _range([DEFAULT if key is None else key for key in keys]) if None in keys else None


def _float(_type: Type, keys: list[Value], _written: Written) -> Type:
    low, high = [None if key is DEFAULT else key for key in [*keys, DEFAULT][:2]]
    return FloatType(_as_float(low), _as_float(high))


def _as_float(bound: Value) -> float | None:
    """What Ruby's `Float` makes of a bound: also of a string."""
    if bound is None:
        return None
    if bound.__class__ is str:
        return parse_float(bound)
    if bound.__class__ is int or bound.__class__ is float:
        return float(bound)
    given = str(bound).lower() if bound.__class__ is bool else ruby_class_name(bound)
    raise ValueError(f"can't convert {given} into Float")


def _regexp(_type: Type, keys: list[Value], _written: Written) -> Type:
    if keys[0] is None or keys[0] is False:
        return REGEXP
    return RegexpType(keys[0])


def _sem_ver(_type: Type, keys: list[Value], _written: Written) -> Type | None:
    for key in keys:
        if not isinstance(key, (str, SemVerRange)):
            raise ValueError(f"Unable to read a range of versions from a {ruby_class_name(key)}")
        semver_range_argument(key)  # of several wrong ones, the first counts
    return None


def _object_extension(type: Type, keys: list[Value], _written: Written) -> Type:
    assert isinstance(type, ObjectType)  # the caller has looked
    return extend(type, keys)


def _object(_type: Type, keys: list[Value], _written: Written) -> Type:
    return object_type(keys[0]) if keys[0] else OBJECT


def _type_set(_type: Type, keys: list[Value], _written: Written) -> Type:
    from mupuppet.types.type_set_definitions import type_set

    return type_set(keys[0]) if keys[0] else TYPE_SET


def _tuple(_type: Type, keys: list[Value], written: Written) -> Type:
    size = None
    if len(keys) > 1 and _is_bound(keys[-2]):
        if not _is_bound(keys[-1]):
            raise _invalid(written.source)
        keys, size = keys[:-2], _range(keys[-2:])
    elif _is_bound(keys[-1]):
        keys, size = keys[:-1], _range(keys[-1:])
    return TupleType([as_type(key) for key in keys], size)


def _callable(_type: Type, keys: list[Value], _written: Written) -> Type:
    if len(keys) == 2 and keys[0].__class__ is list:
        return callable_of(keys[0], as_type(keys[1]))
    return callable_of(keys)


def _runtime(_type: Type, keys: list[Value], _written: Written) -> Type:
    return runtime_type("default" if keys[0] is DEFAULT else keys[0], keys[1])


def _uri(_type: Type, keys: list[Value], _written: Written) -> Type | None:
    """A string that is not a URI does not restrict them."""
    if isinstance(keys[0], dict):
        assert_instance("URI-Type parameter", uri_parameter_type(), keys[0])
    return URIType.of(keys[0]) if isinstance(keys[0], str | URI | dict) else URI_TYPE


def _time(type: Type, keys: list[Value], _written: Written) -> Type:
    assert isinstance(type, TimeType)  # the table says so
    return type.__class__(*(time_bound(type.values, key) for key in keys))


def _class(_type: Type, keys: list[Value], _written: Written) -> Type | None:
    """Any string may be the name of a class, and undef is any."""
    if keys[0] is None:
        return ClassType()
    return ClassType(keys[0].removeprefix("::")) if isinstance(keys[0], str) else None


_NAME_OF_TYPE = pattern(r"(?:(?:::)?[A-Z]\w*)+")


def _resource(type: Type, keys: list[Value], written: Written) -> Type | None:
    assert isinstance(type, ResourceType)  # the table says so
    if type.type_name is not None:
        return ResourceType(type.type_name, keys[0])
    first = keys[0]
    title = keys[1] if len(keys) > 1 else None
    if isinstance(first, TypeReference):
        first, title = _parts_of_reference(first, title, written)
    if isinstance(first, ResourceType):
        return ResourceType(first.type_name, title)
    if first is None:
        if title is not None:
            raise ValueError("The type name cannot be nil, if title is given")
        return ResourceType()
    if not isinstance(first, str):
        raise ValueError(f"The type name cannot be a {ruby_class_name(first)}")
    name = capitalize_segments(first)
    if _NAME_OF_TYPE.fullmatch(name) is None:
        raise ValueError(f"Illegal type name '{name}'")
    return ResourceType(name, title)


def _parts_of_reference(
    reference: TypeReference, title: Value, written: Written
) -> tuple[str, Value]:
    """The name in a reference to an unknown type, and the title in it, or else another one."""
    name, bracket, rest = reference.type_string.partition("[")
    if not bracket:
        return name, title
    titles = written.parse(f"[{rest}")
    assert titles.__class__ is list  # what was in brackets
    _check_count(str(reference), (1, 1, "1"), len(titles))
    return name, titles[0]


_MAKERS: dict[str, Callable[[Type, list[Value], Written], Type | None]] = {
    "Array": _array,
    "Callable": _callable,
    "Class": _class,
    "Float": _float,
    "Hash": _hash,
    "Integer": _integer,
    "Object": _object,
    "Regexp": _regexp,
    "Resource": _resource,
    "Runtime": _runtime,
    "SemVer": _sem_ver,
    "Timespan": _time,
    "Timestamp": _time,
    "Tuple": _tuple,
    "TypeSet": _type_set,
    "URI": _uri,
}
