"""Methods of strings that are less usual: bytes, encodings, successors; and those of symbols."""

from __future__ import annotations

import re

from mupuppet.ruby.evaluation import matching
from mupuppet.ruby.evaluation.enumerables import texts_of_range
from mupuppet.ruby.evaluation.errors import RubyError, UnsupportedRuby
from mupuppet.ruby.evaluation.numbers import clamp_bounds
from mupuppet.ruby.evaluation.packing import unpacked
from mupuppet.ruby.evaluation.run import MANY, TABLES, Enumerator, Run, call_method, definer
from mupuppet.ruby.evaluation.texts import regexp_method, symbol_method, text_method
from mupuppet.ruby.evaluation.values import (
    LibraryObject,
    Proc,
    Range,
    RubyRegexp,
    Symbol,
    as_integer,
    as_text,
    ordered,
    to_s,
    truthy,
)
from mupuppet.values.basic import Value
from mupuppet.values.ruby_strings import successor


class Encoding(LibraryObject):
    """An encoding of strings."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name

    def inspected(self) -> str:
        """`self.inspect`"""
        return f"#<Encoding:{self.name}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Encoding) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


UTF_8 = Encoding("UTF-8")
_encoding_method = definer(TABLES.setdefault(Encoding, {}))
_encoding_method("to_s name")(lambda run, encoding, block: encoding.name)


def _is_valid(text: str) -> bool:
    """Whether a string holds no bytes that are not UTF-8."""
    return not any("\udc80" <= letter <= "\udcff" for letter in text)


text_method("succ next")(lambda run, text, block: successor(text))
text_method("ascii_only?")(lambda run, text, block: text.isascii())
text_method("valid_encoding?")(lambda run, text, block: _is_valid(text))
text_method("b")(lambda run, text, block: text if text.isascii() else _scrubbed(text, ()))
text_method("chr")(lambda run, text, block: text[:1])
text_method("-@")(lambda run, text, block: text)


@text_method("scrub", 0, 1)
def _scrub(run: Run, text: str, block: Proc | None, *other: Value) -> Value:
    if other and block is not None:
        raise RubyError("ArgumentError", "both of block and replacement given")
    return text if _is_valid(text) else _scrubbed(text, other)


def _scrubbed(text: str, other: tuple[Value, ...]) -> str:
    raise UnsupportedRuby("a string of bytes that are not UTF-8")


@text_method("encoding")
def _encoding(run: Run, text: str, block: Proc | None) -> Value:
    if not _is_valid(text):
        raise UnsupportedRuby("the encoding of a string with bytes that are not UTF-8")
    return UTF_8


@text_method("force_encoding", 1)
def _force_encoding(run: Run, text: str, block: Proc | None, encoding: Value) -> Value:
    if not isinstance(encoding, Encoding):
        as_text(encoding)
    return _encode(run, text, None, encoding)


@text_method("encode", 0, MANY)
def _encode(run: Run, text: str, block: Proc | None, *encodings: Value) -> Value:
    options = encodings[-1] if encodings and isinstance(encodings[-1], dict) else None
    if options is not None and not all(isinstance(name, Symbol) for name in options):
        as_text(options)
    names = [to_s(name).upper() for name in (encodings[:-1] if options is not None else encodings)]
    if options is not None and Symbol("xml") in options:
        return _for_xml(text, to_s(options[Symbol("xml")]))
    if all(name == "UTF-8" for name in names):
        # Bytes become text: another string, since the same one may be known as bytes.
        made = text.encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape")
        if _is_valid(made):
            return made
    if text.isascii() and all(name in ("UTF-8", "US-ASCII", "ASCII") for name in names):
        return text
    raise UnsupportedRuby(f"a string in the encoding {' '.join(names)}")


_XML = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


def _for_xml(text: str, how: str) -> str:
    made = "".join(_XML.get(letter, letter) for letter in text)
    if how == "attr":
        return '"' + made.replace('"', "&quot;").replace("'", "&apos;") + '"'
    return made


@text_method("each_byte", enumerates=True)
def _each_byte(run: Run, text: str, block: Proc) -> Value:
    for byte in text.encode("utf-8", "surrogateescape"):
        block.call(byte)
    return text


@text_method("getbyte", 1)
def _getbyte(run: Run, text: str, block: Proc | None, index: Value) -> Value:
    content = text.encode("utf-8", "surrogateescape")
    place = as_integer(index)
    return content[place] if -len(content) <= place < len(content) else None


@text_method("byteslice", 1, 2)
def _byteslice(run: Run, text: str, block: Proc | None, *bounds: Value) -> Value:
    if not text.isascii():
        raise UnsupportedRuby("`byteslice' of a string that is not ASCII")
    if not isinstance(bounds[0], Range) or len(bounds) > 1:
        as_integer(bounds[0])
    return call_method(run, text, "[]", list(bounds), None)


@text_method("sum", 0, 1)
def _sum(run: Run, text: str, block: Proc | None, bits: Value = 16) -> Value:
    total = sum(text.encode("utf-8", "surrogateescape"))
    return total % (1 << as_integer(bits)) if as_integer(bits) > 0 else total


@text_method("clamp", 1, 2)
def _clamp(run: Run, text: str, block: Proc | None, low: Value, *above: Value) -> Value:
    low, high = clamp_bounds(low, above)
    if low is not None and high is not None and ordered(low, high) > 0:
        raise RubyError("ArgumentError", "min argument must be smaller than max argument")
    if low is not None and ordered(text, low) < 0:
        return low
    return high if high is not None and ordered(text, high) > 0 else text


@text_method("upto", 1, 2)
def _upto(run: Run, text: str, block: Proc | None, last: Value, *exclusive: Value) -> Value:
    if block is None:
        return Enumerator(text, "upto", [last, *exclusive])
    for each in texts_of_range(
        text, as_text(last), exclusive=bool(exclusive and truthy(exclusive[0]))
    ):
        block.call(each)
    return text


@text_method("tr_s", 2)
def _tr_s(run: Run, text: str, block: Proc | None, old: Value, new: Value) -> Value:
    made: list[str] = []
    last: str | None = None
    as_text(old), as_text(new)
    for letter in text:
        changed = call_method(run, letter, "tr", [old, new], None)
        is_changed = call_method(run, letter, "count", [old], None) > 0
        if not is_changed or changed != last:
            made.append(changed)
        last = changed if is_changed else None
    return "".join(made)


@text_method("unpack", 1, 2)
def _unpack(run: Run, text: str, block: Proc | None, form: Value, *options: Value) -> Value:
    if options:
        raise UnsupportedRuby("`unpack' with an offset")
    if block is not None:
        raise UnsupportedRuby("`unpack' with a block")
    return unpacked(text.encode("utf-8", "surrogateescape"), as_text(form))


@text_method("unpack1", 1)
def _unpack1(run: Run, text: str, block: Proc | None, form: Value) -> Value:
    found = _unpack(run, text, None, form)
    return found[0] if found else None


# --- Symbols do what their names do


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
        return call_method(run, symbol.name, name, [other.name], None)


_compared_names("casecmp")
_compared_names("casecmp?")
symbol_method("intern")(lambda run, symbol, block: symbol)
symbol_method("between?", 2)(
    lambda run, symbol, block, low, high: ordered(symbol, low) >= 0 and ordered(symbol, high) <= 0
)


@symbol_method("to_proc")
def _to_proc(run: Run, symbol: Symbol, block: Proc | None) -> Value:
    from mupuppet.ruby.evaluation.calls import named_proc

    return named_proc(run, symbol.name)


# --- Regular expressions

_FLAGS = {"i": 1, "x": 2, "m": 4}


def _options(regexp: Value) -> str:
    return regexp.options if isinstance(regexp, RubyRegexp) else ""


regexp_method("options")(
    lambda run, regexp, block: sum(_FLAGS[letter] for letter in _options(regexp))
)
regexp_method("casefold?")(lambda run, regexp, block: "i" in _options(regexp))


@regexp_method("names")
def _names(run: Run, regexp: Value, block: Proc | None) -> Value:
    return re.findall(r"\(\?<([A-Za-z_]\w*)>", matching.pattern_of(regexp).source)
