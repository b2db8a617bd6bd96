"""`Array#pack` and `String#unpack`, for the directives that modules use."""

from __future__ import annotations

import base64
import binascii
import re
import struct

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.core.run import check_size
from mupuppet.ruby_semantics.conversion import as_integer, as_string
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.strings import binary_string
from mupuppet.values.value import Value

_DIRECTIVE = pattern(r"\s*([a-zA-Z@])([_!<>]*)(\*|[0-9]+)?")
#: Integers of a fixed size and byte order, with their `struct` formats.
_NUMBERS = {
    "C": "B", "c": "b", "n": ">H", "N": ">I", "v": "<H", "V": "<I", "S": "<H", "s": "<h",
    "L": "<I", "l": "<i", "Q": "<Q", "q": "<q", "G": ">d", "g": ">f", "E": "<d", "e": "<f",
}  # fmt: skip


def _directives(form: str) -> list[tuple[str, str | None, str]]:
    """The directives of a format: letter, count and byte order."""
    found: list[tuple[str, str | None, str]] = []
    position = 0
    while position < len(form.rstrip()):
        match = _DIRECTIVE.match(form, position)
        if match is None:
            raise UnsupportedRuby(f"the form `{form}' of `pack'")
        found.append((match[1], match[3], match[2]))
        position = match.end()
    return found


def _number_form(letter: str, modifiers: str) -> str:
    form = _NUMBERS[letter]
    if ">" in modifiers:
        return ">" + form[-1]
    return form


def packed(values: list[Value], form: str) -> bytes:
    """The bytes of values in a format."""
    rest = list(values)
    made = b""
    for letter, count, modifiers in _directives(form):
        if letter in _NUMBERS:
            often = len(rest) if count == "*" else int(count or 1)
            for _ in range(often):
                made += _packed_number(_next(rest), _number_form(letter, modifiers))
        elif letter == "U":
            often = len(rest) if count == "*" else int(count or 1)
            for _ in range(often):
                made += _packed_character(as_integer(_next(rest)))
        elif letter in _STRINGS:
            given = _next(rest)
            if given is None and letter != "m":  # which knows no nil
                given = ""
            made += _STRINGS[letter](as_string(given).encode("utf-8", "surrogateescape"), count)
        elif letter == "x":
            check_size(int(count or 1))
            made += b"\0" * int(count or 1)
        else:
            raise UnsupportedRuby(f"the directive `{letter}' of `pack'")
    return made


def _next(rest: list[Value]) -> Value:
    if not rest:
        raise RubyError("ArgumentError", "too few arguments")
    return rest.pop(0)


def _packed_character(code: int) -> bytes:
    if not -(2**63) <= code < 2**63:
        raise RubyError("RangeError", "bignum too big to convert into `long'")
    if not 0 <= code < 2**31:
        raise RubyError("RangeError", "pack(U): value out of range")
    if code > 0x10FFFF or 0xD800 <= code <= 0xDFFF:
        raise UnsupportedRuby("`pack' of a number that is not a character")
    return chr(code).encode()


def _packed_number(value: Value, form: str) -> bytes:
    if form[-1] in "dfe":
        return struct.pack(form, float(value))
    size = struct.calcsize(form)
    number = as_integer(value) & ((1 << 8 * size) - 1)
    return number.to_bytes(size, "big" if form.startswith(">") else "little")


def _packed_string(content: bytes, count: str | None, padding: bytes, end: bytes = b"") -> bytes:
    if count == "*":
        return content + end
    size = int(count or 1)
    check_size(size)
    return content[:size].ljust(size, padding)


def _packed_hex(content: bytes, count: str | None) -> bytes:
    digits = content if count == "*" else content[: int(count or 1)]
    string = digits.decode("ascii", "replace")
    try:
        made = binascii.unhexlify(string + "0" * (len(string) % 2))
    except ValueError:
        raise UnsupportedRuby("`pack' of characters that are not hexadecimal digits") from None
    return made + _missing_digits(len(digits), count)


