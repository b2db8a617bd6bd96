r"""Ruby's regular expressions in the dialect of the `regex` library.

`regex` was chosen because it has what Ruby's engine has and Python's `re` lacks (subexpression
calls, set operations in classes, POSIX and Unicode properties, `\K`, `\G`, `\X`), and because
it has timeouts. What differs is translated:

- `^` and `$` are about lines, `.` never matches a line break unless `(?m)` says so;
- `\w \d \s \h` are ASCII, while `\b`, `[[:alpha:]]` and `\p{...}` are Unicode;
- `\z` and `\Z`; named groups, back references and calls;
- with named groups, plain parentheses do not capture;
- `{n,m}+` is not a possessive quantifier but a repeated group, and quantifiers may be quantified;
- whitespace and comments are removed where `x` is on.

The pattern has been checked by `syntax.regexps` or comes from a caller who reports errors.
"""

from __future__ import annotations

import re

from mupuppet.basics.patterns import pattern

_CLASS_ESCAPES = {
    "d": "0-9",
    "w": "a-zA-Z0-9_",
    "s": r" \t\r\n\f\v",
    "h": "0-9a-fA-F",
}
_OUTSIDE = {
    "z": r"\Z",
    "Z": r"(?=\n?\Z)",
    "A": r"\A",
    # In an empty string Python's own `\B` matches nowhere.
    "B": r"(?!\b)",
    "R": r"(?>\r\n|[\n\v\f\r\x85\u2028\u2029])",
    "e": r"\x1b",
}
_NAMED_GROUP = pattern(r"\(\?(?:<(?![=!])|')")
_OPTIONS = pattern(r"\(\?([a-z]*)(?:-([a-z]*))?([:)])")
#: Groups that are the same for `regex`, and those that it does not accept.
_GROUP = pattern(r"\(\?(?:[:=!>~(]|<[=!])")
_GROUP_NAME = pattern(r"\(\?(?:<(\w+)>|'(\w+)')")
_REFERENCE = pattern(r"\\([kg])(?:<([^>]+)>|'([^']+)')")
#: A property of characters; without braces the `p` stands for itself.
_PROPERTY = pattern(r"\\[pP]\{[^}]*\}")
_INTERVAL = pattern(r"\{(\d*)(,?)(\d*)\}")
_UNICODE = pattern(r"\\u(?:([0-9A-Fa-f]{4})|\{([0-9A-Fa-f\s]+)\})")
_OCTAL = pattern(r"\\(0[0-7]{0,2}|[1-7][0-7]{2})")
_CONTROL = pattern(r"\\(?:c|C-)([A-Za-z])")
#: Bytes of characters outside ASCII.
_BYTES = pattern(r"(?:\\x[89A-Fa-f][0-9A-Fa-f])+")
_HEXADECIMAL = pattern(r"\\x([0-9A-Fa-f]{1,2})")
#: Something after `^` that consumes a character, so that there must be one.
_CONSUMES = pattern(r"[^\\()\[\].*+?{}|^$](?![*?{])")
#: What is ignored where `x` is on.
_BLANK = pattern(r"[ \t\n\v\f\r]+|#[^\n]*")
_POSIX = pattern(r"\[:\^?[a-z]+:\]")


def translate(source: str) -> str:
    """The same pattern for `regex`, with the flags VERSION1 and MULTILINE. Raises ValueError."""
    return _Translator(source).run()


