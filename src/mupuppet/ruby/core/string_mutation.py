"""Methods that change a string, or depend on which string it is."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.core.encoding import BINARY
from mupuppet.ruby.core.operators import matched
from mupuppet.ruby.core.run import Run, check_size, frozen_string
from mupuppet.ruby.core.runtime import MANY, TABLES, definer, receiving_strings, wrong_count
from mupuppet.ruby.core.string_matching import pattern_of
from mupuppet.ruby_semantics.conversion import as_integer, as_string, inspect, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.objects import Proc, Range, Symbol
from mupuppet.ruby_semantics.strings import RubyString, binary_string, content_of, is_binary
from mupuppet.values.regexps import Regexp
from mupuppet.values.ruby_strings import is_surrogate
from mupuppet.values.value import Value

#: The new content of a string, and the method's result; `_SAME` stands for the string itself.
Change = Callable[..., tuple[str, Value]]
_SAME = object()


def _changer(names: str, minimum: int, maximum: int) -> Callable[[Change], Change]:
    """Define methods that change a string; a Python `str` is a string that is frozen."""

    def register(change: Change) -> Change:
        def changed(run: Run, string: RubyString, block: Proc | None, *values: Value) -> Value:
            run.changing(string)
            made, result = change(run, string.content, block, *map(content_of, values))
            string.content = made
            if string.is_binary:
                string.is_binary = is_binary(made)
            return string if result is _SAME else run.made(result)

        def refused(run: Run, string: str, block: Proc | None, *values: Value) -> Value:
            if run.changes:
                raise frozen_string(string)
            raise UnsupportedRuby("a change of a string in a program that seems to change none")

        _changing(names, minimum, maximum)(changed)
        _refusing(names, minimum, maximum)(refused)
        return change

    return register


_changing = definer(TABLES.setdefault(RubyString, {}), holds=True)
_refusing = definer(TABLES.setdefault(str, {}), holds=True)


@_changer("<<", 1, 1)
@_changer("concat", 0, MANY)
def _appended(run: Run, string: str, block: Proc | None, *values: Value) -> tuple[str, Value]:
    made = string + "".join(map(_appendix, values))
    check_size(len(made))
    return made, _SAME


def _appendix(value: Value) -> str:
    if type(value) is int:
        if not 0 <= value < 0x110000:
            raise RubyError("RangeError", f"{value} out of char range")
        if is_surrogate(value):
            raise RubyError("RangeError", f"invalid codepoint 0x{value:X} in UTF-8")
        return chr(value)
    return as_string(value)


def _computed(run: Run, name: str, string: str, block: Proc | None, *values: Value) -> Value:
    """What the method without `!` returns."""
    method = TABLES[str][name]
    if not method.minimum <= len(values) <= method.maximum:
        raise wrong_count(string, name, len(values), method)
    if block is not None and run.changes:
        block = receiving_strings(block)
    return method.function(run, string, block, *values)


def _by_twin(name: str) -> Change:
    """`name!` does what `name` does, and returns nil if nothing changes."""

    def change(run: Run, string: str, block: Proc | None, *values: Value) -> tuple[str, Value]:
        if name == "chomp" and not string:
            return string, None
        made = _computed(run, name, string, block, *values)
        return made, (None if made == string else _SAME)

    return change


def _substituted(name: str) -> Change:
    """`gsub!` returns nil if nothing matched, even where the replacement is the same."""

    def change(run: Run, string: str, block: Proc | None, *values: Value) -> tuple[str, Value]:
        if len(values) == 1 and block is None and name == "gsub":
            raise UnsupportedRuby("`gsub!' without a replacement")
        if len(values) < 2 and block is None and name == "sub":
            raise argument_error(len(values), "2")
        made = _computed(run, name, string, block, *values)
        found = pattern_of(values[0]).match(string)
        return made, (_SAME if found is not None else None)

    return change


def _always(name: str) -> Change:
    """`name!` does what `name` does, and returns the string."""

    def change(run: Run, string: str, block: Proc | None, *values: Value) -> tuple[str, Value]:
        return _computed(run, name, string, block, *values), _SAME

    return change


_changer("gsub!", 0, MANY)(_substituted("gsub"))
_changer("sub!", 0, MANY)(_substituted("sub"))
for _name in (
    "chomp chop strip lstrip rstrip squeeze upcase downcase capitalize swapcase tr delete"
    " delete_prefix delete_suffix tr_s"
).split():
    _changer(f"{_name}!", 0, MANY)(_by_twin(_name))
for _name in "succ next reverse encode scrub".split():
    _changer(f"{_name}!", 0, MANY)(_always(_name))


@_changer("replace initialize_copy", 1, 1)
def _replaced(run: Run, string: str, block: Proc | None, other: Value) -> tuple[str, Value]:
    return as_string(other), _SAME


@_changer("prepend", 0, MANY)
def _prepended(run: Run, string: str, block: Proc | None, *values: Value) -> tuple[str, Value]:
    made = "".join(map(as_string, values)) + string
    check_size(len(made))
    return made, _SAME


@_changer("insert", 2, 2)
def _inserted(
    run: Run, string: str, block: Proc | None, index: Value, part: Value
) -> tuple[str, Value]:
    place, new = as_integer(index), as_string(part)
    behind = place + len(string) + 1 if place < 0 else place
    if not 0 <= behind <= len(string):
        raise RubyError("IndexError", f"index {place} out of string")
    check_size(len(string) + len(new))
    return string[:behind] + new + string[behind:], _SAME


@_changer("clear", 0, 0)
def _cleared(run: Run, string: str, block: Proc | None) -> tuple[str, Value]:
    return "", _SAME


@_changer("[]=", 2, 3)
def _part_replaced(run: Run, string: str, block: Proc | None, *values: Value) -> tuple[str, Value]:
    """`string[…] = part`"""
    *where, part = values
    new = as_string(part)
    first, behind = _part(run, string, where)
    check_size(len(string) + len(new))
    return string[:first] + new + string[behind:], part


def _part(run: Run, string: str, where: list[Value]) -> tuple[int, int]:
    """The bounds of the part of a string that is replaced."""
    place, size = where[0], len(string)
    if len(where) == 1 and type(place) is str:
        found = string.find(place)
        if found < 0:
            raise RubyError("IndexError", "string not matched")
        return found, found + len(place)
    if isinstance(place, Regexp):
        data = matched(run, place, string)
        if data is None:
            raise RubyError("IndexError", "regexp not matched")
        if len(where) > 1:
            raise UnsupportedRuby("an assignment to a group of a regular expression")
        return data.match.start(), data.match.end()
    if isinstance(place, Range):
        if len(where) > 1:
            raise RubyError("TypeError", "no implicit conversion of Range into Integer")
        first = 0 if place.first is None else as_integer(place.first)
        last = -1 if place.last is None else as_integer(place.last)
        begin = first + size if first < 0 else first
        if not 0 <= begin <= size:
            raise RubyError("RangeError", f"{inspect(place)} out of range")
        end = (last + size if last < 0 else last) + (not place.exclusive or place.last is None)
        return begin, max(begin, min(end, size))
    index = as_integer(place)
    begin = index + size if index < 0 else index
    length = as_integer(where[1]) if len(where) > 1 else 1
    if length < 0:
        raise RubyError("IndexError", f"negative length {length}")
    if not 0 <= begin <= size:
        raise RubyError("IndexError", f"index {index} out of string")
    return begin, min(begin + length, size)


@_changer("slice!", 1, 2)
def _sliced(run: Run, string: str, block: Proc | None, *values: Value) -> tuple[str, Value]:
    found = _computed(run, "[]", string, None, *values)
    if found is None:
        return string, None
    if type(values[0]) is str:
        place = string.index(values[0])
    elif type(values[0]) is int:
        place = values[0] % len(string) if string else 0
    elif run.match is not None and not isinstance(values[0], Range) and len(values) == 1:
        place = run.match.match.start()
    elif isinstance(values[0], Range):
        first = 0 if values[0].first is None else as_integer(values[0].first)
        place = first + len(string) if first < 0 else first
    else:
        raise UnsupportedRuby("`slice!' of a group")
    return string[:place] + string[place + len(found) :], found


# --- Identity


@_changing("freeze")
def _freeze(run: Run, string: RubyString, block: Proc | None) -> Value:
    string.is_frozen = True
    if string.origin is not None and string.content == string.origin:
        run.host.freeze(string.origin)
    return string


@_refusing("freeze")
def _freeze_constant(run: Run, string: str, block: Proc | None) -> Value:
    """In a program that changes no strings, others may ask whether one that it passes is frozen."""
    run.host.freeze(string)
    return string


@_changing("frozen?")
def _is_frozen(run: Run, string: RubyString, block: Proc | None) -> Value:
    return run.is_frozen_string(string)


@_refusing("frozen?")
def _is_constant(run: Run, string: str, block: Proc | None) -> Value:
    if not run.changes:
        raise UnsupportedRuby("`frozen?'")
    return True


_changing("to_s to_str itself")(lambda run, string, block: string)
_changing("dup")(lambda run, string, block: string.copy())
_changing("+@")(
    lambda run, string, block: string.copy() if run.is_frozen_string(string) else string
)
_changing("-@ dedup")(lambda run, string, block: string.content)
_changing("equal?", 1)(lambda run, string, block, other: string is other)


@_changing("clone", 0, 1)
def _clone(run: Run, string: RubyString, block: Proc | None, options: Value = None) -> Value:
    made = string.copy()
    freezes = options.get(Symbol("freeze")) if isinstance(options, dict) else None
    made.is_frozen = run.is_frozen_string(string) if freezes is None else freezes is True
    return made


@_changing("encoding")
def _encoding(run: Run, string: RubyString, block: Proc | None) -> Value:
    return BINARY if string.is_binary else _computed(run, "encoding", string.content, None)


@_changing("force_encoding", 1)
def _force_encoding(run: Run, string: RubyString, block: Proc | None, encoding: Value) -> Value:
    run.changing(string)
    name = to_s(encoding).upper()
    if name in ("ASCII-8BIT", "BINARY"):
        string.content = binary_string(string.content.encode("utf-8", "surrogateescape")).content
        string.is_binary = True
        return string
    string.content = _computed(run, "force_encoding", string.content, None, encoding)
    string.is_binary = False
    return string
