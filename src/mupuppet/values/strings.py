"""Values as strings: in an interpolation, as literals, and as Ruby's `inspect` shows them."""

from __future__ import annotations

import re
from collections.abc import Callable

from mupuppet.basics.floats import float_to_string
from mupuppet.basics.patterns import pattern
from mupuppet.values.hashes import HashKey
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue
from mupuppet.values.value import Default, Value


def to_string(value: Value) -> str:
    """The value in an interpolated string."""
    kind = type(value)
    if kind is str:
        string: str = value
        return string
    if kind is int:
        return str(value)
    if value is None:
        return ""
    if kind is bool:
        return "true" if value else "false"
    if kind is float:
        return float_to_string(value)
    if kind is list:
        return f"[{', '.join(map(to_string, value))}]"
    if kind is dict:
        pairs = [f"{to_string(key)} => {to_string(entry)}" for key, entry in value.items()]
        return f"{{{', '.join(pairs)}}}"
    if kind is HashKey:
        return to_string(value.value)
    if kind is Default:
        return "default"
    if kind in _OBJECTS:
        return to_literal(value)
    return str(value)


_OBJECTS = frozenset([Deferred, ErrorValue, ObjectValue])


def to_literal(value: Value) -> str:
    """The value as a literal, as in a type: strings are quoted, objects show their attributes."""
    kind = type(value)
    if kind is str:
        return quote(value)
    if value is None:
        return "undef"
    if kind is list:
        return f"[{', '.join(map(to_literal, value))}]"
    if kind is dict:
        pairs = [f"{to_literal(key)} => {to_literal(entry)}" for key, entry in value.items()]
        return f"{{{', '.join(pairs)}}}"
    if kind is HashKey:
        return to_literal(value.value)
    if kind in _OBJECTS:
        shown: str = value.type.string_of(value)
        return shown
    return to_string(value)


def object_name(value: Deferred | ErrorValue | ObjectValue) -> str:
    """The name of the type of an object where the object is shown."""
    return value.type.name_of_instances


_CONTROL = pattern(r"[\x00-\x1f]")
_PLAIN = pattern(r"[^'\\\x00-\x1f]*")


def quote(string: str) -> str:
    """A Puppet string literal: in single quotes if there is no control character."""
    if _PLAIN.fullmatch(string) is not None:
        return f"'{string}'"
    if _CONTROL.search(string) is not None:
        return double_quote(string)
    # A backslash and what follows it stay as they are: single quotes do not interpret them.
    body = re.sub(r"\\(.)|'", lambda found: found[0] if found[1] else r"\'", string, flags=re.S)
    return f"'{body}'"


_ESCAPES = {"\t": r"\t", "\n": r"\n", "\r": r"\r", '"': r"\"", "$": r"\$", "\\": r"\\"}


def double_quote(string: str) -> str:
    """A Puppet string literal in double quotes."""
    escaped = (_ESCAPES.get(character) or _unicode_escape(character) for character in string)
    return f'"{"".join(escaped)}"'


def _unicode_escape(character: str) -> str:
    return f"\\u{{{ord(character):X}}}" if character < " " else character


_INSPECT = {
    '"': r"\"", "\\": r"\\", "\n": r"\n", "\t": r"\t", "\r": r"\r", "\f": r"\f",
    "\v": r"\v", "\b": r"\b", "\a": r"\a", "\x1b": r"\e",
}  # fmt: skip


def inspect(value: Value, other: Callable[[Value], str] = to_string) -> str:
    """The result of Ruby's `inspect`, which some of Puppet's messages contain.

    `other` handles values that are not data.
    """
    kind = type(value)
    if kind is str:
        return inspect_string(value)
    if value is None:
        return "nil"
    if kind is list:
        return f"[{', '.join([inspect(element, other) for element in value])}]"
    if isinstance(value, dict):
        pairs = [f"{inspect(key, other)}=>{inspect(each, other)}" for key, each in value.items()]
        return f"{{{', '.join(pairs)}}}"
    if kind is HashKey:
        return inspect(value.value, other)
    if kind is Default:
        return ":default"
    if hasattr(value, "inspected"):
        string: str = value.inspected()
        return string
    return other(value)


#: Strings that Ruby does not escape.
_UNESCAPED = pattern(r"[ !$-\[\]-~]*")


def inspect_string(string: str) -> str:
    """A Ruby string literal in double quotes."""
    if _UNESCAPED.fullmatch(string) is not None:
        return f'"{string}"'
    from unicodedata import category  # few strings need it

    parts: list[str] = []
    for position, character in enumerate(string):
        if character in _INSPECT:
            parts.append(_INSPECT[character])
        elif character == "#" and string[position + 1 : position + 2] in ("{", "$", "@"):
            parts.append(r"\#")
        elif character.isprintable() or character == " " or category(character) == "Cf":
            parts.append(character)
        elif "\udc80" <= character <= "\udcff":  # a byte that is not part of a character
            parts.append(f"\\x{ord(character) & 0xFF:02X}")
        else:
            code = f"{ord(character):04X}"
            parts.append(f"\\u{code}" if len(code) == 4 else f"\\u{{{code}}}")
    return f'"{"".join(parts)}"'


#: What `dump` writes as a number: control characters without an escape of their own, and all
#: that is not ASCII.
_DUMPED = pattern(r"([^ -~\n\t\r\f\v\x08\x07\x1b])")


def dump_string(string: str) -> str:
    """The result of Ruby's `dump`: a string literal in ASCII."""
    pieces = _DUMPED.split(string)
    pieces[::2] = [inspect_string(piece)[1:-1] for piece in pieces[::2]]
    pieces[1::2] = map(_dump_character, pieces[1::2])
    return f'"{"".join(pieces)}"'


def _dump_character(character: str) -> str:
    code = ord(character)
    if code < 0x80 or 0xDC80 <= code <= 0xDCFF:  # a byte that is not part of a character
        return f"\\x{code & 0xFF:02X}"
    return f"\\u{code:04X}" if code <= 0xFFFF else f"\\u{{{code:X}}}"


def new_object(string: str) -> str:
    """An equal string that is another object, if it has more than one character."""
    return "".join((string, ""))
