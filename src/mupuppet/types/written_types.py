"""The arguments of types in a text: definitions of types, `Type('...')`, `assert_type('...', ...)`.

Puppet reads these without evaluating them, by rules that differ a little from those of `[]`, and
complains about them in other words.
"""

from __future__ import annotations

from math import inf

from mupuppet.types.aliases import TypeReference
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.catalog_entries import ClassType, ResourceType
from mupuppet.types.objects import ObjectType
from mupuppet.types.ruby_names import ruby_class_name
from mupuppet.types.scalars import IntegerType, PatternType, RegexpType
from mupuppet.types.type_sets import TypeSetType
from mupuppet.values.basic import DEFAULT, Value
from mupuppet.values.regexps import Regexp

#: How many arguments a type has, and how that is said.
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


def check_written(type: Type, name: str, keys: list[Value], text: str) -> None:
    """Raise TypeArgumentError if a type cannot be written like this.

    `name` is how the type is called in the text, `text` that with its arguments.
    """
    if isinstance(type, ResourceType | ClassType) and str(type) not in _COUNTS:
        _check_count(name, (1, 1, "1"), len(keys))
        return
    if isinstance(type, ObjectType) and type.object_name is not None:
        return
    own = type.name
    if own not in _COUNTS and own not in _OTHERS:
        raise TypeArgumentError("runtime-error", f"Not a parameterized type <{name}>")
    if own == "Enum" and keys and keys[-1].__class__ is bool:
        keys = keys[:-1]
    if own in _COUNTS:
        shown = "Object" if isinstance(type, TypeSetType) else own
        _check_count(shown, _COUNTS[own], len(keys))
    if own == "Callable" and len(keys) > 1 and keys[0].__class__ is list:
        _check_count("callable", (2, 2, "2 when first parameter is an array"), len(keys))
    if not _fits(own, keys):
        message = f"The expression <{text}> is not a valid type specification."
        raise TypeArgumentError("invalid-type-specification", message)


def _check_count(name: str, wanted: tuple[int, float, str], given: int) -> None:
    least, most, words = wanted
    if not least <= given <= most:
        message = f"{name} requires {words}, {given} provided"
        raise TypeArgumentError(
            "runtime-error", f"Invalid number of type parameters specified: {message}"
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
        case "Integer" | "Float":
            return len(keys) > 1 or keys[0].__class__ in (int, float) or keys[0] is DEFAULT
        case "Variant" | "Iterable" | "Iterator" | "Type" | "Sensitive":
            return all(isinstance(key, Type) for key in keys)
        case "Init":
            return isinstance(keys[0], Type)
        case "Optional" | "NotUndef":
            return all(isinstance(key, Type | str) for key in keys)
        case "Struct":
            return keys[0].__class__ is dict
    _check_values(name, keys)
    return True


def _check_values(name: str, keys: list[Value]) -> None:
    if name == "Boolean" and keys[0].__class__ is not bool:
        raise TypeArgumentError("runtime-error", "Boolean parameter must be true or false")
    if name == "Enum" and not all(isinstance(key, str) for key in keys):
        raise TypeArgumentError("runtime-error", "Enum parameters must be identifiers or strings")
    if name == "Pattern":
        for key in keys:
            if not isinstance(key, str | Regexp | PatternType | RegexpType):
                allowed = "Only String, Regexp, Pattern-Type, and Regexp-Type are allowed"
                raise TypeArgumentError("runtime-error", f"{allowed}: got '{ruby_class_name(key)}")


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
    """Is it a name that nobody knows, other than the type of such references itself?"""
    return isinstance(type, TypeReference) and type.text != "UnresolvedReference"
