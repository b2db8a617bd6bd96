"""Methods of strings, symbols, regular expressions and matches."""

from __future__ import annotations

import re
from collections.abc import Callable

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.core import string_matching
from mupuppet.ruby.core.operators import OPERATORS, matched
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import MANY, TABLES, definer
from mupuppet.ruby_semantics.comparison import compare, equal, ordered
from mupuppet.ruby_semantics.conversion import as_integer, as_string
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.objects import MatchData, Proc, Range, Symbol
from mupuppet.ruby_semantics.strings import require_characters
from mupuppet.values.regexps import Regexp
from mupuppet.values.ruby_strings import CharacterSet, WrongCharacterSet, squeeze
from mupuppet.values.value import DEFAULT, Value
from mupuppet.versions.current import current_version

string_method = definer(TABLES.setdefault(str, {}))
symbol_method = definer(TABLES.setdefault(Symbol, {}))
regexp_method = definer(TABLES.setdefault(Regexp, {}))
match_method = definer(TABLES.setdefault(MatchData, {}))

_BLANK = " \t\n\v\f\r\0"


def _define_simple(names: str, function: object) -> None:
    """Define methods without arguments, as functions of the string."""
    assert callable(function)
    string_method(names)(lambda run, string, block: function(string))


string_method("to_s to_str itself clone -@ dedup", holds=True)(lambda run, string, block: string)
_define_simple("dup +@", lambda string: string)
_define_simple("length size", len)
_define_simple("empty?", lambda string: not string)


def _define_case(name: str, change: Callable[[str], str]) -> None:
    """Define methods that change the case of all letters or of those in ASCII."""

    @string_method(name, 0, MANY)
    def changed(run: Run, string: str, block: Proc | None, *options: Value) -> Value:
        require_characters(string)
        if not options:
            return change(string)
        if len(options) > 1:
            raise RubyError("ArgumentError", "too many options")
        if options[0] is Symbol("ascii") and string.isascii():
            return change(string)
        if options[0] in (Symbol("ascii"), Symbol("turkic"), Symbol("fold")):
            raise UnsupportedRuby(f"`{name}' with options")
        raise RubyError("ArgumentError", "invalid option")


def _without_blanks_before(string: str) -> str:
    stripped = string.lstrip(_BLANK)
    if _is_invalid(stripped[:1]):
        raise RubyError("ArgumentError", "invalid byte sequence in UTF-8")
    return stripped


def _without_blanks_after(string: str) -> str:
    stripped = string.rstrip(_BLANK)
    if current_version.get().rstrip_checks_all:
        if _is_invalid(string):
            raise RubyError("Encoding::CompatibilityError", "invalid byte sequence in UTF-8")
    elif _is_invalid(stripped[-1:]):
        raise RubyError("ArgumentError", "invalid byte sequence in UTF-8")
    return stripped


def _symbol(string: str) -> Symbol:
    require_characters(string)
    return Symbol(string)


def _is_invalid(string: str) -> bool:
    """Whether a string has bytes that are not UTF-8."""
    return not string.isascii() and any("\udc80" <= each <= "\udcff" for each in string)


_define_case("upcase", str.upper)
_define_case("downcase", str.lower)
_define_case("swapcase", str.swapcase)
_define_case("capitalize", lambda string: string[:1].title() + string[1:].lower())
_define_simple("strip", lambda string: _without_blanks_after(_without_blanks_before(string)))
_define_simple("lstrip", _without_blanks_before)
_define_simple("rstrip", _without_blanks_after)
_define_simple("chop", lambda string: string[:-2] if string.endswith("\r\n") else string[:-1])
_define_simple("reverse", lambda string: string[::-1])
_define_simple("to_sym intern", _symbol)
_define_simple("bytesize", lambda string: len(string.encode("utf-8", "surrogateescape")))
_define_simple("hex", lambda string: _leading_integer(string, 16))
_define_simple("oct", lambda string: _octal(string))