class _Translator:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.parts: list[str] = []
        #: Where the item before a quantifier begins in `parts`.
        self.last_item = 0
        self.open_groups: list[int] = []
        #: For each open group, and for the pattern around them: is whitespace ignored?
        self.extended = [False]
        self.has_names = _NAMED_GROUP.search(_without_classes(source)) is not None

    def run(self) -> str:
        source = self.source
        while self.at < len(source):
            character = source[self.at]
            if character == "\\":
                self._escape()
            elif self.extended[-1] and (blank := _BLANK.match(source, self.at)):
                self.at = blank.end()
            elif character == "[":
                self._item(self._class())
            elif character == "(":
                self._open()
            elif character == ")":
                self._close()
            elif character in "*+?" or (character == "{" and _INTERVAL.match(source, self.at)):
                self._quantifier()
            else:
                self._item(self._plain(character))
                self.at += 1
        return "".join(self.parts)

    def _plain(self, character: str) -> str:
        if character == "^" and not _CONSUMES.match(self.source, self.at + 1):
            # No line begins after the last line break of a string.
            return r"^(?!(?<=\n)\Z)"
        return "\\&" if character == "&" else character

    def _item(self, string: str) -> None:
        self.last_item = len(self.parts)
        self.parts.append(string)

    # --- Escapes

    def _escape(self) -> None:
        source = self.source
        letter = source[self.at + 1 : self.at + 2]
        if reference := _REFERENCE.match(source, self.at):
            self.at = reference.end()
            self._item(self._reference(reference))
        elif unicode := _UNICODE.match(source, self.at):
            self.at = unicode.end()
            self._item(_characters(unicode))
        elif octal := _OCTAL.match(source, self.at):
            self.at = octal.end()
            self._item(f"\\x{int(octal[1], 8):02x}")
        elif letter in _CLASS_ESCAPES:
            self.at += 2
            self._item(f"[{_CLASS_ESCAPES[letter]}]")
        elif letter.lower() in _CLASS_ESCAPES:
            self.at += 2
            self._item(f"[^{_CLASS_ESCAPES[letter.lower()]}]")
        elif letter in _OUTSIDE:
            self.at += 2
            self._item(_OUTSIDE[letter])
        elif control := _CONTROL.match(source, self.at):
            self.at = control.end()
            self._item(f"\\x{ord(control[1]) & 0x1F:02x}")
        elif encoded := _BYTES.match(source, self.at):
            self.at = encoded.end()
            for character in _decoded(encoded[0]):
                self._item(re.escape(character))
        elif code := _HEXADECIMAL.match(source, self.at):
            self.at = code.end()
            self._item(f"\\x{int(code[1], 16):02x}")
        elif _PROPERTY.match(source, self.at):
            end = source.find("}", self.at) + 1
            self._item(source[self.at : end])
            self.at = end
        else:
            self._item(_plain_escape(letter))
            self.at += 2

    def _reference(self, match: re.Match[str]) -> str:
        name = match[2] or match[3]
        if match[1] == "k":
            if not _is_number(name):
                return f"(?P={name})"
            number = int(name)
            return f"\\g<{number if number > 0 else self._groups_before() + 1 + number}>"
        return f"(?&{name})" if not _is_number(name) else f"(?{name})"

    def _groups_before(self) -> int:
        """How many groups have been opened, for references that count backwards."""
        return sum(part == "(" or part.startswith("(?P<") for part in self.parts)

    # --- Classes

    def _class(self) -> str:
        """A bracketed class, with the classes in it."""
        source = self.source
        self.at += 1
        parts = ["["]
        if source.startswith("^", self.at):
            parts.append("^")
            self.at += 1
        first = True
        while self.at < len(source):
            character = source[self.at]
            if character == "]" and not first:
                self.at += 1
                break
            first = False
            if character == "[":
                posix = _POSIX.match(source, self.at)
                if posix is not None:
                    parts.append(posix[0])
                    self.at = posix.end()
                else:
                    parts.append(self._class())
            elif character == "\\":
                parts.append(self._class_escape())
            elif source.startswith("&&", self.at):
                parts.append("&&")
                self.at += 2
            else:
                parts.append("\\" + character if character in "|~&]" else character)
                self.at += 1
        return "".join([*parts, "]"])

    def _class_escape(self) -> str:
        source = self.source
        character = source[self.at + 1 : self.at + 2]
        if unicode := _UNICODE.match(source, self.at):
            self.at = unicode.end()
            return _characters(unicode)
        if octal := _OCTAL.match(source, self.at):
            self.at = octal.end()
            return f"\\x{int(octal[1], 8):02x}"
        if encoded := _BYTES.match(source, self.at):
            self.at = encoded.end()
            return re.escape(_decoded(encoded[0]))
        if _PROPERTY.match(source, self.at):
            end = source.find("}", self.at) + 1
            string = source[self.at : end]
            self.at = end
            return string
        self.at += 2
        if character in _CLASS_ESCAPES:
            return _CLASS_ESCAPES[character]
        if character.lower() in _CLASS_ESCAPES:
            return f"[^{_CLASS_ESCAPES[character.lower()]}]"
        if character == "b":
            return r"\x08"
        if character == "e":
            return r"\x1b"
        return _plain_escape(character)

    # --- Groups and quantifiers

    def _open(self) -> None:
        source = self.source
        if source.startswith("(?#", self.at):
            end = source.find(")", self.at)
            if end < 0:
                raise ValueError("end pattern in group")
            self.at = end + 1
            return
        self.open_groups.append(len(self.parts))
        self.extended.append(self.extended[-1])
        if name := _GROUP_NAME.match(source, self.at):
            self.parts.append(f"(?P<{name[1] or name[2]}>")
            self.at = name.end()
            return
        options = _OPTIONS.match(source, self.at)
        if options is not None and not source.startswith("(?:", self.at):
            self._options(options)
            return
        if source.startswith("(?", self.at):
            group = _GROUP.match(source, self.at)
            if group is None:  # `regex` has others, such as recursion without end
                raise ValueError("undefined group option")
            self.parts.append(group[0])
            self.at = group.end()
            return
        self.parts.append("(?:" if self.has_names else "(")
        self.at += 1

    def _options(self, match: re.Match[str]) -> None:
        """Ruby's `m` is what others call `s`; its `a`, `d` and `u` change nothing here."""
        on = "".join({"m": "s"}.get(o, o) for o in match[1] if o in "im")
        off = "".join({"m": "s"}.get(o, o) for o in match[2] or "" if o in "im")
        flags = on + (f"-{off}" if off else "")
        self.at = match.end()
        if match[3] == ")":  # to the end of the group around it
            self.open_groups.pop()
            self.extended.pop()
        if "x" in match[1] or "x" in (match[2] or ""):
            self.extended[-1] = "x" in match[1]
        if match[3] == ":":
            self.parts.append(f"(?{flags}:")
        elif flags:
            self.parts.append(f"(?{flags})")

    def _close(self) -> None:
        self.parts.append(")")
        self.at += 1
        self.last_item = self.open_groups.pop() if self.open_groups else len(self.parts) - 1
        if len(self.extended) > 1:
            self.extended.pop()

    def _quantifier(self) -> None:
        source = self.source
        interval = _INTERVAL.match(source, self.at)
        if interval is None:
            quantifier = source[self.at]
            self.at += 1
            if source[self.at : self.at + 1] in ("?", "+"):
                quantifier += source[self.at]
                self.at += 1
            self._quantify(quantifier)
            return
        low, comma, high = interval.groups()
        if not low and not (comma and high):
            # Braces without a number are literal.
            self._item("\\{")
            self.at += 1
            return
        string = f"{{{low or 0}{comma}{high}}}"
        self.at = interval.end()
        if comma and source.startswith("?", self.at):
            string += "?"
            self.at += 1
        self._quantify(string)

    def _quantify(self, quantifier: str) -> None:
        while self.extended[-1] and (blank := _BLANK.match(self.source, self.at)):
            self.at = blank.end()
        following = self.source[self.at : self.at + 1]
        is_quantified = following in ("+", "*", "?") or _INTERVAL.match(self.source, self.at)
        if is_quantified:  # a quantifier of the quantified item
            self.parts.insert(self.last_item, "(?:")
            quantifier += ")"
        self.parts.append(quantifier)


def _without_classes(source: str) -> str:
    """The pattern without escapes and classes, to look for groups in."""
    return re.sub(r"\\.|\[(?:\\.|[^\]\\])*\]", "", source, flags=re.DOTALL)


#: Letters and digits whose escapes mean the same on both sides; others stand for themselves.
_SHARED_ESCAPES = frozenset("0123456789abBfGKnrtvxX")


def _plain_escape(character: str) -> str:
    return "\\" + character if character in _SHARED_ESCAPES else re.escape(character)


def _characters(match: re.Match[str]) -> str:
    codes = [match[1]] if match[1] else match[2].split()
    return "".join(re.escape(chr(int(code, 16))) for code in codes)


def _decoded(escapes: str) -> str:
    """The characters of bytes that are written as escapes."""
    return bytes.fromhex(escapes.replace("\\x", "")).decode("utf-8", "surrogateescape")


def _is_number(name: str) -> bool:
    return name.lstrip("-+").isdigit()
