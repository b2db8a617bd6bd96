"""Methods that change a string: the new content that each produces."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.core.operators import matched
from mupuppet.ruby.core.runtime import Run, call_method, check_size
from mupuppet.ruby_semantics.conversion import as_integer, as_string, inspect
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.objects import Proc, Range, RubyRegexp
from mupuppet.values.basic import Value

#: Methods that change a string, with functions that return the new string and the method's result.
Change = Callable[[Run, str, Proc | None, list[Value]], tuple[str, Value]]
TEXT_CHANGES: dict[str, Change] = {}


def _appended(run: Run, string: str, block: Proc | None, values: list[Value]) -> tuple[str, Value]:
    made = string + "".join(map(_appendix, values))
    check_size(len(made))
    return made, made


def _appendix(value: Value) -> str:
    if type(value) is int:
        if not 0 <= value < 0x110000:
            raise RubyError("RangeError", f"{value} out of char range")
        return chr(value)
    return as_string(value)


def _by_twin(name: str) -> Change:
    """`name!` does what `name` does, and returns nil if nothing changes."""

    def change(run: Run, string: str, block: Proc | None, values: list[Value]) -> tuple[str, Value]:
        if name == "chomp" and not string:
            return string, None
        made = call_method(run, string, name, values, block)
        return made, (None if made == string else made)

    return change


def _substituted(name: str) -> Change:
    """`gsub!` returns nil if nothing matched, even where the replacement is the same."""

    def change(run: Run, string: str, block: Proc | None, values: list[Value]) -> tuple[str, Value]:
        from mupuppet.ruby.core.string_matching import pattern_of

        if len(values) == 1 and block is None and name == "gsub":
            raise UnsupportedRuby("`gsub!' without a replacement")
        if not values and block is None and name == "sub":
            raise argument_error(0, "2")
        made = call_method(run, string, name, values, block)
        found = pattern_of(values[0]).match(string)
        return made, (made if found is not None else None)

    return change


def _replaced(run: Run, string: str, block: Proc | None, values: list[Value]) -> tuple[str, Value]:
    if len(values) != 1:
        raise argument_error(len(values), "1")
    made = as_string(values[0])
    return made, made


def _prepended(run: Run, string: str, block: Proc | None, values: list[Value]) -> tuple[str, Value]:
    made = "".join(map(as_string, values)) + string
    return made, made


def _always(name: str) -> Change:
    """`name!` does what `name` does, and returns the string."""

    def change(run: Run, string: str, block: Proc | None, values: list[Value]) -> tuple[str, Value]:
        made = call_method(run, string, name, values, block)
        return made, made

    return change


def _inserted(run: Run, string: str, block: Proc | None, values: list[Value]) -> tuple[str, Value]:
    if len(values) != 2:
        raise argument_error(len(values), "2")
    place, new = as_integer(values[0]), as_string(values[1])
    behind = place + len(string) + 1 if place < 0 else place
    if not 0 <= behind <= len(string):
        raise RubyError("IndexError", f"index {place} out of string")
    made = string[:behind] + new + string[behind:]
    return made, made


def _cleared(run: Run, string: str, block: Proc | None, values: list[Value]) -> tuple[str, Value]:
    if values:
        raise argument_error(len(values), "0")
    return "", ""


def _part_replaced(
    run: Run, string: str, block: Proc | None, values: list[Value]
) -> tuple[str, Value]:
    """`string[…] = part`"""
    *where, part = values
    new = as_string(part)
    first, behind = _part(run, string, where)
    return string[:first] + new + string[behind:], part


def _part(run: Run, string: str, where: list[Value]) -> tuple[int, int]:
    """The bounds of the part of a string that is replaced."""
    place, size = where[0], len(string)
    if len(where) == 1 and type(place) is str:
        found = string.find(place)
        if found < 0:
            raise RubyError("IndexError", "string not matched")
        return found, found + len(place)
    if isinstance(place, RubyRegexp):
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


def _sliced(run: Run, string: str, block: Proc | None, values: list[Value]) -> tuple[str, Value]:
    found = call_method(run, string, "[]", values, None)
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


TEXT_CHANGES.update(
    {
        "<<": _appended,
        "concat": _appended,
        "prepend": _prepended,
        "replace": _replaced,
        "gsub!": _substituted("gsub"),
        "sub!": _substituted("sub"),
        **{
            f"{name}!": _by_twin(name)
            for name in (
                "chomp chop strip lstrip rstrip squeeze upcase downcase capitalize swapcase tr"
                " delete delete_prefix delete_suffix tr_s"
            ).split()
        },
        **{f"{name}!": _always(name) for name in "succ next reverse encode scrub".split()},
        "insert": _inserted,
        "clear": _cleared,
        "slice!": _sliced,
        "[]=": _part_replaced,
    }
)

#: Those that arrays or hashes have as well.
TEXT_OR_LIST = frozenset("<< concat prepend replace insert clear slice! reverse! []=".split())