def _octal(string: str) -> int:
    """Octal digits, unless a prefix sets another base."""
    rest = string.lstrip(" \t\n\v\f\r").lstrip("+-").lower()
    base = {"0x": 16, "0b": 2, "0d": 10}.get(rest[:2], 8)
    if base == 10:
        return _leading_integer(string.lower().replace("0d", "", 1), 10)
    return _leading_integer(string, base)


def _pieces(names: str, cut: Callable[[str], list[Value]]) -> None:
    """Define methods that return parts of a string, or yield them to a block."""

    @string_method(names)
    def pieces(run: Run, string: str, block: Proc | None) -> Value:
        if block is None:
            return cut(string)
        for piece in cut(string):
            block.call(piece)
        return string


_pieces("chars", list)
_pieces("codepoints", lambda string: [ord(character) for character in string])
_pieces("bytes", lambda string: list(string.encode("utf-8", "surrogateescape")))


@string_method("lines", 0, 2)
def _lines(run: Run, string: str, block: Proc | None, *options: Value) -> Value:
    found = lines_of(string, options)
    if block is None:
        return found
    for line in found:
        block.call(line)
    return string


def lines_of(string: str, options: tuple[Value, ...] = ()) -> list[Value]:
    """The lines of a string, with another separator if one is given."""
    given = list(options)
    if not string and len(given) < 2:
        return []
    chomps = bool(given and isinstance(given[-1], dict) and Symbol("chomp") in given[-1])
    if chomps:
        chomps = given.pop().get(Symbol("chomp")) not in (None, False)
    if len(given) > 1:
        raise argument_error(len(given), "0..1")
    separator = as_string(given[0]) if given and given[0] is not None else "\n"
    if given and given[0] is None:
        return [string] if string else []
    if not separator:
        raise UnsupportedRuby("paragraphs as lines")
    ending = re.escape(separator)
    found: list[Value] = re.findall(rf"(?s:.*?){ending}|(?s:.+)\Z", string)
    if not chomps:
        return found
    if separator == "\n":
        return [line.removesuffix("\n").removesuffix("\r") if line.endswith("\n") else line
                for line in found]  # fmt: skip
    return [line.removesuffix(separator) for line in found]


@string_method("chomp", 0, 1)
def _chomp(run: Run, string: str, block: Proc | None, suffix: Value = "\n") -> Value:
    if suffix is None:
        return string
    if suffix == "\n":
        return (
            string[:-2]
            if string.endswith("\r\n")
            else string[:-1]
            if string[-1:] in ("\n", "\r")
            else string
        )
    return string.removesuffix(as_string(suffix))


@string_method("delete_prefix", 1)
def _delete_prefix(run: Run, string: str, block: Proc | None, prefix: Value) -> Value:
    return string.removeprefix(as_string(prefix))


@string_method("delete_suffix", 1)
def _delete_suffix(run: Run, string: str, block: Proc | None, suffix: Value) -> Value:
    return string.removesuffix(as_string(suffix))


@string_method("start_with?", 0, MANY)
def _start_with(run: Run, string: str, block: Proc | None, *prefixes: Value) -> Value:
    for prefix in prefixes:
        if isinstance(prefix, Regexp):
            found = prefix.match(string)
            if found is not None and found.start() == 0:
                run.match = MatchData(found, string)
                return True
        elif string.startswith(as_string(prefix)):
            return True
    return False


@string_method("end_with?", 0, MANY)
def _end_with(run: Run, string: str, block: Proc | None, *suffixes: Value) -> Value:
    return any(string.endswith(as_string(suffix)) for suffix in suffixes)


@string_method("include?", 1)
def _include(run: Run, string: str, block: Proc | None, part: Value) -> Value:
    return as_string(part) in string


@string_method("== === eql?", 1)
def _equal(run: Run, string: str, block: Proc | None, other: Value) -> Value:
    return equal(string, other)


@string_method("between?", 2)
def _between(run: Run, string: str, block: Proc | None, low: Value, high: Value) -> Value:
    return ordered(string, low) >= 0 and ordered(string, high) <= 0


@string_method("casecmp", 1)
def _casecmp(run: Run, string: str, block: Proc | None, other: Value) -> Value:
    return None if _is_other(other) else compare(_folded(string), _folded(as_string(other)))


