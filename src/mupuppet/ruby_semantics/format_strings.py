r"""Ruby's format strings.

    %[flags][width][.precision]letter    %05.1f  %-10s  %#x  %+d
    %2$s                                 an argument by its number
    %*d                                  the width is an argument
    %<name>05d  %{name}                  an entry of the one argument, a hash

Letters: d i u (decimal), o x X b B (other bases; negative numbers in two's complement as
`..f01` unless there is a sign), f e E g G a A (floats), s (text), p (Ruby's inspect), c (one
character). `format_string` reads a whole format, `format_value` formats one value by one letter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import isfinite
from typing import TypeVar

from mupuppet.basics.caches import emptied_by
from mupuppet.basics.floats import float_to_string
from mupuppet.basics.patterns import pattern
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import described, no_conversion, to_s
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.format_numbers import (
    Flags,
    float_string,
    integer_string,
    whole_float_string,
)
from mupuppet.values.ruby_numbers import NotANumber, parse_float, parse_integer
from mupuppet.values.ruby_strings import encoded
from mupuppet.values.value import Value
from mupuppet.versions.current import current_version

Number = TypeVar("Number", int, float)

#: C's int: no width, precision or number of an argument is greater.
_MAX_INT = 2**31 - 1
_DIGITS_OF_MAX_INT = 10
#: Wider fields would only take memory. Ruby has the same error for what is beyond its own limit.
_WIDEST = 9_999_999


def format_string(form: str, arguments: Sequence[Value]) -> str:
    """Ruby's `format(format, *arguments)`; raises RubyError with Ruby's message."""
    plain = _cached_parts(form) if len(form) <= _LONGEST_CACHED else _plain_parts(form)
    if plain is None:
        return _Formatter(form, arguments).string()
    literals, writers, classes, floats = plain
    if classes == [*map(type, arguments)]:
        for at in floats:
            if not isfinite(arguments[at]):
                break
        else:
            return form % (*arguments,)
    parts = [literals[0]]
    for write, value, literal in zip(writers, arguments, literals[1:], strict=False):
        parts.append(write(value))
        parts.append(literal)
    if len(writers) > len(arguments):
        raise RubyError("ArgumentError", "too few arguments")
    return "".join(parts)


Writer = Callable[[Value], str]

_PLAIN = pattern(r"%(?:%|([-+ #0]*)([1-9][0-9]{0,5})?(?:\.([0-9]{0,5}))?([diuoxXbBfeEgGaAspc]))")


def _plain_parts(form: str) -> tuple[list[str], list[Writer], list[type | None], list[int]] | None:
    """The strings around directives, and what these write; None if some are not common ones.

    Also the classes of values of which Python's own directives make the same as Ruby's, and
    which are floats: with values of these classes, and no others, Python formats the whole.
    """
    literals: list[str] = [""]
    writers: list[Writer] = []
    classes: list[type | None] = []
    position = 0
    for found in _PLAIN.finditer(form):
        literals[-1] += form[position : found.start()]
        position = found.end()
        flags, width, precision, letter = found.groups()
        if letter is None:
            literals[-1] += "%"
            continue
        writers.append(_writer(letter, flags, width, precision))
        classes.append(_common_class(letter, flags, precision))
        literals.append("")
    literals[-1] += form[position:]
    rest = _PLAIN.sub("", form)
    floats = [at for at, kind in enumerate(classes) if kind is float]
    return None if "%" in rest else (literals, writers, classes, floats)


_LONGEST_CACHED = 1000
_cached_parts = lru_cache(1000)(_plain_parts)
emptied_by(_cached_parts.cache_clear)


def _writer(letter: str, flags: str, width: str | None, precision: str | None) -> Writer:
    if letter == "s" and not flags and width is None and precision is None:
        return to_s
    chosen = Flags(width=int(width) if width else None)
    chosen.precision = None if precision is None else int(precision or 0)
    for flag in flags:
        setattr(chosen, _FLAG_NAMES[flag], True)
    if _common_class(letter, flags, precision) is int:
        own = f"%{flags}{width or ''}d"
        return lambda value: (
            own % value if type(value) is int else format_value(letter, value, chosen)
        )
    return lambda value: format_value(letter, value, chosen)


def _common_class(letter: str, flags: str, precision: str | None) -> type | None:
    """The class of the values of which a directive makes the same in Python as in Ruby."""
    if letter == "d" and precision is None and _SIMPLE_FLAGS.issuperset(flags):
        return int
    if letter == "f" and precision and _SIMPLE_FLAGS.issuperset(flags):
        return float  # but not what is infinite, or no number
    return str if letter == "s" and precision is None and not flags else None


_SIMPLE_FLAGS = frozenset("0-")


class _Arguments:
    """Arguments are taken one by one, by number, or by name, but in one way only."""

    def __init__(self, values: Sequence[Value]) -> None:
        self._values = values
        self._taken = 0
        self._way = ""

    def next(self) -> Value:
        """The next argument."""
        number = self._taken + 1
        if self._way in ("numbered", "named"):
            raise RubyError("ArgumentError", f"unnumbered({number}) mixed with {self._way}")
        self._taken = number
        return self._at(number)

    def numbered(self, number: int) -> Value:
        """The argument of a number, from 1."""
        if self._taken:
            raise RubyError("ArgumentError", f"numbered({number}) after unnumbered({self._taken})")
        if self._way == "named":
            raise RubyError("ArgumentError", f"numbered({number}) after named")
        if number < 1:
            raise RubyError("ArgumentError", f"invalid index - {number}$")
        self._way = "numbered"
        return self._at(number)

    def named(self, name: str) -> Value:
        """An entry of the hash; the name is given with its brackets."""
        if self._taken:
            raise RubyError("ArgumentError", f"named{name} after unnumbered({self._taken})")
        if self._way == "numbered":
            raise RubyError("ArgumentError", f"named{name} after numbered")
        self._way = "named"
        if len(self._values) != 1 or type(self._values[0]) is not dict:
            raise RubyError("ArgumentError", "one hash required")
        entries = self._values[0]
        if name[1:-1] not in entries:
            raise RubyError("KeyError", f"key{name} not found")
        return entries[name[1:-1]]

    def _at(self, number: int) -> Value:
        if number > len(self._values):
            raise RubyError("ArgumentError", "too few arguments")
        return self._values[number - 1]


class _Missing:
    """No argument has been chosen yet."""


_MISSING = _Missing()


class _Directive:
    """What has been read of a directive: flags, width, precision, and its argument."""

    __slots__ = ("flags", "has_precision", "name", "value")

    def __init__(self) -> None:
        self.flags = Flags()
        #: Whether a precision has been written, even one that does not count.
        self.has_precision = False
        self.value: Value = _MISSING
        self.name: str | None = None

    @property
    def is_plain(self) -> bool:
        return not self.has_precision and self.flags == Flags()

    def check_flag(self) -> None:
        if self.flags.width is not None:
            raise RubyError("ArgumentError", "flag after width")
        if self.has_precision:
            raise RubyError("ArgumentError", "flag after precision")

    def check_width(self) -> None:
        if self.flags.width is not None:
            raise RubyError("ArgumentError", "width given twice")
        if self.has_precision:
            raise RubyError("ArgumentError", "width after precision")


class _Formatter:
    """Reads a format, and writes its arguments."""

    def __init__(self, form: str, arguments: Sequence[Value]) -> None:
        self._format = form
        self._arguments = _Arguments(arguments)
        self._position = 0
        self._parts: list[str] = []

    def string(self) -> str:
        form = self._format
        while True:
            percent = form.find("%", self._position)
            if percent < 0:
                self._parts.append(form[self._position :])
                return "".join(self._parts)
            self._parts.append(form[self._position : percent])
            self._position = percent + 1
            if self._position == len(form):
                message = "incomplete format specifier; use %% (double %) instead"
                raise RubyError("ArgumentError", message)
            self._read_directive()

    def _letter(self) -> str:
        """The letter at the position; a null character is at the end."""
        return self._format[self._position : self._position + 1] or "\0"

    def _read_directive(self) -> None:
        directive = _Directive()
        while True:
            letter = self._letter()
            if letter in _FLAG_NAMES:
                directive.check_flag()
                setattr(directive.flags, _FLAG_NAMES[letter], True)
                self._position += 1
            elif letter in "123456789":
                self._read_width_or_number(directive)
            elif letter in "<{":
                if self._read_name(directive, letter):
                    return
            elif letter == "*":
                self._read_width_argument(directive)
            elif letter == ".":
                self._read_precision(directive)
            else:
                self._finish(directive, letter)
                return

    def _read_number(self, what: str) -> int:
        start = self._position
        while self._letter() in "0123456789":
            self._position += 1
        if self._position >= len(self._format):
            raise RubyError("ArgumentError", "malformed format string - %*[0-9]")
        digits = self._format[start : self._position].lstrip("0")
        if len(digits) > _DIGITS_OF_MAX_INT or int(digits or "0") > _MAX_INT:
            raise RubyError("ArgumentError", f"{what} too big")
        return int(digits or "0")

    def _read_width_or_number(self, directive: _Directive) -> None:
        number = self._read_number("width")
        if self._letter() != "$":
            directive.check_width()
            directive.flags.width = _limited(number, "width")
            return
        if directive.value is not _MISSING:
            raise RubyError("ArgumentError", f"value given twice - {number}$")
        directive.value = self._arguments.numbered(number)
        self._position += 1

    def _read_name(self, directive: _Directive, opening: str) -> bool:
        """Read `<name>` or `{name}`; the latter ends the directive."""
        closing = ">" if opening == "<" else "}"
        end = self._format.find(closing, self._position)
        if end < 0:
            raise RubyError("ArgumentError", "malformed name - unmatched parenthesis")
        name = self._format[self._position : end + 1]
        if directive.name is not None:
            raise RubyError("ArgumentError", f"named{name} after <{directive.name}>")
        directive.value = self._arguments.named(name)
        directive.name = name[1:-1]
        self._position = end + 1
        if opening == "{":
            self._parts.append(string_in_field(to_s(directive.value), directive.flags))
            return True
        return False

    def _read_width_argument(self, directive: _Directive) -> None:
        directive.check_width()
        width = self._read_star("width")
        directive.flags.width = _limited(abs(width), "width")
        directive.flags.left = directive.flags.left or width < 0

    def _read_precision(self, directive: _Directive) -> None:
        if directive.has_precision:
            raise RubyError("ArgumentError", "precision given twice")
        directive.has_precision = True
        self._position += 1
        precision = self._read_star("precision") if self._letter() == "*" else None
        if precision is None:
            precision = self._read_number("precision")
        directive.flags.precision = None if precision < 0 else _limited(precision, "precision")

    def _read_star(self, what: str) -> int:
        """The argument that `*` or `*1$` stands for."""
        self._position += 1
        start = self._position
        number = self._read_number(what)
        if self._letter() == "$":
            self._position += 1
            return to_int(self._arguments.numbered(number))
        self._position = start
        return to_int(self._arguments.next())

    def _finish(self, directive: _Directive, letter: str) -> None:
        if letter in "%\n\0":
            if not directive.is_plain:
                raise RubyError("ArgumentError", "invalid format character - %")
            self._parts.append("%")
            # A line end after the percent sign is written as well.
            self._position += letter == "%"
            return
        if letter not in _LETTERS:
            shown = f" - %{letter}" if letter.isascii() and letter.isprintable() else ""
            raise RubyError("ArgumentError", f"malformed format string{shown}")
        value = self._arguments.next() if directive.value is _MISSING else directive.value
        self._parts.append(format_value(letter, value, directive.flags))
        self._position += 1


def _limited(number: int, what: str) -> int:
    if number > _WIDEST:
        raise RubyError("ArgumentError", f"{what} too big")
    return number


_FLAG_NAMES = {" ": "space", "#": "alternative", "+": "plus", "-": "left", "0": "zero"}
_LETTERS = frozenset("diuoxXbBfeEgGaAspc")


def format_value(letter: str, value: Value, flags: Flags) -> str:
    """One value by one letter."""
    if letter in "diuoxXbB":
        return integer_string(letter, to_integer(value), flags)
    if letter == "s":
        return string_in_field(to_s(value), flags)
    if letter == "p":
        return string_in_field(described(value), flags)
    if letter == "c":
        character = _character(value)
        return string_in_field(character, Flags(left=flags.left, width=flags.width))
    if letter == "f" and type(value) is int:
        return whole_float_string(value, flags)
    return float_string(letter, to_float(value), flags)


def string_in_field(string: str, flags: Flags) -> str:
    """A string, cut off at the precision and filled up to the width."""
    if flags.precision is not None:
        string = string[: flags.precision]
    if flags.width is None:
        return string
    width = _limited(flags.width, "width")
    return string.ljust(width) if flags.left else string.rjust(width)


# --- What Ruby makes numbers of


def to_integer(value: Value) -> int:
    """Ruby's `Integer(value)`"""
    kind = type(value)
    if kind is int:
        return int(value)
    if kind is float:
        return _whole(value)
    if kind is str:
        return _number_or_error(parse_integer, value)
    raise RubyError("TypeError", f"can't convert {_shown_kind(value)} into Integer")


