"""Bytes and encodings of strings, other less usual methods, and methods of symbols."""

from __future__ import annotations

import re

from mupuppet.ruby.core import string_matching
from mupuppet.ruby.core.encoding import UTF_8, Encoding
from mupuppet.ruby.core.enumerable import strings_of_range
from mupuppet.ruby.core.numeric import clamp_bounds
from mupuppet.ruby.core.pack import unpacked
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import MANY, TABLES, Enumerator
from mupuppet.ruby.core.string import regexp_method, string_method, symbol_method
from mupuppet.ruby_semantics.comparison import ordered, truthy
from mupuppet.ruby_semantics.conversion import as_integer, as_string, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc, Range, Symbol
from mupuppet.ruby_semantics.strings import binary_string
from mupuppet.values.ruby_strings import successor
from mupuppet.values.strings import dump_string
from mupuppet.values.value import Value


def _is_valid(string: str) -> bool:
    """Whether all bytes of a string are UTF-8."""
    return not any("\udc80" <= character <= "\udcff" for character in string)


string_method("succ next")(lambda run, string, block: successor(string))
string_method("ascii_only?")(lambda run, string, block: string.isascii())
string_method("valid_encoding?")(lambda run, string, block: _is_valid(string))
string_method("dump")(lambda run, string, block: dump_string(string))
string_method("chr")(lambda run, string, block: string[:1])


@string_method("b")
def _binary_copy(run: Run, string: str, block: Proc | None) -> Value:
    return binary_string(string.encode("utf-8", "surrogateescape"))


@string_method("scrub", 0, 1)
def _scrub(run: Run, string: str, block: Proc | None, *other: Value) -> Value:
    if other and block is not None:
        raise RubyError("ArgumentError", "both of block and replacement given")
    return string if _is_valid(string) else _scrubbed(string, other)


def _scrubbed(string: str, other: tuple[Value, ...]) -> str:
    raise UnsupportedRuby("a string of bytes that are not UTF-8")


@string_method("encoding")
def _encoding(run: Run, string: str, block: Proc | None) -> Value:
    if not _is_valid(string):
        raise UnsupportedRuby("the encoding of a string with bytes that are not UTF-8")
    return UTF_8


@string_method("force_encoding", 1)
def _force_encoding(run: Run, string: str, block: Proc | None, encoding: Value) -> Value:
    if not isinstance(encoding, Encoding):
        as_string(encoding)
    return _encode(run, string, None, encoding)


@string_method("encode", 0, MANY)
def _encode(run: Run, string: str, block: Proc | None, *encodings: Value) -> Value:
    options = encodings[-1] if encodings and isinstance(encodings[-1], dict) else None
    if options is not None and not all(isinstance(name, Symbol) for name in options):
        as_string(options)
    names = [to_s(name).upper() for name in (encodings[:-1] if options is not None else encodings)]
    if options is not None and Symbol("xml") in options:
        return _for_xml(string, to_s(options[Symbol("xml")]))
    if all(name == "UTF-8" for name in names):
        # A binary string becomes a character string: a copy, since this one is recorded as binary.
        made = string.encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape")
        if _is_valid(made):
            return made
    if string.isascii() and all(name in ("UTF-8", "US-ASCII", "ASCII") for name in names):
        return string
    raise UnsupportedRuby(f"a string in the encoding {' '.join(names)}")


_XML = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


def _for_xml(string: str, how: str) -> str:
    made = "".join(_XML.get(character, character) for character in string)
    if how == "attr":
        return '"' + made.replace('"', "&quot;").replace("'", "&apos;") + '"'
    return made


@string_method("each_byte", enumerates=True)
def _each_byte(run: Run, string: str, block: Proc) -> Value:
    for byte in string.encode("utf-8", "surrogateescape"):
        block.call(byte)
    return string


@string_method("getbyte", 1)
def _getbyte(run: Run, string: str, block: Proc | None, index: Value) -> Value:
    content = string.encode("utf-8", "surrogateescape")
    place = as_integer(index)
    return content[place] if -len(content) <= place < len(content) else None


@string_method("byteslice", 1, 2)
def _byteslice(run: Run, string: str, block: Proc | None, *bounds: Value) -> Value:
    if not string.isascii():
        raise UnsupportedRuby("`byteslice' of a string that is not ASCII")
    if not isinstance(bounds[0], Range) or len(bounds) > 1:
        as_integer(bounds[0])
    return TABLES[str]["[]"].function(run, string, None, *bounds)