def _missing_digits(given: int, count: str | None) -> bytes:
    """Ruby adds a byte for every two digits that a string lacks, of whatever kind they are."""
    wanted = given if count == "*" else int(count or 1)
    check_size(wanted)
    return b"\0" * ((wanted - given + 1) // 2)


def _packed_base64(content: bytes, count: str | None) -> bytes:
    if count == "0":
        return base64.b64encode(content)
    size = 45 if count is None or count == "*" else max(int(count) // 3 * 3, 3)
    lines = [content[at : at + size] for at in range(0, len(content), size)]
    return b"".join(base64.b64encode(line) + b"\n" for line in lines)


def _packed_bits(content: bytes, count: str | None) -> bytes:
    digits = content if count == "*" else content[: int(count or 1)]
    string = digits.decode("ascii", "replace").ljust(-(-len(digits) // 8) * 8, "0")
    made = bytes(int(string[at : at + 8], 2) for at in range(0, len(string), 8))
    return made + _missing_digits(len(digits), count)


_STRINGS = {
    "a": lambda content, count: _packed_string(content, count, b"\0"),
    "A": lambda content, count: _packed_string(content, count, b" "),
    "Z": lambda content, count: _packed_string(content, count, b"\0", b"\0"),
    "H": _packed_hex,
    "m": _packed_base64,
    "B": _packed_bits,
}


def unpacked(content: bytes, form: str) -> list[Value]:
    """The values of bytes in a format."""
    found: list[Value] = []
    for letter, count, modifiers in _directives(form):
        if letter in _NUMBERS:
            written = _number_form(letter, modifiers)
            size = struct.calcsize(written)
            often = len(content) // size if count == "*" else int(count or 1)
            for _ in range(often):
                piece, content = content[:size], content[size:]
                found.append(struct.unpack(written, piece)[0] if len(piece) == size else None)
        elif letter == "U":
            string = content.decode("utf-8", "surrogateescape")
            taken = string if count == "*" else string[: int(count or 1)]
            found += [ord(each) for each in taken]
            content = string[len(taken) :].encode("utf-8", "surrogateescape")
        elif letter == "x":
            content = content[int(count or 1) :] if count != "*" else b""
        elif letter in _READERS:
            value, content = _READERS[letter](content, count)
            found.append(value)
        else:
            raise UnsupportedRuby(f"the directive `{letter}' of `unpack'")
    return found


def _taken(content: bytes, count: str | None) -> tuple[bytes, bytes]:
    size = len(content) if count == "*" else int(count or 1)
    return content[:size], content[size:]


def _read_plain(content: bytes, count: str | None) -> tuple[Value, bytes]:
    piece, rest = _taken(content, count)
    return binary_string(piece), rest


def _read_stripped(content: bytes, count: str | None) -> tuple[Value, bytes]:
    piece, rest = _taken(content, count)
    return binary_string(piece.rstrip(b" \0")), rest


def _read_ended(content: bytes, count: str | None) -> tuple[Value, bytes]:
    piece, rest = _taken(content, count)
    head, zero, behind = piece.partition(b"\0")
    return binary_string(head), behind + rest if count == "*" and zero else rest


def _read_hex(content: bytes, count: str | None) -> tuple[Value, bytes]:
    digits = content.hex()
    size = len(digits) if count == "*" else int(count or 1)
    return digits[:size], content[-(-size // 2) :]


def _read_bits(content: bytes, count: str | None) -> tuple[Value, bytes]:
    digits = "".join(f"{byte:08b}" for byte in content)
    size = len(digits) if count == "*" else int(count or 1)
    return digits[:size], content[-(-size // 8) :]


def _read_base64(content: bytes, count: str | None) -> tuple[Value, bytes]:
    if count == "0":
        try:
            made = base64.b64decode(content, validate=True)
        except ValueError:
            made = None
        # Bits that belong to no byte must be zero.
        if made is None or base64.b64encode(made) != content:
            raise RubyError("ArgumentError", "invalid base64")
        return binary_string(made), b""
    made = b"".join(_base64_groups(content))
    return binary_string(made), b""


def _base64_groups(content: bytes) -> list[bytes]:
    """The bytes of every four characters; other characters are skipped."""
    groups: list[bytes] = []
    group = b""
    for byte in content:
        character = bytes([byte])
        if character == b"=" and len(group) >= 2:
            groups.append(base64.b64decode(group + b"=" * (4 - len(group))))
            group = b""
        elif _BASE64_CHARACTER.match(character):
            group += character
            if len(group) == 4:
                groups.append(base64.b64decode(group))
                group = b""
    if len(group) >= 2:
        groups.append(base64.b64decode(group + b"=" * (4 - len(group))))
    return groups


_BASE64_CHARACTER = re.compile(rb"[A-Za-z0-9+/]")


_READERS = {
    "a": _read_plain,
    "A": _read_stripped,
    "Z": _read_ended,
    "H": _read_hex,
    "B": _read_bits,
    "m": _read_base64,
}