def to_float(value: Value) -> float:
    """Ruby's `Float(value)`"""
    kind = type(value)
    if kind is int or kind is float:
        return float(value)
    if kind is str:
        return _number_or_error(parse_float, value)
    raise RubyError("TypeError", f"can't convert {_shown_kind(value)} into Float")


def _number_or_error(parse: Callable[[str], Number], string: str) -> Number:
    try:
        return parse(string)
    except NotANumber as problem:
        raise RubyError("ArgumentError", str(problem)) from None


def _shown_kind(value: Value) -> str:
    return described(value) if value is None or type(value) is bool else class_name(value)


def to_int(value: Value) -> int:
    """A number that C can count with, where Ruby converts nothing else."""
    kind = type(value)
    if kind is not int and kind is not float:
        no_conversion(value, "Integer")
    number = _whole(value)
    if kind is float and not -(2**63) <= number < 2**63:
        raise RubyError("RangeError", f"float {value:.10g} out of range of integer")
    if not -_MAX_INT - 1 <= number <= _MAX_INT:
        size = "big" if number > 0 else "small"
        raise RubyError("RangeError", f"integer {number} too {size} to convert to `int'")
    return number


def _whole(number: float) -> int:
    try:
        return int(number)
    except (OverflowError, ValueError):  # neither infinity nor NaN has an integer
        raise RubyError("FloatDomainError", float_to_string(number)) from None


def _character(value: Value) -> str:
    if type(value) is str:
        if current_version.get().format_takes_first:
            return value[:1]
        if len(value) != 1:
            raise RubyError("ArgumentError", "%c requires a character")
        return value
    number = to_int(value)
    if not 0 <= number <= 0x10FFFF:
        raise RubyError("ArgumentError", "invalid character")
    return encoded(number)