@string_method("casecmp?", 1)
def _casecmp_p(run: Run, string: str, block: Proc | None, other: Value) -> Value:
    require_characters(string)
    return None if _is_other(other) else string.casefold() == as_string(other).casefold()


def _is_other(value: Value) -> bool:
    """Whether a value is neither a string nor nil."""
    return type(value) is not str and value is not None


def _folded(string: str) -> str:
    return re.sub("[A-Z]", lambda found: found[0].lower(), string)


@string_method("ljust", 1, 2)
def _ljust(run: Run, string: str, block: Proc | None, width: Value, pad: Value = " ") -> Value:
    return string + _padding(as_integer(width) - len(string), as_string(pad))


@string_method("rjust", 1, 2)
def _rjust(run: Run, string: str, block: Proc | None, width: Value, pad: Value = " ") -> Value:
    return _padding(as_integer(width) - len(string), as_string(pad)) + string


@string_method("center", 1, 2)
def _center(run: Run, string: str, block: Proc | None, width: Value, pad: Value = " ") -> Value:
    missing = max(0, as_integer(width) - len(string))
    characters = as_string(pad)
    return (
        _padding(missing // 2, characters) + string + _padding(missing - missing // 2, characters)
    )


def _padding(width: int, characters: str) -> str:
    if not characters:
        raise RubyError("ArgumentError", "zero width padding")
    if width <= 0:
        return ""
    check_size(width)
    return (characters * (width // len(characters) + 1))[:width]


@string_method("split", 0, 2)
def _split(
    run: Run, string: str, block: Proc | None, separator: Value = None, limit: Value = 0
) -> Value:
    if block is not None:
        raise UnsupportedRuby("`split' with a block")
    return string_matching.split(string, separator, as_integer(limit))


@string_method("sub", 0, 2)
def _sub(run: Run, string: str, block: Proc | None, *values: Value) -> Value:
    if len(values) < 2 and block is None:
        raise argument_error(len(values), "2")
    if not values:
        raise argument_error(0, "1..2")
    return string_matching.substitute(run, string, block, False, values)


@string_method("gsub", 1, 2)
def _gsub(run: Run, string: str, block: Proc | None, *values: Value) -> Value:
    if len(values) == 1 and block is None:
        raise UnsupportedRuby("`gsub' without a replacement")
    return string_matching.substitute(run, string, block, True, values)


@string_method("scan", 1)
def _scan(run: Run, string: str, block: Proc | None, pattern: Value) -> Value:
    found = string_matching.scan(run, string, pattern, block)
    return found if block is None else string


@string_method("match", 1, 2)
def _match(run: Run, string: str, block: Proc | None, pattern: Value, start: Value = None) -> Value:
    if start is not None:
        raise UnsupportedRuby("`match' from a position")
    if block is not None:
        raise UnsupportedRuby("`match' with a block")
    return matched(run, string_matching.regexp_values(pattern), string)


@string_method("match?", 1)
def _match_p(run: Run, string: str, block: Proc | None, pattern: Value) -> Value:
    require_characters(string)
    return string_matching.regexp_values(pattern).match(string) is not None


@string_method("=~", 1)
def _match_operator(run: Run, string: str, block: Proc | None, pattern: Value) -> Value:
    return OPERATORS["=~"](run, string, pattern)


@string_method("index", 1, 2)
def _index(run: Run, string: str, block: Proc | None, part: Value, start: Value = 0) -> Value:
    position = as_integer(start)
    if position < 0:
        position += len(string)
    if not 0 <= position <= len(string):
        return None
    if isinstance(part, Regexp):
        found = matched(run, part, string, position)
        return None if found is None else found.match.start()
    place = string.find(as_string(part), position)
    return None if place < 0 else place


@string_method("rindex", 1)
def _rindex(run: Run, string: str, block: Proc | None, part: Value) -> Value:
    if type(part) is not str:
        raise UnsupportedRuby("`rindex' of a regular expression")
    place = string.rfind(part)
    return None if place < 0 else place


@string_method("partition", 1)
def _partition(run: Run, string: str, block: Proc | None, separator: Value) -> Value:
    if type(separator) is str:
        return list(string.partition(separator)) if separator else ["", "", string]
    found = matched(run, string_matching.regexp_values(separator), string)
    if found is None:
        return [string, "", ""]
    start, end = found.match.start(), found.match.end()
    return [string[:start], string[start:end], string[end:]]


@string_method("rpartition", 1)
def _rpartition(run: Run, string: str, block: Proc | None, separator: Value) -> Value:
    if type(separator) is not str:
        raise UnsupportedRuby("`rpartition' by a regular expression")
    return list(string.rpartition(separator)) if separator else [string, "", ""]


@string_method("[] slice", 1, 2)
def _slice(run: Run, string: str, block: Proc | None, index: Value, *length: Value) -> Value:
    if isinstance(index, Regexp):
        found = matched(run, index, string)
        if found is None:
            return None
        return group_of(found, length[0] if length else 0)
    if type(index) is str and not length:
        return index if index in string else None
    if isinstance(index, Range) and not length:
        bounds = range_bounds(index, len(string))
        return None if bounds is None else string[bounds[0] : bounds[1]]
    position = as_integer(index)
    if position < 0:
        position += len(string)
    if not length:
        return string[position] if 0 <= position < len(string) else None
    count = as_integer(length[0])
    if not 0 <= position <= len(string) or count < 0:
        return None
    return string[position : position + count]


def range_bounds(bounds: Range, length: int) -> tuple[int, int] | None:
    """The bounds of a range in a sequence of some length; None if it begins outside."""
    first, last = bounds.first, bounds.last
    if type(first) is not int:
        first = 0 if first is None else as_integer(first)
    if type(last) is not int:
        last = -1 if last is None else as_integer(last)
    exclusive = bounds.exclusive and bounds.last is not None
    if first < 0:
        first += length
    if not 0 <= first <= length:
        return None
    if last < 0:
        last += length
    return first, max(first, last if exclusive else last + 1)


def define_operators(kind: type, names: str) -> None:
    """Define operators that are called as methods."""
    method = definer(TABLES.setdefault(kind, {}))
    for name in names.split():
        operator = OPERATORS[name]
        method(name, 1)(
            lambda run, left, block, right, operator=operator: operator(run, left, right)
        )


define_operators(str, "+ * % <=> < > <= >= !=")


_LEADING_FLOAT = pattern(
    r"[ \t\n\v\f\r]*([-+]?(?:[0-9]+(?:_[0-9]+)*(?:\.[0-9]+(?:_[0-9]+)*)?|\.[0-9]+(?:_[0-9]+)*)"
    r"(?:[eE][-+]?[0-9]+)?)"
)
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_PREFIXES = {16: "0x", 2: "0b", 8: "0o?"}


#: Python refuses to convert more digits at once.
_MOST_DIGITS = 4_000


def parsed_integer(digits: str, base: int) -> int:
    """`int` without underscores, for digits of the base. Raises ValueError for others."""
    if len(digits) > _MOST_DIGITS:
        raise UnsupportedRuby("an integer of thousands of digits")
    return int(digits.replace("_", ""), base)


def _leading_integer(string: str, base: int) -> int:
    if base == 10 and string.isascii() and string.isdecimal():
        return parsed_integer(string, 10)
    digits = _DIGITS[:base]
    prefix = f"(?:{_PREFIXES[base]})?" if base in _PREFIXES else ""
    found = re.match(rf"[ \t\n\v\f\r]*([-+]?){prefix}([{digits}]+(?:_[{digits}]+)*)", string, re.I)
    if found is None:
        return 0
    number = parsed_integer(found[2], base)
    return -number if found[1] == "-" else number


@string_method("to_i", 0, 1)
def _to_i(run: Run, string: str, block: Proc | None, base: Value = 10) -> Value:
    if base == 10 and string.isdecimal() and string.isascii() and len(string) <= _MOST_DIGITS:
        return int(string)
    number = as_integer(base)
    if number == 0:
        raise UnsupportedRuby("a number whose prefix sets its base")
    if not 2 <= number <= 36:
        raise RubyError("ArgumentError", f"invalid radix {number}")
    return _leading_integer(string, number)


@string_method("to_f")
def _to_f(run: Run, string: str, block: Proc | None) -> Value:
    found = _LEADING_FLOAT.match(string)
    return float(found[1].replace("_", "")) if found is not None else 0.0


@string_method("ord")
def _ord(run: Run, string: str, block: Proc | None) -> Value:
    if not string:
        raise RubyError("ArgumentError", "empty string")
    return ord(string[0])


@string_method("each_line", 0, 2, enumerates=True)
def _each_line(run: Run, string: str, block: Proc, *options: Value) -> Value:
    for line in lines_of(string, options):
        block.call(line)
    return string


@string_method("each_char", enumerates=True)
def _each_char(run: Run, string: str, block: Proc, *_: Value) -> Value:
    for character in string:
        block.call(character)
    return string


def _character_set(written: Value) -> CharacterSet:
    """A character set in the notation of `tr`, `delete`, `count` and `squeeze`."""
    try:
        return CharacterSet(as_string(written))
    except WrongCharacterSet as error:
        raise RubyError("ArgumentError", str(error)) from None


@string_method("tr", 2)
def _tr(run: Run, string: str, block: Proc | None, old: Value, new: Value) -> Value:
    require_characters(string)
    source = _character_set(old)
    target = _character_set(new).characters
    if as_string(new).startswith("^") and len(as_string(new)) > 1:
        raise UnsupportedRuby("a replacement of `tr' that begins with ^")
    if not target:
        return "".join(character for character in string if character not in source)
    if source.is_negated:
        return "".join(target[-1] if character in source else character for character in string)
    table: dict[str, str] = {}
    for position, character in enumerate(source.characters):
        table.setdefault(character, target[min(position, len(target) - 1)])
    return "".join(table.get(character, character) for character in string)


@string_method("delete", 0, MANY)
def _delete(run: Run, string: str, block: Proc | None, *characters: Value) -> Value:
    require_characters(string)
    if not string:
        return string
    if not characters:
        raise argument_error(0, "1+")
    removed = [_character_set(each) for each in characters]
    return "".join(each for each in string if not all(each in one for one in removed))


@string_method("count", 1, MANY)
def _count(run: Run, string: str, block: Proc | None, *characters: Value) -> Value:
    require_characters(string)
    counted = [_character_set(each) for each in characters]
    return sum(all(character in each for each in counted) for character in string)


@string_method("squeeze", 0, MANY)
def _squeeze(run: Run, string: str, block: Proc | None, *characters: Value) -> Value:
    require_characters(string)
    return squeeze(string, map(_character_set, characters))


# --- Symbols


@symbol_method("to_s name id2name")
def _symbol_to_s(run: Run, symbol: Symbol, block: Proc | None) -> Value:
    return symbol.name


@symbol_method("to_sym")
def _symbol_to_sym(run: Run, symbol: Symbol, block: Proc | None) -> Value:
    return symbol


@symbol_method("length size")
def _symbol_size(run: Run, symbol: Symbol, block: Proc | None) -> Value:
    return len(symbol.name)


symbol_method("empty?")(lambda run, symbol, block: not symbol.name)
define_operators(Symbol, "<=> =~ < <= > >=")


def name_or_string(value: Value) -> str:
    """A string, also from a symbol."""
    if isinstance(value, Symbol):
        return value.name
    return "default" if value is DEFAULT else as_string(value)


def group_of(data: MatchData, group: Value) -> Value:
    """The content of a group."""
    if isinstance(group, Symbol):
        group = group.name
    if type(group) is str:
        if group not in data.match.groupdict():
            raise RubyError("IndexError", f"undefined group name reference: {group}")
        return data.match.group(group)
    number = group if type(group) is int else as_integer(group)
    if number < 0:
        number += data.match.re.groups + 1
    try:
        return data.match.group(number)
    except IndexError:
        return None