@string_method("sum", 0, 1)
def _sum(run: Run, string: str, block: Proc | None, bits: Value = 16) -> Value:
    total = sum(string.encode("utf-8", "surrogateescape"))
    return total % (1 << as_integer(bits)) if as_integer(bits) > 0 else total


@string_method("clamp", 1, 2)
def _clamp(run: Run, string: str, block: Proc | None, low: Value, *above: Value) -> Value:
    low, high = clamp_bounds(low, above)
    if low is not None and high is not None and ordered(low, high) > 0:
        raise RubyError("ArgumentError", "min argument must be smaller than max argument")
    if low is not None and ordered(string, low) < 0:
        return low
    return high if high is not None and ordered(string, high) > 0 else string


@string_method("upto", 1, 2)
def _upto(run: Run, string: str, block: Proc | None, last: Value, *exclusive: Value) -> Value:
    if block is None:
        return Enumerator(string, "upto", [last, *exclusive])
    for each in strings_of_range(
        string, as_string(last), exclusive=bool(exclusive and truthy(exclusive[0]))
    ):
        block.call(each)
    return string


@string_method("tr_s", 2)
def _tr_s(run: Run, string: str, block: Proc | None, old: Value, new: Value) -> Value:
    made: list[str] = []
    last: str | None = None
    as_string(old), as_string(new)
    translate, count = TABLES[str]["tr"].function, TABLES[str]["count"].function
    for character in string:
        changed = translate(run, character, None, old, new)
        is_changed = count(run, character, None, old) > 0
        if not is_changed or changed != last:
            made.append(changed)
        last = changed if is_changed else None
    return "".join(made)


@string_method("unpack", 1, 2)
def _unpack(run: Run, string: str, block: Proc | None, form: Value, *options: Value) -> Value:
    if options:
        raise UnsupportedRuby("`unpack' with an offset")
    if block is not None:
        raise UnsupportedRuby("`unpack' with a block")
    return unpacked(string.encode("utf-8", "surrogateescape"), as_string(form))


@string_method("unpack1", 1)
def _unpack1(run: Run, string: str, block: Proc | None, form: Value) -> Value:
    found = _unpack(run, string, None, form)
    return found[0] if found else None


# --- Symbols delegate to their names


def _by_name(name: str, *, gives_symbol: bool) -> None:
    method = TABLES[str][name]

    @symbol_method(name, method.minimum, method.maximum)
    def call(run: Run, symbol: Symbol, block: Proc | None, *values: Value) -> Value:
        made = method.function(run, symbol.name, block, *values)
        return Symbol(made) if gives_symbol else made


for _name in "upcase downcase capitalize swapcase succ next".split():
    _by_name(_name, gives_symbol=True)
for _name in "[] slice start_with? end_with? match match?".split():
    _by_name(_name, gives_symbol=False)


def _compared_names(name: str) -> None:
    @symbol_method(name, 1)
    def compare(run: Run, symbol: Symbol, block: Proc | None, other: Value) -> Value:
        if not isinstance(other, Symbol):
            return None
        return TABLES[str][name].function(run, symbol.name, None, other.name)


_compared_names("casecmp")
_compared_names("casecmp?")
symbol_method("intern")(lambda run, symbol, block: symbol)
symbol_method("between?", 2)(
    lambda run, symbol, block, low, high: ordered(symbol, low) >= 0 and ordered(symbol, high) <= 0
)


@symbol_method("to_proc")
def _to_proc(run: Run, symbol: Symbol, block: Proc | None) -> Value:
    from mupuppet.ruby.core.procs import named_proc

    return named_proc(run, symbol.name)


# --- Regular expressions

_FLAGS = {"i": 1, "x": 2, "m": 4}


regexp_method("options")(
    lambda run, regexp, block: sum(_FLAGS[character] for character in regexp.options)
)
regexp_method("casefold?")(lambda run, regexp, block: "i" in regexp.options)


@regexp_method("names")
def _names(run: Run, regexp: Value, block: Proc | None) -> Value:
    return re.findall(r"\(\?<([A-Za-z_]\w*)>", string_matching.pattern_of(regexp).source)
