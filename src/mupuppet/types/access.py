"""`[]` on types: `Integer[1, 10]`, `Hash[String, Integer]`, `File['a', 'b']`, `Class['a']`.

Each class of types has one function here that makes a narrower type from arguments, or reports in
Puppet's wording why it cannot. `specialize` finds it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from mupuppet.basics.patterns import pattern
from mupuppet.types.aliases import TypeReference
from mupuppet.types.base import UNIT, AnyType, Type, TypeArgumentError, TypeFailure
from mupuppet.types.callables import CallableType
from mupuppet.types.catalog_entries import ClassType, ResourceType, capitalize_segments, is_type
from mupuppet.types.collections import (
    ArrayType,
    CollectionType,
    HashType,
    StructType,
    TupleType,
    struct_of,
)
from mupuppet.types.combinations import (
    NOT_UNDEF,
    NotUndefType,
    OptionalType,
    SensitiveType,
    TypeType,
    VariantType,
    variant_of,
)
from mupuppet.types.inference import key_type_name
from mupuppet.types.init_types import InitType
from mupuppet.types.iteration import IterableType
from mupuppet.types.iterators import IteratorType
from mupuppet.types.labels import a_an, a_an_upper, article
from mupuppet.types.object_definitions import extend, object_type
from mupuppet.types.objects import OBJECT, ObjectType
from mupuppet.types.runtime_types import RuntimeType, ruby_class_name
from mupuppet.types.scalars import (
    FALSE,
    TRUE,
    BooleanType,
    EnumType,
    FloatType,
    IntegerType,
    PatternType,
    RegexpType,
    StringType,
)
from mupuppet.types.type_arguments import as_type
from mupuppet.types.type_sets import TYPE_SET, TypeSetType
from mupuppet.types.uri_types import URIType
from mupuppet.types.versions import (
    SemVerType,
    TimespanType,
    TimestampType,
    TimeType,
    semver_range_argument,
    time_bound,
)
from mupuppet.values.hashes import pairs_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import DEFAULT, Value
from mupuppet.values.version_ranges import SemVerRange

Keys = list[Value]


def specializes(type: Type) -> bool:
    """Whether a type takes parameters."""
    return any(kind in _MAKERS for kind in type.__class__.__mro__)


def specialize(type: Type, keys: list[Value]) -> Value:
    """The type with parameters; a list of types where a reference has several titles.

    Raises TypeArgumentError.
    """
    for kind in type.__class__.__mro__:
        make = _MAKERS.get(kind)
        if make is not None:
            try:
                return make(type, keys if kind in _TAKES_NESTED else _flatten(keys))
            except ValueError as error:
                raise TypeFailure("invalid-type-argument", str(error)) from error
    raise TypeArgumentError(
        "operator-not-applicable", f"Operator '[]' is not applicable to {a_an(type)}."
    )


def _flatten(keys: Keys) -> Keys:
    flat: Keys = []
    for key in keys:
        if type(key) is list:
            flat.extend(_flatten(key))
        else:
            flat.append(key)
    return flat


# --- Errors


def _arity(
    base: Type | str, least: int, most: float | None, actual: int, index: int | None = None
) -> TypeArgumentError:
    label = base if isinstance(base, str) else a_an_upper(base)
    if most == inf:
        counts = f"{least} or more arguments"
    elif most is not None and most != least:
        counts = f"{least} to {most:.0f} arguments"
    else:
        counts = f"{least} argument{'' if least == 1 else 's'}"
    message = f"{label}[] accepts {counts}. Got {actual}"
    return TypeArgumentError("bad-type-slice-arity", message, index)


def _not_a_type(base: str, index: int, key: Value) -> TypeArgumentError:
    return TypeArgumentError(
        "bad-type-slice-type",
        f"{base}[] arguments must be types. Got {ruby_class_name(key)}",
        index,
    )


def _bad_key(base: Type, index: int, key: Value, expected: str) -> TypeArgumentError:
    return TypeArgumentError(
        "bad-type-specialization",
        f"Error creating type specialization of {a_an(base)},"
        f" Cannot use {key_type_name(key)} where {expected} is expected",
        index,
    )


def _check_keys(
    base: Type, keys: Keys, least: int, most: float, allowed: tuple[Any, ...], expected: str
) -> None:
    if not least <= len(keys) <= most:
        raise _arity(base, 1, most, len(keys))
    for index, key in enumerate(keys):
        fits = is_type(key) if allowed == (Type,) else isinstance(key, allowed)
        if not fits or (type(key) is bool and bool not in allowed):
            raise _bad_key(base, index, key, expected)


# --- Scalars


def _boolean(base: Type, keys: Keys) -> Type:
    _check_keys(base, keys, 1, 1, (bool,), "TrueClass or FalseClass")
    return TRUE if keys[0] else FALSE


def _integer(_base: Type, keys: Keys) -> Type:
    _check_range(keys, "Integer-Type", "integers (or default)", (int,))
    return _range(keys)


def _float(_base: Type, keys: Keys) -> Type:
    _check_range(keys, "Float-Type", "floats, or integers (or default)", (int, float))
    low, high = [None if key is DEFAULT else float(key) for key in [*keys, DEFAULT][:2]]
    return FloatType(low, high)


def _check_range(keys: Keys, base: str, expected: str, kinds: tuple[type, ...]) -> None:
    if not 1 <= len(keys) <= 2:
        raise TypeArgumentError(
            "bad-integer-slice-arity",
            f"{base} supports [] with one or two arguments (from, to). Got {len(keys)}",
        )
    for index, key in enumerate(keys):
        if type(key) not in kinds and key is not DEFAULT:
            raise TypeArgumentError(
                "bad-integer-slice-type",
                f"{base} [] requires all arguments to be {expected}. Got {ruby_class_name(key)}",
                index,
            )


def _range(keys: Keys) -> IntegerType:
    low, high = [None if _is_default(key) else key for key in [*keys, DEFAULT][:2]]
    return IntegerType(low, high)


def _is_default(key: Value) -> bool:
    return key is DEFAULT or key == "default"


def _is_bound(key: Value) -> bool:
    """May it be a bound of a size?"""
    return type(key) is int or _is_default(key)


def _size(start: int, keys: Keys) -> IntegerType:
    """The size that one or two keys mean; `start` is the index of the first."""
    if len(keys) == 1 and isinstance(keys[0], IntegerType):
        return keys[0]
    for index, key in enumerate(keys):
        if type(key) is not int and key is not DEFAULT:
            raise TypeArgumentError(
                "bad-collection-slice-type",
                "A Type's size constraint arguments must be a single Integer type, or 1-2 integers"
                f" (or default). Got {_class_with_article(key)}",
                start + index,
            )
    return _range(keys)


def _class_with_article(key: Value) -> str:
    name = ruby_class_name(key)
    if is_type(key):
        name = f"{name.rsplit('::', 1)[1][1:-4]}-Type"
    return f"{article(name)} {name}"


def _string(_base: Type, keys: Keys) -> Type:
    if not 1 <= len(keys) <= 2:
        raise TypeArgumentError(
            "bad-string-slice-arity",
            f"String supports [] with one or two arguments. Got {len(keys)}",
        )
    return StringType(_size(0, keys))


def _enum(base: Type, keys: Keys) -> Type:
    ignores_case = False
    if keys and type(keys[-1]) is bool:
        ignores_case = keys[-1]
        keys = keys[:-1]
    _check_keys(base, keys, 1, inf, (str,), "String")
    return EnumType(keys, ignores_case)


def _regexp(base: Type, keys: Keys) -> Type:
    if len(keys) != 1:
        raise _arity(base, 1, None, len(keys), index=1)
    _check_keys(base, keys, 1, 1, (str, Regexp), "String or Regexp")
    return RegexpType(keys[0])


def _pattern(base: Type, keys: Keys) -> Type:
    allowed = (str, Regexp, PatternType, RegexpType)
    _check_keys(base, keys, 1, inf, allowed, "String or Regexp or Pattern-Type or Regexp-Type")
    patterns: list[RegexpType] = []
    for key in keys:
        if isinstance(key, PatternType):
            patterns.extend(key.patterns)
        elif isinstance(key, RegexpType):
            patterns.append(key)
        else:
            patterns.append(_checked_regexp(key))
    return PatternType(patterns)


def _checked_regexp(key: str | Regexp) -> RegexpType:
    type = RegexpType(key)
    type.regexp  # noqa: B018  # to find mistakes now
    return type


def _sem_ver(base: Type, keys: Keys) -> Type:
    expected = "String or SemanticPuppet::VersionRange"
    _check_keys(base, keys, 1, inf, (str, SemVerRange), expected)
    return SemVerType(map(semver_range_argument, keys))


def _time(base: TimeType, keys: Keys) -> Type:
    if len(keys) > 2:
        raise _arity(base, 0, 2, len(keys))
    return base.__class__(*(time_bound(base.values, key) for key in keys))


# --- Collections


def _collection(_base: Type, keys: Keys) -> Type:
    if not 1 <= len(keys) <= 2:
        raise _arity("Collection-Type", 1, 2, len(keys))
    return CollectionType(_size(0, keys))


def _array(_base: Type, keys: Keys) -> Type:
    if not 1 <= len(keys) <= 3:
        raise _arity("Array-Type", 1, 3, len(keys))
    if is_type(keys[0]):
        return ArrayType(keys[0], _size(1, keys[1:]) if len(keys) > 1 else None)
    if len(keys) == 2:
        return ArrayType(None, _size(0, keys))
    raise _not_a_type("Array-Type", 0, keys[0])


def _hash(_base: Type, keys: Keys) -> Type:
    if len(keys) == 2 and type(keys[0]) is int and type(keys[1]) is int:
        return HashType(None, None, IntegerType(*keys))
    for index, key in enumerate(keys[:2]):
        if not is_type(key):
            raise _not_a_type("Hash-Type", index, key)
    if len(keys) == 2:
        return HashType(*keys)
    if not 3 <= len(keys) <= 4:
        raise _arity("Hash-Type", 2, 4, len(keys))
    return HashType(keys[0], keys[1], _size(2, keys[2:]))


def _tuple(base: Type, keys: Keys) -> Type:
    types, size = _split_size(keys)
    _check_keys(base, types, 1, inf, (Type,), "Any-Type")
    return TupleType(types, size)


def _split_size(keys: Keys) -> tuple[Keys, IntegerType | None]:
    """The keys before the bounds of a size at the end, and that size."""
    if len(keys) > 1 and _is_bound(keys[-2]) and _is_bound(keys[-1]):
        return keys[:-2], _range(keys[-2:])
    if keys and _is_bound(keys[-1]):
        return keys[:-1], _range(keys[-1:])
    return keys, None


def _struct(base: Type, keys: Keys) -> Type:
    _check_keys(base, keys, 1, 1, (dict,), "Hash")
    pairs = []
    for key, value in pairs_of(keys[0]):
        pairs.append((key, as_type(value)))
    return struct_of(pairs)


# --- Types made of types


def _single(
    name: str, make: Callable[[Type], Type], strings: bool = False
) -> Callable[[Type, Keys], Type]:
    """For types with exactly one type within."""

    def make_single(_base: Type, keys: Keys) -> Type:
        if len(keys) != 1:
            raise _arity(f"{name}-Type", 1, None, len(keys))
        key = keys[0]
        if strings and type(key) is str:
            return make(StringType(value=key))
        if not is_type(key):
            raise _not_a_type(f"{name}-Type", 0, key)
        return make(key)

    return make_single


def _not_undef(_base: Type, keys: Keys) -> Type:
    if not keys:
        return NOT_UNDEF
    if len(keys) > 1:
        raise _arity("NotUndef-Type", 0, 1, len(keys))
    key = keys[0]
    if type(key) is str:
        return NotUndefType(StringType(value=key))
    if not is_type(key):
        raise TypeArgumentError(
            "bad-not-undef-slice-type",
            f"NotUndef-Type[] argument must be a Type or a String. Got {ruby_class_name(key)}",
            0,
        )
    return NOT_UNDEF if isinstance(key, AnyType) else NotUndefType(key)


def _variant(base: Type, keys: Keys) -> Type:
    _check_keys(base, keys, 1, inf, (Type,), "Any-Type")
    return variant_of(keys)


def _init(base: InitType, keys: Keys) -> Type:
    if not keys or not is_type(keys[0]):
        raise _not_a_type("Init-Type", 0, keys[0] if keys else None)
    return base.of(keys[0], keys[1:])


def _callable(base: Type, keys: Keys) -> Type:
    if keys and type(keys[0]) is list:
        if len(keys) != 2:
            raise _arity(base, 2, 2, len(keys))
        if not is_type(keys[1]):
            raise _bad_key(base, 1, keys[1], "Any-Type")
        return callable_of(keys[0], keys[1])
    return callable_of(keys)


def callable_of(keys: Keys, returned: Type | None = None) -> CallableType:
    """A Callable of types, maybe followed by the bounds of their number, maybe by a block."""
    block: Type | None = None
    if keys and is_type(keys[-1]) and keys[-1].is_callable_kind():
        block = keys[-1]
        keys = keys[:-1]
    keys, size = _split_size(keys)
    types = [as_type(key) for key in keys]
    if not types and size is not None and size.high > 0:
        types = [UNIT]
    return CallableType(TupleType(types, size), block, returned)


def _runtime(base: Type, keys: Keys) -> Type:
    _check_keys(base, keys, 2, 2, (str,), "String or String")
    return RuntimeType(*keys)


# --- References to what is in a catalog

_CLASS_REFERENCE = pattern(r"(?:(?:::)?[A-Z][A-Za-z0-9_]*)+")
_CLASS_NAME = pattern(r"(?:::)?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*")


def _resource(base: ResourceType, keys: Keys) -> Value:
    if not keys:
        raise _arity(str(base), 1, inf, 0)
    if base.title is not None:
        raise TypeArgumentError(
            "unknown-resource", f"Resource not found: {base.type_name}['{base.title}']"
        )
    type_name, titles = _type_name(base, keys)
    as_list = len(titles) > 1 or (bool(titles) and type(titles[0]) is list)
    given = len(titles)
    titles = [title for title in _flatten(titles) if title is not None]
    if given and not titles:
        return [] if as_list else None
    if not titles:
        return ResourceType(type_name)
    # The position that is blamed is counted as Puppet does, which need not be the wrong title.
    first = int(given != len(titles))
    made = [_reference(base, type_name, index, title) for index, title in enumerate(titles, first)]
    return made if as_list else made[-1]


def _type_name(base: ResourceType, keys: Keys) -> tuple[str, Keys]:
    """The name of the type of a reference, and the titles."""
    if base.type_name is not None:
        name, titles = base.type_name, keys
    else:
        first, titles = keys[0], keys[1:]
        if is_type(first) and isinstance(first, ResourceType):
            name = first.type_name or ""
        elif type(first) is str:
            name = capitalize_segments(first)
        else:
            raise TypeArgumentError(
                "illegal-resource-specialization",
                "First argument to Resource[] must be a resource type or a String."
                f" Got {key_type_name(first)}.",
                0,
            )
    if _CLASS_REFERENCE.fullmatch(name) is None:
        raise TypeArgumentError(
            "illegal-classref",
            f"Illegal type reference. The given name '{name}' does not conform to the naming rule",
            0,
        )
    return name, titles


def _reference(base: ResourceType, type_name: str, index: int, title: Value) -> ResourceType:
    if type(title) is not str:
        raise _bad_key(base, index, title, "a resource title String")
    return ResourceType(type_name, title)


def _class(base: ClassType, keys: Keys) -> Value:
    if not keys:
        raise _arity(str(base), 1, inf, 0)
    if base.class_name is not None:
        raise TypeArgumentError(
            "unknown-resource", f"Resource not found: Class['{base.class_name}']"
        )
    as_list = len(keys) > 1 or type(keys[0]) is list
    names = [name for name in _flatten(keys) if name is not None]
    if not names:
        return [] if as_list else None
    made = [_class_reference(index, name) for index, name in enumerate(names)]
    return made if as_list else made[-1]


def _class_reference(index: int, given: Value) -> ClassType:
    if type(given) is not str:
        raise TypeArgumentError(
            "illegal-hostclass-name",
            "Illegal Class name in class reference."
            f" {a_an_upper(given)} cannot be used where a String is expected",
            index,
        )
    name = given.lower().removeprefix("::")
    if _CLASS_NAME.fullmatch(name) is None:
        raise TypeArgumentError(
            "illegal-name",
            f"Illegal name. The given name '{given}' does not conform to the naming rule"
            r" /^((::)?[a-z_]\w*)(::[a-z]\w*)*$/",
            index,
        )
    return ClassType(name)


def _unknown(base: TypeReference, _keys: Keys) -> Type:
    raise TypeArgumentError("unknown-resource-type", f"Resource type not found: {base.type_string}")


# --- Objects and sets of types


def _object(base: ObjectType, keys: Keys) -> Type:
    if base.object_name is not None:
        return extend(base, keys)
    if len(keys) != 1:
        raise _arity("Object-Type", 1, None, len(keys))
    return object_type(keys[0]) if keys[0] else OBJECT


def _type_set(_base: TypeSetType, keys: Keys) -> Type:
    from mupuppet.types.type_set_definitions import type_set

    if len(keys) != 1:
        raise _arity("TypeSet-Type", 1, None, len(keys))
    return type_set(keys[0]) if keys[0] else TYPE_SET


def _uri(_base: URIType, keys: Keys) -> Type:
    if len(keys) != 1:
        raise _arity("URI-Type", 1, None, len(keys))
    if not URIType.accepts_parameter(keys[0]):
        raise _not_a_type("URI-Type", 0, keys[0])
    return URIType.of(keys[0])


_MAKERS: dict[type[Any], Callable[[Any, Keys], Value]] = {
    ArrayType: _array,
    BooleanType: _boolean,
    CallableType: _callable,
    ClassType: _class,
    CollectionType: _collection,
    EnumType: _enum,
    FloatType: _float,
    HashType: _hash,
    InitType: _init,
    IntegerType: _integer,
    IterableType: _single("Iterable", IterableType),
    IteratorType: _single("Iterator", IteratorType),
    NotUndefType: _not_undef,
    ObjectType: _object,
    OptionalType: _single("Optional", OptionalType, strings=True),
    PatternType: _pattern,
    RegexpType: _regexp,
    ResourceType: _resource,
    RuntimeType: _runtime,
    SemVerType: _sem_ver,
    SensitiveType: _single("Sensitive", SensitiveType),
    StringType: _string,
    StructType: _struct,
    TimespanType: _time,
    TimestampType: _time,
    TupleType: _tuple,
    TypeReference: _unknown,
    TypeSetType: _type_set,
    TypeType: _single("Type", TypeType),
    URIType: _uri,
    VariantType: _variant,
}
#: The classes of types for which an array among the arguments means something of its own.
_TAKES_NESTED = frozenset([CallableType, ClassType, InitType, ResourceType, StructType])
