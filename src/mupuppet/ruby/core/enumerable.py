"""Methods that arrays, hashes, ranges and enumerators share."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from math import inf, isfinite
from typing import Any

from mupuppet.ruby.core.operators import OPERATORS, case_equal
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import (
    MANY,
    OBJECT_KINDS,
    TABLES,
    Enumerator,
    Table,
    call_method,
    definer,
)
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.comparison import equal, key, truthy
from mupuppet.ruby_semantics.conversion import as_array, as_integer, inspect, named, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import DefaultHash, Proc, Range, Symbol
from mupuppet.ruby_semantics.strings import RubyString, content_of, is_string
from mupuppet.values.hashes import pairs_of
from mupuppet.values.ruby_strings import strings_between
from mupuppet.values.value import Value

#: Methods that need nothing but the elements.
SHARED: Table = {}
shared = definer(SHARED, holds=True)

#: How many strings a range may have.
_MAX_STRINGS = 1_000_000

ENUMERABLE_KINDS = frozenset([list, dict, DefaultHash, Range, Enumerator])
#: Library classes that are enumerable, with the functions that return their elements.
extra_kinds: dict[type, Callable[[Any], list[Value]]] = {}


def spread(run: Run, value: Value) -> list[Value]:
    """`*value`: what `to_a` gives, if there is such a method."""
    kind = type(value)
    if kind in ENUMERABLE_KINDS or kind in extra_kinds:
        return elements(run, value)
    has_method = "to_a" in TABLES.get(kind, ())
    if kind in OBJECT_KINDS:
        has_method = truthy(call_method(run, value, "respond_to?", [Symbol("to_a")], None))
    return as_array(call_method(run, value, "to_a", [], None)) if has_method else [value]


def elements(run: Run, value: Value) -> list[Value]:
    """What `each` would yield; the pairs of a hash are arrays."""
    kind = type(value)
    if kind is list:
        array: list[Value] = value
        return array
    if kind is dict or kind is DefaultHash:
        return [[name, entry] for name, entry in pairs_of(value)]
    if kind is Range:
        return range_elements(value)
    if kind is Enumerator:
        return _enumerated(run, value)
    if kind in extra_kinds:
        return extra_kinds[kind](value)
    if kind in OBJECT_KINDS:
        return _yielded_by_each(run, value)
    raise UnsupportedRuby(f"the elements of a {class_name(value)}")


def _yielded_by_each(run: Run, value: Value) -> list[Value]:
    """What the `each` of an object of a user-defined class yields."""
    found: list[Value] = []

    def collect(*values: Value) -> None:
        check_size(len(found))
        found.append(values[0] if len(values) == 1 else list(values))

    call_method(run, value, "each", [], Proc(collect, -1, is_lambda=False))
    return found


def strings_of_range(first: str, last: str, *, exclusive: bool) -> list[str]:
    """The strings from one to another."""
    most = _MAX_STRINGS if len(last) < 100 else _MAX_STRINGS // len(last)
    found = list(islice(strings_between(first, last, exclusive=exclusive), most + 1))
    if len(found) > most:
        raise UnsupportedRuby(f"a range of more than {most} strings")
    return found


def range_elements(range_: Range) -> list[Value]:
    """The integers or strings of a range."""
    first, last = range_.first, range_.last
    if type(first) is int and (last is None or last == inf):
        raise UnsupportedRuby("all elements of a range without an end")
    if type(first) is int and type(last) in (int, float):
        end = int(last // 1)
        if range_.exclusive and end == last:
            end -= 1
        check_size(end - first)
        return list(range(first, end + 1))
    first, last = content_of(first), content_of(last)
    if type(first) is str and type(last) is str:
        return list(strings_of_range(first, last, exclusive=range_.exclusive))
    if hasattr(first, "moved") and type(last) is type(first) and not range_.exclusive:
        from mupuppet.ruby.stdlib.ipaddr import address_range

        return address_range(first, last)
    if type(first) is float or first is None:
        raise RubyError("TypeError", f"can't iterate from {class_name(first)}")
    raise UnsupportedRuby("a range that is neither of integers nor of strings")


def _enumerated(run: Run, enumerator: Enumerator) -> list[Value]:
    found: list[Value] = []

    def collect(*values: Value) -> Value:
        run.tick()
        found.append(values[0] if len(values) == 1 else list(values))
        return None

    if enumerator.name in ("delete_if", "reject!", "select!", "map!", "collect!", "keep_if"):
        raise UnsupportedRuby(f"`{enumerator.name}' without a block")
    call_method(
        run, enumerator.receiver, enumerator.name, enumerator.arguments, Proc(collect, -1, False)
    )
    return found


def _tested(run: Run, block: Proc | None, pattern: tuple[Value, ...]) -> Proc:
    """The test of `any?`, `all?`, `none?`: a pattern, a block, or truth."""
    if pattern:
        return Proc(lambda value: case_equal(run, pattern[0], value), 1, False)
    return block or Proc(lambda value: value, 1, False)


@shared("to_a entries")
def _to_a(run: Run, value: Value, block: Proc | None) -> Value:
    return list(elements(run, value))


@shared("map collect", enumerates=True)
def _map(run: Run, value: Value, block: Proc) -> Value:
    return [block.call(element) for element in list(elements(run, value))]


@shared("flat_map collect_concat", enumerates=True)
def _flat_map(run: Run, value: Value, block: Proc) -> Value:
    found: list[Value] = []
    for element in elements(run, value):
        result = block.call(element)
        found += result if type(result) is list else [result]
    return found


@shared("filter_map", enumerates=True)
def _filter_map(run: Run, value: Value, block: Proc) -> Value:
    return [made for element in elements(run, value) if truthy(made := block.call(element))]


@shared("select filter find_all", enumerates=True)
def _select(run: Run, value: Value, block: Proc) -> Value:
    return [element for element in elements(run, value) if truthy(block.call(element))]


@shared("reject", enumerates=True)
def _reject(run: Run, value: Value, block: Proc) -> Value:
    return [element for element in elements(run, value) if not truthy(block.call(element))]


@shared("find detect", enumerates=True)
def _find(run: Run, value: Value, block: Proc) -> Value:
    return next((e for e in elements(run, value) if truthy(block.call(e))), None)


@shared("partition", enumerates=True)
def _partition(run: Run, value: Value, block: Proc) -> Value:
    parts: tuple[list[Value], list[Value]] = ([], [])
    for element in elements(run, value):
        parts[0 if truthy(block.call(element)) else 1].append(element)
    return list(parts)


def _grep(wanted: bool) -> Callable[..., Value]:
    def grep(run: Run, value: Value, block: Proc | None, pattern: Value) -> Value:
        return [
            element if block is None else block.call(element)
            for element in elements(run, value)
            if case_equal(run, pattern, element) is wanted
        ]

    return grep


shared("grep", 1)(_grep(True))
shared("grep_v", 1)(_grep(False))


@shared("group_by", enumerates=True)
def _group_by(run: Run, value: Value, block: Proc) -> Value:
    groups: dict[Value, Value] = {}
    for element in elements(run, value):
        groups.setdefault(key(block.call(element)), []).append(element)
    return groups


@shared("each_with_index", enumerates=True)
def _each_with_index(run: Run, value: Value, block: Proc) -> Value:
    for index, element in enumerate(elements(run, value)):
        block.call(element, index)
    return value


@shared("each_with_object", 1, enumerates=True)
def _each_with_object(run: Run, value: Value, block: Proc, memo: Value) -> Value:
    for element in elements(run, value):
        block.call(element, memo)
    return memo


@shared("each_entry", enumerates=True)
def _each_entry(run: Run, value: Value, block: Proc) -> Value:
    for element in elements(run, value):
        block.call(element)
    return value


@shared("reverse_each", enumerates=True)
def _reverse_each(run: Run, value: Value, block: Proc) -> Value:
    for element in reversed(list(elements(run, value))):
        block.call(element)
    return value


@shared("each_slice", 1)
def _each_slice(run: Run, value: Value, block: Proc | None, size: Value) -> Value:
    length = as_integer(size)
    if length <= 0:
        raise RubyError("ArgumentError", "invalid slice size")
    if block is None:
        return Enumerator(value, "each_slice", [size])
    items = list(elements(run, value))
    for start in range(0, len(items), length):
        block.call(items[start : start + length])
    return value


@shared("each_cons", 1)
def _each_cons(run: Run, value: Value, block: Proc | None, size: Value) -> Value:
    length = as_integer(size)
    if length <= 0:
        raise RubyError("ArgumentError", "invalid size")
    if block is None:
        return Enumerator(value, "each_cons", [size])
    items = list(elements(run, value))
    for start in range(len(items) - length + 1):
        block.call(items[start : start + length])
    return value


@shared("inject reduce", 0, 2)
def _inject(run: Run, value: Value, block: Proc | None, *given: Value) -> Value:
    arguments = list(given)
    if len(arguments) == 2 and type(arguments[1]) not in (str, RubyString, Symbol):
        raise RubyError("TypeError", f"{inspect(arguments[1])} is not a symbol nor a string")
    items = list(elements(run, value))
    if block is None or len(arguments) == 2:
        if not arguments:
            if not items:
                return None
            raise RubyError("LocalJumpError", "no block given")
        name = arguments.pop()
        if not is_string(name) and not isinstance(name, Symbol):
            raise RubyError("TypeError", f"{inspect(name)} is not a symbol nor a string")
        string = to_s(name)
        block = Proc(lambda memo, item: call_method(run, memo, string, [item], None), 2, True)
    if not arguments:
        if not items:
            return None
        arguments = [items.pop(0)]
    memo = arguments[0]
    for item in items:
        memo = block.call(memo, item)
    return memo


@shared("sum", 0, 1)
def _sum(run: Run, value: Value, block: Proc | None, start: Value = 0) -> Value:
    total, lost = start, 0.0
    for element in elements(run, value):
        item = block.call(element) if block is not None else element
        if type(total) is int and type(item) is float:
            total = float(total)
        if is_string(total) and type(item) in (int, float):
            raise UnsupportedRuby("the sum of a string and a number")
        if type(total) is float and type(item) in (int, float) and isfinite(total + item):
            # Compensated summation: rounding errors are added at the end.
            new = total + item
            small = (total - new) + item if abs(total) >= abs(item) else (item - new) + total
            total, lost = new, lost + small
        else:
            total = OPERATORS["+"](run, total, item)
    return total + lost if lost and type(total) is float else total


@shared("any?", 0, 1)
def _any(run: Run, value: Value, block: Proc | None, *pattern: Value) -> Value:
    test = _tested(run, block, pattern)
    return any(truthy(test.call(element)) for element in elements(run, value))


@shared("all?", 0, 1)
def _all(run: Run, value: Value, block: Proc | None, *pattern: Value) -> Value:
    test = _tested(run, block, pattern)
    return all(truthy(test.call(element)) for element in elements(run, value))


@shared("none?", 0, 1)
def _none(run: Run, value: Value, block: Proc | None, *pattern: Value) -> Value:
    test = _tested(run, block, pattern)
    return not any(truthy(test.call(element)) for element in elements(run, value))


@shared("one?", 0, 1)
def _one(run: Run, value: Value, block: Proc | None, *pattern: Value) -> Value:
    test = _tested(run, block, pattern)
    return sum(truthy(test.call(element)) for element in elements(run, value)) == 1


@shared("count", 0, 1)
def _count(run: Run, value: Value, block: Proc | None, *wanted: Value) -> Value:
    items = elements(run, value)
    if wanted:
        return sum(equal(item, wanted[0]) for item in items)
    if block is not None:
        return sum(truthy(block.call(item)) for item in items)
    return len(items)


@shared("include? member?", 1)
def _include(run: Run, value: Value, block: Proc | None, wanted: Value) -> Value:
    return any(equal(element, wanted) for element in elements(run, value))


@shared("first", 0, 1)
def _first(run: Run, value: Value, block: Proc | None, count: Value = None) -> Value:
    items = elements(run, value)
    if count is None:
        return items[0] if items else None
    if isinstance(value, dict) and as_integer(count) < 0:
        raise RubyError("ArgumentError", "attempt to take negative size")
    return items[: counted(count)]


def counted(count: Value) -> int:
    """A number of elements."""
    number = as_integer(count)
    if number < 0:
        raise RubyError("ArgumentError", "negative array size (or size too big)")
    return number


@shared("take", 1)
def _take(run: Run, value: Value, block: Proc | None, count: Value) -> Value:
    if as_integer(count) < 0:
        raise RubyError("ArgumentError", "attempt to take negative size")
    return elements(run, value)[: as_integer(count)]


@shared("drop", 1)
def _drop(run: Run, value: Value, block: Proc | None, count: Value) -> Value:
    if as_integer(count) < 0:
        raise RubyError("ArgumentError", "attempt to drop negative size")
    return elements(run, value)[as_integer(count) :]


@shared("take_while", enumerates=True)
def _take_while(run: Run, value: Value, block: Proc) -> Value:
    found: list[Value] = []
    for element in elements(run, value):
        if not truthy(block.call(element)):
            break
        found.append(element)
    return found


@shared("drop_while", enumerates=True)
def _drop_while(run: Run, value: Value, block: Proc) -> Value:
    items = elements(run, value)
    for position, element in enumerate(items):
        if not truthy(block.call(element)):
            return items[position:]
    return []


@shared("zip", 0, MANY)
def _zip(run: Run, value: Value, block: Proc | None, *others: Value) -> Value:
    if type(value) is list and not value:
        return [] if block is None else None
    lists = [_zipped(run, other) for other in others]
    rows = [
        [element, *(other[i] if i < len(other) else None for other in lists)]
        for i, element in enumerate(elements(run, value))
    ]
    if block is None:
        return rows
    for row in rows:
        block.call(row)
    return None


def _zipped(run: Run, value: Value) -> list[Value]:
    if type(value) in ENUMERABLE_KINDS:
        return elements(run, value)
    if type(value) in extra_kinds or type(value) in OBJECT_KINDS:
        raise UnsupportedRuby(f"`zip' with a {class_name(value)}")
    kind = class_name(value)
    raise RubyError("TypeError", f"wrong argument type {kind} (must respond to :each)")


@shared("uniq")
def _uniq(run: Run, value: Value, block: Proc | None) -> Value:
    found: dict[Value, Value] = {}
    for element in elements(run, value):
        found.setdefault(key(block.call(element) if block is not None else element), element)
    return list(found.values())


@shared("tally")
def _tally(run: Run, value: Value, block: Proc | None) -> Value:
    counts: dict[Value, Value] = {}
    for element in elements(run, value):
        counts[key(element)] = counts.get(key(element), 0) + 1
    return counts


@shared("to_h")
def _to_h(run: Run, value: Value, block: Proc | None) -> Value:
    made: dict[Value, Value] = {}
    for position, element in enumerate(elements(run, value)):
        pair = block.call(element) if block is not None else element
        if type(pair) is not list:
            message = f"wrong element type {class_name(pair)} at {position} (expected array)"
            if type(value) is not list:
                message = f"wrong element type {named(pair)} (expected array)"
            raise RubyError("TypeError", message)
        if len(pair) != 2:
            message = f"wrong array length at {position} (expected 2, was {len(pair)})"
            if block is not None and type(value) is not list:
                message = f"element has wrong array length (expected 2, was {len(pair)})"
            raise RubyError("ArgumentError", message)
        made[key(pair[0])] = pair[1]
    return made
