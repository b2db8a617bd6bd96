"""Tags in Ruby's YAML library. Most are ignored; those that name a class are rejected."""

from __future__ import annotations

import binascii
import re

from mupuppet.basics.patterns import pattern
from mupuppet.data_formats.yaml_scalars import (
    BadNumber,
    RefusedClass,
    scalar_value,
    symbol,
)
from mupuppet.values.regexps import Regexp, regexp_with
from mupuppet.values.strings import inspect
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import Value

_BINARY = frozenset(["!binary", "tag:yaml.org,2002:binary"])
_FLOAT = frozenset(["!float", "tag:yaml.org,2002:float"])
_OMAP = frozenset(["!omap", "tag:yaml.org,2002:omap"])
_STRING = pattern(r"!(?:str|ruby/string)(?::(.*))?|tag:yaml\.org,2002:str")
_SYMBOL = pattern(r"!ruby/sym(?:bol)?:?.*")
#: Tags of scalars that denote an object, and its class.
_SCALAR_CLASSES = {
    "!ruby/object:BigDecimal": "BigDecimal",
    "!ruby/object:DateTime": "DateTime",
    "!ruby/object:Complex": "Complex",
    "!ruby/object:Rational": "Rational",
    "!ruby/encoding": "Encoding",
    "!ruby/regexp": "Regexp",
    "!ruby/range": "Range",
}
#: Tags of mappings that denote an object: its class follows the tag, or is this one.
_MAPPING_CLASSES = (
    (pattern(r"!ruby/struct:?(.*)"), "Struct"),
    (pattern(r"!ruby/object:?(.*)"), "Object"),
    (pattern(r"!ruby/exception:?(.*)"), "Exception"),
    (pattern(r"!ruby/range()"), "Range"),
    (pattern(r"(?:!|tag:yaml\.org,2002:)set()"), "Psych::Set"),
    (pattern(r"(?:!|tag:yaml\.org,2002:)omap()"), "Psych::Omap"),
    (pattern(r"!(?:map|ruby/hash|ruby/marshalable|ruby/array):(.*)"), "Hash"),
    (pattern(r"!ruby/hash-with-ivars:?(.*)"), "Hash"),
    (pattern(r"!(?:str|ruby/string):?(.*)|tag:yaml\.org,2002:str"), "String"),
)
_SEQUENCE_CLASS = pattern(r"!(?:seq|ruby/array):(.*)")


def tagged_scalar(tag: str, scalar: str) -> Value:
    """The value of a scalar with an explicit tag."""
    if tag in _BINARY:
        return _decoded(scalar).decode(errors="surrogateescape")
    string = _STRING.fullmatch(tag)
    if string is not None:
        if string[1]:
            raise RefusedClass(string[1])
        return scalar
    if tag in _FLOAT:
        return _float(scalar_value(scalar))
    if tag in _SCALAR_CLASSES:
        raise RefusedClass(_SCALAR_CLASSES[tag])
    if tag in ("!ruby/class", "!ruby/module"):
        raise RefusedClass(scalar)
    if _SYMBOL.fullmatch(tag) is not None:
        return symbol(scalar)
    return scalar_value(scalar)


_REGEXP = pattern(r"/(.*)/([mixn]*)", re.DOTALL)


def regexp_of_string(string: str) -> Value:
    """The value of a scalar that denotes a regular expression."""
    found = _REGEXP.fullmatch(string)
    return Regexp(string) if found is None else regexp_with(found[1], found[2])


def _decoded(string: str) -> bytes:
    """Decode base64, ignoring other characters; padding ends it."""
    digits = ""
    for character in re.sub(r"[^A-Za-z0-9+/=]", "", string):
        if character != "=":
            digits += character
        elif len(digits) % 4 >= 2:
            break
    if len(digits) % 4 == 1:
        digits = digits[:-1]
    return binascii.a2b_base64(digits + "=" * (-len(digits) % 4))


def _float(value: Value) -> float:
    if isinstance(value, str):
        try:
            return float(value)
        except ValueError:
            raise BadNumber(f"invalid value for Float(): {inspect(value)}") from None
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value)
    shown = "Symbol" if isinstance(value, Symbol) else inspect(value)
    raise BadNumber(f"can't convert {shown} into Float")


def check_mapping_tag(tag: str) -> None:
    """Raise RefusedClass for a tag that makes an object of a mapping."""
    if tag == "!ruby/object:Hash":
        return
    for written, class_name in _MAPPING_CLASSES:
        found = written.fullmatch(tag)
        if found is not None:
            raise RefusedClass(found[1] or class_name)


def check_sequence_tag(tag: str) -> None:
    """Raise RefusedClass for a tag that makes an object of a sequence."""
    found = _SEQUENCE_CLASS.fullmatch(tag)
    if found is not None:
        raise RefusedClass(found[1] or "Array")


def is_ordered_map(tag: str | None) -> bool:
    """Whether the tag makes a hash of a sequence of pairs."""
    return tag in _OMAP
