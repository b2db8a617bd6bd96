r"""What Ruby resolves in a pattern before its regular expression engine sees it.

Escapes for characters outside ASCII become the characters themselves (`\u00e9`,
`\xc3\xa9`), escapes for ASCII characters become `\xHH`, which the engine never takes for an
operator. Everything else stays: back references, `\n`, `\d`, `\p{...}`.
"""

from __future__ import annotations

from typing import NoReturn


class RegexpError(Exception):
    """The pattern is rejected, for the reason given."""


#: After a backslash: what Ruby resolves itself.
_RESOLVED = frozenset("01234567xcCMu")

_HEX_DIGITS = frozenset("0123456789abcdefABCDEF")
_OCTAL_DIGITS = frozenset("01234567")

#: What `\u{...}` takes for space between its numbers.
_SPACES = frozenset(" \t\n\v\f\r")

_CONTROL_LETTERS = {
    "\\": 0x5C, "n": 0x0A, "t": 0x09, "r": 0x0D, "f": 0x0C, "v": 0x0B, "a": 0x07, "e": 0x1B,
}  # fmt: skip


def resolve_escapes(pattern: str) -> str:
    """The pattern as the engine reads it."""
    if not pattern.isascii() and any("\ud800" <= char <= "\udfff" for char in pattern):
        raise RegexpError("invalid multibyte character")
    found = pattern.find("\\")
    if found < 0:
        return pattern
    parts: list[str] = []
    copied = 0
    end = len(pattern)
    while found >= 0:
        after = found + 1
        if after == end:
            raise RegexpError("too short escape sequence")
        char = pattern[after]
        if char in _RESOLVED and not _is_small_number(pattern, after):
            parts.append(pattern[copied:found])
            resolved, copied = (_unicode if char == "u" else _bytes)(pattern, found)
            parts.append(resolved)
            found = pattern.find("\\", copied)
        else:
            found = pattern.find("\\", after + 1)
    parts.append(pattern[copied:])
    return "".join(parts)


def _is_small_number(pattern: str, pos: int) -> bool:
    r"""Is it a number that the engine reads: `\1`, a back reference or an ASCII character?"""
    return pattern[pos] in "1234567" and _number(pattern, pos, 3, 8)[0] <= 0o177


def _number(pattern: str, pos: int, most_digits: int, base: int) -> tuple[int, int]:
    """The number at `pos`, of no more than so many digits, and where it ends."""
    digits = _HEX_DIGITS if base == 16 else _OCTAL_DIGITS
    last = min(pos + most_digits, len(pattern))
    end = pos
    while end < last and pattern[end] in digits:
        end += 1
    return (int(pattern[pos:end], base) if end > pos else 0), end


def _character(code: int) -> str:
    """A character in the engine's eyes: never an operator."""
    return chr(code) if code >= 0x80 else f"\\x{code:02X}"


# --- Escapes of code points


def _unicode(pattern: str, pos: int) -> tuple[str, int]:
    r"""The characters of `\uHHHH` or `\u{H HH ...}` at `pos`, and where it ends."""
    pos += 2
    if pos == len(pattern):
        raise RegexpError("too short escape sequence")
    if pattern[pos] == "{":
        return _unicode_list(pattern, pos + 1)
    code, end = _number(pattern, pos, 4, 16)
    if end != pos + 4:
        raise RegexpError("invalid Unicode escape")
    return _code_point(code), end


def _unicode_list(pattern: str, pos: int) -> tuple[str, int]:
    characters = ""
    while True:
        while pos < len(pattern) and pattern[pos] in _SPACES:
            pos += 1
        start = pos
        code, pos = _number(pattern, pos, len(pattern), 16)
        if pos == start:
            break
        if pos - start > 6:
            raise RegexpError("invalid Unicode range")
        characters += _code_point(code)
    if not characters or pattern[pos : pos + 1] != "}":
        raise RegexpError("invalid Unicode list")
    return characters, pos + 1


def _code_point(code: int) -> str:
    if 0xD800 <= code <= 0xDFFF or code > 0x10FFFF:
        raise RegexpError("invalid Unicode range")
    return _character(code)


# --- Escapes of bytes


def _bytes(pattern: str, pos: int) -> tuple[str, int]:
    r"""The character whose UTF-8 bytes are escaped from `pos` on, and where they end."""
    first, pos = _byte(pattern, pos)
    if first < 0x80:
        return _character(first), pos
    encoded = bytes([first])
    while (character := _decoded(encoded)) is None:
        byte, pos = _byte(pattern, pos)
        encoded += bytes([byte])
    return character, pos


def _decoded(encoded: bytes) -> str | None:
    """The character of these bytes, None when more bytes are needed for one."""
    try:
        return encoded.decode("utf-8")
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            return None
        raise RegexpError("invalid multibyte escape") from None


def _byte(pattern: str, pos: int) -> tuple[int, int]:
    r"""The byte that is escaped at `pos` (`\xHH`, `\OOO`, `\cX`, `\M-\C-X`, ...)."""
    if pattern[pos : pos + 1] != "\\":
        raise RegexpError("too short escaped multibyte character")
    pos += 1
    meta = control = False
    while True:
        kind = pattern[pos : pos + 1]
        pos += 1
        if kind == "M":
            if meta:
                raise RegexpError("duplicate meta escape")
            meta = True
            if pattern[pos : pos + 1] != "-":
                raise RegexpError("too short meta escape")
            pos += 1
        elif kind == "C" or kind == "c":
            if kind == "C":
                if pattern[pos : pos + 1] != "-":
                    raise RegexpError("too short control escape")
                pos += 1
            if control:
                raise RegexpError("duplicate control escape")
            control = True
        else:
            code, pos = _simple_byte(pattern, pos, kind)
            break
        char = pattern[pos : pos + 1]
        if not char or not char.isascii():
            _too_short("meta" if kind == "M" else "control")
        pos += 1
        if char != "\\":
            code = ord(char)
            break
    if code > 0xFF:
        raise RegexpError("invalid escape code")
    if control:
        code &= 0x1F
    if meta:
        code |= 0x80
    return code, pos


def _too_short(kind: str) -> NoReturn:
    raise RegexpError(f"too short {kind} escape")


def _simple_byte(pattern: str, pos: int, kind: str) -> tuple[int, int]:
    """The byte of an escape without prefixes; `kind` is the character before `pos`."""
    if not kind:
        raise RegexpError("too short escape sequence")
    if kind in _CONTROL_LETTERS:
        return _CONTROL_LETTERS[kind], pos
    if kind in _OCTAL_DIGITS:
        return _number(pattern, pos - 1, 3, 8)
    if kind == "x":
        code, end = _number(pattern, pos, 2, 16)
        if end == pos:
            raise RegexpError("invalid hex escape")
        return code, end
    raise RegexpError("unexpected escape sequence")
