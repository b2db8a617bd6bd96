"""What generated functions call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import CellType, FunctionType
from typing import Any, NoReturn

from mupuppet.ruby.compilation.defined_methods import MISSING, outside_of_method
from mupuppet.ruby.compilation.generation.call_sites import (
    MARK,
    SELF,
    legacy_function,
    too_deep,
    yielded,
)
from mupuppet.ruby.core.enumerable import elements, range_elements, spread
from mupuppet.ruby.core.hash import key_added
from mupuppet.ruby.core.objects import (
    DefinedClass,
)
from mupuppet.ruby.core.operators import OPERATORS, case_equal, is_a, matched
from mupuppet.ruby.core.run import MAX_SIZE, Run, check_size
from mupuppet.ruby.core.runtime import call_method, text_in
from mupuppet.ruby_semantics.classes import error_is
from mupuppet.ruby_semantics.comparison import compare, equal, key
from mupuppet.ruby_semantics.conversion import as_array, as_hash, to_s
from mupuppet.ruby_semantics.errors import (
    Break,
    Return,
    RubyError,
    UnsupportedRuby,
    argument_error,
)
from mupuppet.ruby_semantics.objects import (
    MatchData,
    Proc,
    RaisedError,
    Range,
    RubyClass,
    Symbol,
)
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.values.hashes import pairs_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import Value

# --- Values


def unpacked(value: Value, count: int) -> list[Value]:
    """The values of `a, b = value`."""
    values = value if type(value) is list else [value]
    given = len(values)
    if given == count:
        return values
    return values[:count] if given > count else [*values, *[None] * (count - given)]


def unpacked_around(value: Value, before: int, behind: int) -> list[Value]:
    """The values of `a, *b, c = value`."""
    values = value if type(value) is list else [value]
    end = max(before, len(values) - behind)
    first, last = values[:before], values[end:]
    first = first + [None] * (before - len(first))
    return [*first, values[before:end], *last, *[None] * (behind - len(last))]


def loop_items(value: Value) -> list[Value] | None:
    """What a hash or a range of integers yields; None for others."""
    kind = type(value)
    if kind is dict:
        return [[name, entry] for name, entry in pairs_of(value)]
    if kind is Range and type(value.first) is int and type(value.last) is int:
        return range_elements(value)
    return None


def each_items(value: Value) -> Iterable[Value] | None:
    """The same for `each`, during which a hash may not get new keys."""
    return _each_pair(value) if type(value) is dict else loop_items(value)


def each_pairs(value: Value) -> Iterable[Value] | None:
    """The same for `each_pair`, which only hashes have."""
    return _each_pair(value) if type(value) is dict else None


def _each_pair(hash: dict[Value, Value]) -> Iterator[Value]:
    size = len(hash)
    for name, entry in list(pairs_of(hash)):
        yield [name, entry]
        if len(hash) > size:
            raise key_added(hash, size)


def options(given: dict[Value, Value]) -> list[Value]:
    """The hash of keyword arguments that are passed on, if there are any."""
    return [given] if given else []


def make_range(first: Value, last: Value, exclusive: bool) -> Range:
    if first is not None and last is not None and type(first) is not type(last):
        if compare(first, last) is None:
            raise RubyError("ArgumentError", "bad value for range")
    return Range(first, last, exclusive)


def text(run: Run, value: Value) -> str:
    """What an interpolation shows."""
    return value.content if type(value) is RubyString else text_in(run, value)


def write(run: Run, value: Value) -> None:
    """Write a value to the output of a template."""
    if type(value) is str:
        made: str = value
    else:
        made = value.content if type(value) is RubyString else to_s(value)
    run.output.append(made)
    run.size = size = run.size + len(made)
    if size > MAX_SIZE:
        check_size(size)


def group(run: Run, number: int) -> Value:
    """`$1`"""
    found = run.match
    if found is None or number > len(found.match.groups()):
        return None
    return run.made(found.match.group(number))


def groups_of(run: Run, found: Value, names: tuple[str, ...]) -> list[Value]:
    """The named groups of the last match, which become local variables."""
    groups = run.match.match.groupdict() if found is not None and run.match else {}
    return [run.made(groups.get(name)) for name in names]


_LARGEST = 1 << 1000
_plus, _minus = OPERATORS["+"], OPERATORS["-"]


def add(run: Run, left: Value, right: Value) -> Value:
    if type(left) is int and type(right) is int and -_LARGEST < left < _LARGEST > right:
        return left + right
    return _plus(run, left, right)


def subtract(run: Run, left: Value, right: Value) -> Value:
    if type(left) is int and type(right) is int:
        return left - right
    return _minus(run, left, right)


_shift, _match = OPERATORS["<<"], OPERATORS["=~"]


def match(run: Run, left: Value, right: Value) -> Value:
    if type(left) is Regexp and type(right) is str and right.isascii():
        pattern = left.pattern
        found = pattern.quick(right) if len(right) <= pattern.longest else pattern.search(right)
        if found is None:
            run.match = None
            return None
        run.match = MatchData(found, right)
        return found.start()
    regexp, string = (left, right) if type(left) is Regexp else (right, left)
    if type(string) is RubyString:
        string = string.content
    if type(string) is not str or type(regexp) is not Regexp:
        return _match(run, left, right)
    data = matched(run, regexp, string)
    return None if data is None else data.match.start()


def shift(run: Run, left: Value, right: Value) -> Value:
    if type(left) is list:
        if run.changes:
            run.require_changeable(left)
        left.append(right)
        return left
    return _shift(run, left, right)


def _ordered(name: str, test: Callable[[Any, Any], bool]) -> Callable[[Run, Value, Value], Value]:
    operator = OPERATORS[name]

    def compared(run: Run, left: Value, right: Value) -> Value:
        if type(left) is int and type(right) is int:
            return test(left, right)
        return operator(run, left, right)

    return compared


#: The operators with the usual cases first.
QUICK_OPERATORS: dict[str, Callable[[Run, Value, Value], Value]] = {
    "+": add,
    "-": subtract,
    "<<": shift,
    "=~": match,
    "<": _ordered("<", int.__lt__),
    ">": _ordered(">", int.__gt__),
    "<=": _ordered("<=", int.__le__),
    ">=": _ordered(">=", int.__ge__),
}


#: A value of each of the usual types.
_SAMPLES: list[Value] = [None, "", RubyString(""), 0, 0.0, [], {}, Symbol("a")]


def instance_test(constant: RubyClass) -> Callable[[Run, Value], Value]:
    """`value.is_a?(Constant)`, of one of Ruby's own classes."""
    name = constant.name
    known: dict[type, Value] = {type(value): is_a(value, name) for value in _SAMPLES}

    def test(run: Run, value: Value) -> Value:
        found = known.get(type(value))
        return call_method(run, value, "is_a?", [constant], None) if found is None else found

    return test


