"""Strings of bytes that Ruby code has returned.

Ruby marks such a string with its encoding. Manifests see a String; in a catalog it is a Binary. A
compilation knows these strings by their identity. What interpolations, `[]` and functions make of
them follows Ruby's rules: bytes beyond ASCII make a string of bytes, and cannot be combined with
other characters; if everything is ASCII, the first part of the result decides.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence

from mupuppet.functions.declarations import Trait
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.strings import is_binary
from mupuppet.values.binary import Binary
from mupuppet.values.value import Value

#: The strings by their identity; they are stored, too, so that it is not reused. Python shares
#: empty strings and those of a single character: a Binary represents these.
BinaryStrings = dict[int, str | Binary]
#: The minimum length of strings that have an identity.
_SHORTEST = 2


def binary_string(known: BinaryStrings, content: bytes) -> Value:
    """A string of bytes."""
    is_short = len(content) < _SHORTEST
    made = Binary(content) if is_short else content.decode("ascii", "surrogateescape")
    known[id(made)] = made
    return made


def short_string(known: BinaryStrings, value: Value) -> str | None:
    """The string that a Binary represents, if it does."""
    if type(value) is Binary and id(value) in known:
        return value.content.decode("utf-8", "surrogateescape")
    return None


def joined(known: BinaryStrings, parts: Sequence[str]) -> str:
    """An interpolated string. Raises RubyError."""
    made = "".join([*parts, ""])  # another object than a single part
    parts = [part if part.isascii() else _with_bytes(known, part) for part in parts]
    if not any(id(part) in known for part in parts):
        return made
    kinds = [id(part) in known for part in parts if not part.isascii()]
    if len(set(kinds)) > 1:
        raise _incompatible(kinds[0])
    # If everything is ASCII, the first part decides.
    is_binary = kinds[0] if kinds else id(next(part for part in parts if part)) in known
    if is_binary:
        known[id(made)] = made
    return made


def alike(known: BinaryStrings, string: Value, made: Value) -> Value:
    """What was made of a string, or of each in an array: of bytes, if that is.

    A string of the array that is still the same string is left as it is.
    """
    if type(made) is list and type(string) is list:
        if len(made) != len(string):
            return made
        same = set(map(id, string))
        pairs = zip(string, made, strict=True)
        return [part if id(part) in same else alike(known, one, part) for one, part in pairs]
    if type(made) is list:
        return [alike(known, string, part) for part in made]
    if type(string) is list:
        string = string[0] if string else made
    if type(made) is not str or id(string) not in known or len(made) < _SHORTEST:
        return made
    return _marked(known, made) if is_binary(made) else made


def result_of(
    known: BinaryStrings, traits: Trait, arguments: Sequence[Value], made: Value
) -> Value:
    """The result of a built-in function that may involve strings of bytes. Raises RubyError."""
    if Trait.KEEPS_ENCODING in traits and arguments:
        if type(made) is str and any(made is other for other in arguments[1:]):
            made = made[:1] + made[1:]  # with the encoding of the first, and not of the other
        made = alike(known, arguments[0], made)
    return _with_bytes(known, made)


def _with_bytes(known: BinaryStrings, made: Value) -> Value:
    """A value with its strings of bytes beyond ASCII, which can only be of such strings."""
    if type(made) is list:
        entries = [_with_bytes(known, entry) for entry in made]
        return made if all(map(operator.is_, made, entries)) else entries
    if type(made) is dict:
        values = [_with_bytes(known, entry) for entry in made.values()]
        same = all(map(operator.is_, made.values(), values))
        return made if same else dict(zip(made, values, strict=True))
    if type(made) is not str or made.isascii() or id(made) in known:
        return made
    kinds = [is_binary(character) for character in made if character > "\x7f"]
    if not any(kinds) or all(type(each) is str and each.isascii() for each in known.values()):
        return made  # characters only, or bytes of a file
    if not all(kinds):
        raise _incompatible(kinds[0])
    return _marked(known, made) if len(made) >= _SHORTEST else made


def _marked(known: BinaryStrings, made: str) -> str:
    copy = made[:1] + made[1:]  # functions may return the same string again
    known[id(copy)] = copy
    return copy


def _incompatible(bytes_first: bool) -> RubyError:
    names = ("ASCII-8BIT", "UTF-8") if bytes_first else ("UTF-8", "ASCII-8BIT")
    message = f"incompatible character encodings: {names[0]} and {names[1]}"
    return RubyError("Encoding::CompatibilityError", message)
