"""The text of a value: in an interpolation, quoted, and as Ruby would inspect it."""

from __future__ import annotations

import re
from collections.abc import Callable

from mupuppet.basics.patterns import pattern
from mupuppet.values.basic import Default, Value
from mupuppet.values.hashes import HashKey
from mupuppet.values.numbers import float_text
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue


def to_text(value: Value) -> str:
    """The text of a value in an interpolated string."""
    kind = type(value)
    if kind is str:
        text: str = value
        return text
    if kind is int:
        return str(value)
    if value is None:
        return ""
    if kind is bool:
        return "true" if value else "false"
    if kind is float:
        return float_text(value)
    if kind is list:
        return f"[{', '.join(map(to_text, value))}]"
    if kind is dict:
        pairs = [f"{to_text(key)} => {to_text(entry)}" for key, entry in value.items()]
        return f"{{{', '.join(pairs)}}}"
    if kind is HashKey:
        return to_text(value.value)
    if kind is Default:
        return "default"
    if kind in _OBJECTS:
        return literal_text(value)
    return str(value)


_OBJECTS = frozenset([Deferred, ErrorValue, ObjectValue])


def literal_text(value: Value) -> str:
    """The text of a value inside of a type: strings are quoted, objects show their attributes."""
    kind = type(value)
    if kind is str:
        return quote(value)
    if value is None:
        return "undef"
    if kind is list:
        return f"[{', '.join(map(literal_text, value))}]"
    if kind is dict:
        pairs = [f"{literal_text(key)} => {literal_text(entry)}" for key, entry in value.items()]
        return f"{{{', '.join(pairs)}}}"
    if kind is HashKey:
        return literal_text(value.value)
    if kind in _OBJECTS:
        type_of = value.type if kind is ObjectValue else value.own_type
        shown: str = type_of.text_of(value)
        return shown
    return to_text(value)


def object_name(value: Deferred | ErrorValue | ObjectValue) -> str:
    """How the type of an object is called where the object is shown."""
    if isinstance(value, ObjectValue):
        return value.type.name_of_instances
    return "Deferred" if isinstance(value, Deferred) else "Error"


_CONTROL = pattern(r"[\x00-\x1f]")
_PLAIN = pattern(r"[^'\\\x00-\x1f]*")


def quote(text: str) -> str:
    """A Puppet string literal: in single quotes if there is no control character."""
    if _PLAIN.fullmatch(text) is not None:
        return f"'{text}'"
    if _CONTROL.search(text) is not None:
        return double_quote(text)
    # A backslash with what follows it is kept as it is: single quotes leave it alone.
    body = re.sub(r"\\(.)|'", lambda found: found[0] if found[1] else r"\'", text, flags=re.S)
    return f"'{body}'"


_ESCAPES = {"\t": r"\t", "\n": r"\n", "\r": r"\r", '"': r"\"", "$": r"\$", "\\": r"\\"}


def double_quote(text: str) -> str:
    """A Puppet string literal in double quotes."""
    escaped = (_ESCAPES.get(letter) or _unicode_escape(letter) for letter in text)
    return f'"{"".join(escaped)}"'


def _unicode_escape(letter: str) -> str:
    return f"\\u{{{ord(letter):X}}}" if letter < " " else letter


_INSPECT = {
    '"': r"\"", "\\": r"\\", "\n": r"\n", "\t": r"\t", "\r": r"\r", "\f": r"\f",
    "\v": r"\v", "\b": r"\b", "\a": r"\a", "\x1b": r"\e",
}  # fmt: skip


def inspect(value: Value, other: Callable[[Value], str] = to_text) -> str:
    """The text that Ruby's `inspect` gives; some messages of Puppet's have it.

    `other` gives the texts of what is no data.
    """
    kind = type(value)
    if kind is str:
        return inspect_text(value)
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
    return other(value)


#: What Ruby writes as it is.
_AS_IT_IS = re.compile(r"[ !$-\[\]-~]*")


def inspect_text(text: str) -> str:
    """A Ruby string literal in double quotes."""
    if _AS_IT_IS.fullmatch(text) is not None:
        return f'"{text}"'
    from unicodedata import category  # few texts have such letters

    parts: list[str] = []
    for position, letter in enumerate(text):
        if letter in _INSPECT:
            parts.append(_INSPECT[letter])
        elif letter == "#" and text[position + 1 : position + 2] in ("{", "$", "@"):
            parts.append(r"\#")
        elif letter.isprintable() or letter == " " or category(letter) == "Cf":
            parts.append(letter)
        else:
            code = f"{ord(letter):04X}"
            parts.append(f"\\u{code}" if len(code) == 4 else f"\\u{{{code}}}")
    return f'"{"".join(parts)}"'