def kind_test(name: str) -> Callable[[Value], bool]:
    """Whether a value is an instance of one of Ruby's own classes."""
    known = {type(value): is_a(value, name) for value in _SAMPLES}

    def test(value: Value) -> bool:
        found = known.get(type(value))
        return is_a(value, name) if found is None else found

    return test


def any_matches(run: Run, patterns: Value, subject: Value) -> bool:
    """`when *patterns`"""
    return any(case_equal(run, pattern, subject) for pattern in as_array(patterns))


def any_true(patterns: Value) -> bool:
    return any(each is not None and each is not False for each in as_array(patterns))


def set_element(run: Run, receiver: Value, index: Value, value: Value) -> None:
    """`receiver[index] = value`"""
    if type(receiver) is dict:
        if run.changes:
            run.require_changeable(receiver)
        receiver[key(index)] = value
    else:
        call_method(run, receiver, "[]=", [index, value], None)


def set_elements(run: Run, receiver: Value, given: list[Value]) -> None:
    """`receiver[first, second] = value`"""
    call_method(run, receiver, "[]=", given, None)


# --- Exceptions


def takes(run: Run, error: RubyError, kinds: list[Value]) -> bool:
    """Whether `rescue A, B` handles an exception."""
    for kind in kinds:
        if not isinstance(kind, (RubyClass, DefinedClass)):
            raise RubyError("TypeError", "class or module required for rescue clause")
        if error_is(error, kind.name):
            return True
    return False


def takes_standard(error: RubyError) -> bool:
    """Whether a `rescue` without a class handles an exception."""
    return error_is(error, "StandardError")


def thrown(error: RubyError) -> Value:
    """The exception as an object."""
    return error.thrown or RaisedError(error)


def located(error: RubyError | UnsupportedRuby, path: str | None = None) -> None:
    """Set the line of an error: that of the innermost generated function it came through."""
    if isinstance(error, UnsupportedRuby) and error.path is None:
        error.path = path
    if error.line is not None:
        return
    trace = error.__traceback__
    while trace is not None:
        if MARK in trace.tb_frame.f_globals:
            error.line = trace.tb_lineno
        trace = trace.tb_next


class Token:
    """One call of a method or of a block, for jumps out of inner blocks."""

    __slots__ = ()


# --- Blocks


def strict(
    function: Callable[..., Value], least: int, most: int | None, takes_keywords: bool
) -> Callable[..., Value]:
    """A lambda is strict about the number of its arguments."""
    expected = f"{least}+" if most is None else str(most) if least == most else f"{least}..{most}"

    def checked(*values: Value) -> Value:
        given = len(values)
        if takes_keywords and values and isinstance(values[-1], dict):
            given -= 1
        if given < least or (most is not None and given > most):
            raise argument_error(given, expected)
        return function(*values)

    return checked


def make_proc(function: Callable[..., Value], count: int, is_open: bool, can_bind: bool) -> Proc:
    """A block that accepts other numbers of arguments, or that may run for another `self`."""
    made = Proc(function, count, False)
    made.is_open = is_open
    made.is_steady = can_bind  # it shares its variables
    if can_bind:
        made.rebind = lambda: (
            lambda receiver: make_proc(_bound(function, receiver), count, is_open, True)
        )
    return made


def make_lambda(
    function: Callable[..., Value],
    count: int,
    least: int,
    most: int | None,
    takes_keywords: bool,
    is_open: bool,
    can_bind: bool,
) -> Proc:
    """A lambda is strict about the number of its arguments."""
    made = Proc(strict(function, least, most, takes_keywords), count, True)
    made.is_open = is_open
    made.is_steady = can_bind  # it shares its variables
    if can_bind:
        made.rebind = lambda: (
            lambda receiver: make_lambda(
                _bound(function, receiver), count, least, most, takes_keywords, is_open, True
            )
        )
    return made


def _bound(function: Callable[..., Value], receiver: Value) -> Callable[..., Value]:
    """A generated function with another `self`; it shares all its other variables."""
    assert isinstance(function, FunctionType)
    names, cells = function.__code__.co_freevars, function.__closure__ or ()
    closure = tuple(
        CellType(receiver) if name == SELF else cell
        for name, cell in zip(names, cells, strict=True)
    )
    code = function.__code__
    return FunctionType(code, function.__globals__, code.co_name, function.__defaults__, closure)


def yielded_values(values: tuple[Value, ...], spreads: bool) -> list[Value]:
    """What a block is given; a single array may be spread."""
    if spreads and len(values) == 1 and type(values[0]) is list:
        return list(values[0])
    return list(values)


def distributed(count: int, splat: int | None, values: list[Value]) -> list[Value]:
    """The arguments of a block, one for each parameter."""
    if splat is not None:
        return unpacked_around(values, splat, count - splat - 1)
    return unpacked(values, count)


def with_defaults(
    count: int, splat: int | None, optional: frozenset[int], values: list[Value]
) -> list[Value]:
    """The same where parameters have defaults: those without come first, from both ends."""
    needed = count - len(optional) - (splat is not None)
    spare = max(0, len(values) - needed)
    position = 0
    made: list[Value] = []
    for place in range(count):
        if place == splat:
            end = max(position, len(values) - (count - place - 1))
            made.append(values[position:end])
            position = end
        elif place in optional and spare == 0:
            made.append(MISSING)
        else:
            made.append(values[position] if position < len(values) else None)
            position += 1
            spare -= place in optional
    return made


def keywords_of(values: list[Value], names: tuple[str, ...]) -> list[Value]:
    """Take the keyword arguments off the arguments of a block."""
    options = values.pop() if values and isinstance(values[-1], dict) else {}
    return [options.get(Symbol(name), MISSING) for name in names]


def missing_keyword(name: str) -> NoReturn:
    raise RubyError("ArgumentError", f"missing keyword: :{name}")


#: What generated functions see, besides their constants.
NAMES: dict[str, Any] = {
    "type": type,
    "enumerate": enumerate,
    "len": len,
    "list": list,
    "str": str,
    "RubyString": RubyString,
    "dict": dict,
    "Break": Break,
    "Return": Return,
    "RubyError": RubyError,
    "Problems": (RubyError, UnsupportedRuby),
    "Proc": Proc,
    "Token": Token,
    "MISSING": MISSING,
    "MAX_SIZE": MAX_SIZE,
    "as_hash": as_hash,
    "any_matches": any_matches,
    "any_true": any_true,
    "call_method": call_method,
    "case_equal": case_equal,
    "check_size": check_size,
    "distributed": distributed,
    "each_items": each_items,
    "each_pairs": each_pairs,
    "elements": elements,
    "equal": equal,
    "group": group,
    "groups_of": groups_of,
    "key": key,
    "keywords_of": keywords_of,
    "legacy_function": legacy_function,
    "located": located,
    "loop_items": loop_items,
    "make_lambda": make_lambda,
    "make_proc": make_proc,
    "make_range": make_range,
    "missing_keyword": missing_keyword,
    "options": options,
    "outside_of_method": outside_of_method,
    "set_element": set_element,
    "set_elements": set_elements,
    "spread": spread,
    "takes": takes,
    "takes_standard": takes_standard,
    "text": text,
    "thrown": thrown,
    "too_deep": too_deep,
    "unpacked": unpacked,
    "unpacked_around": unpacked_around,
    "with_defaults": with_defaults,
    "write": write,
    "yielded": yielded,
    "yielded_values": yielded_values,
}
