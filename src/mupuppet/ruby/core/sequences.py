"""Methods of ranges and of enumerators."""

from __future__ import annotations

from contextlib import suppress
from math import inf

from mupuppet.ruby.core.enumerable import (
    counted,
    elements,
    extra_kinds,
    range_elements,
)
from mupuppet.ruby.core.ordering import ENUMERABLE
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import MANY, TABLES, Enumerator, Table, call_method, definer
from mupuppet.ruby_semantics.comparison import compare
from mupuppet.ruby_semantics.conversion import as_integer, named
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.objects import Proc, Range
from mupuppet.ruby_semantics.strings import is_string
from mupuppet.values.value import Value

# --- Ranges

range_table: Table = {**ENUMERABLE}
range_method = definer(range_table, holds=True)
TABLES[Range] = range_table


@range_method("each", enumerates=True)
def _range_each(run: Run, value: Range, block: Proc) -> Value:
    if type(value.first) is int and (value.last is None or value.last == inf):
        number = value.first
        while True:  # the iterations of a block are limited
            block.call(number)
            number += 1
    for element in range_elements(value):
        block.call(element)
    return value


@range_method("include? member?", 1)
def _includes(run: Run, value: Range, block: Proc | None, wanted: Value) -> Value:
    if is_string(value.first) and is_string(value.last):
        return is_string(wanted) and wanted in range_elements(value)
    return _cover(run, value, None, wanted)


@range_method("cover? ===", 1)
def _cover(run: Run, value: Range, block: Proc | None, wanted: Value) -> Value:
    if isinstance(wanted, Range):
        raise UnsupportedRuby("whether a range covers another")
    if value.first is not None:
        order = compare(value.first, wanted)
        if order is None or order > 0:
            return False
    if value.last is None:
        return True
    order = compare(wanted, value.last)
    return order is not None and (order < 0 or (order == 0 and not value.exclusive))


@range_method("minmax")
def _range_minmax(run: Run, value: Range, block: Proc | None) -> Value:
    if type(value.first) is float or type(value.last) is float:
        raise UnsupportedRuby("`minmax' of a range of floats")
    return ENUMERABLE["minmax"].function(run, value, block)


@range_method("min", 0, 1)
def _range_min(run: Run, value: Range, block: Proc | None, *count: Value) -> Value:
    if block is not None or count or value.first is None or value.last is None:
        return ENUMERABLE["min"].function(run, value, block, *count)
    order = compare(value.first, value.last)
    is_empty = order is None or order > 0 or (order == 0 and value.exclusive)
    return None if is_empty else value.first


@range_method("compact")
def _range_compact(run: Run, value: Range, block: Proc | None) -> Value:
    return range_elements(value)


@range_method("step %", 0, 1, enumerates=True)
def _step(run: Run, value: Range, block: Proc, step: Value = 1) -> Value:
    if type(step) in (int, float) and step == 0:
        raise RubyError("ArgumentError", "step can't be 0")
    if type(step) in (int, float) and step < 0:
        raise RubyError("ArgumentError", "step can't be negative")
    if type(step) is not int and type(step) is not float:
        raise RubyError("TypeError", f"no implicit conversion of {named(step)} into Integer")
    kinds = (type(value.first), type(value.last), type(step))
    if float in kinds and type(None) in kinds:
        raise UnsupportedRuby("steps of a range without an end")
    if float in kinds and str not in kinds:
        from mupuppet.ruby.core.numeric import float_steps

        first, last = float(value.first), float(value.last)
        for each in float_steps(first, last, float(step), exclusive=value.exclusive):
            block.call(each)
        return value
    for element in range_elements(value)[:: as_integer(step)]:
        block.call(element)
    return value


range_method("exclude_end?")(lambda run, value, block: value.exclusive)
range_method("begin")(lambda run, value, block: value.first)
range_method("end")(lambda run, value, block: value.last)


@range_method("size")
def _range_size(run: Run, value: Range, block: Proc | None) -> Value:
    if type(value.first) is not int or type(value.last) not in (int, float):
        if is_string(value.first) or (type(value.first) is int and value.last is not None):
            return None
        raise UnsupportedRuby("the size of a range that is not of integers")
    return len(range_elements(value)) if value.last != inf else inf


@range_method("first", 0, 1)
def _range_first(run: Run, value: Range, block: Proc | None, *count: Value) -> Value:
    if not count:
        return value.first
    if hasattr(value.first, "moved"):
        from mupuppet.ruby.stdlib.ipaddr import address_range

        last = value.first.moved(min(value.last.number, value.first.number + as_integer(count[0])))
        return address_range(value.first, last)[: as_integer(count[0])]
    if type(value.first) is int and (value.last is None or value.last == inf):
        check_size(counted(count[0]))
        return list(range(value.first, value.first + counted(count[0])))
    wanted = counted(count[0])
    return range_elements(value)[:wanted]


@range_method("last", 0, MANY)
def _range_last(run: Run, value: Range, block: Proc | None, *given: Value) -> Value:
    if not given:
        return value.last
    items = range_elements(value)
    if type(value.first) is int and len(items) < 2:
        raise UnsupportedRuby("`last' of a range of hardly any integers")
    if len(given) > 1:
        raise argument_error(len(given), "0..1")
    (count,) = given
    if as_integer(count) < 0:
        raise RubyError("ArgumentError", "negative array size")
    return items[max(0, len(items) - counted(count)) :]


# --- Enumerators

enumerator_table: Table = {**ENUMERABLE}
enumerator_method = definer(enumerator_table, holds=True)
TABLES[Enumerator] = enumerator_table


class _Enough(Exception):
    """Enough elements have been yielded."""


@enumerator_method("take", 1)
def _take_some(run: Run, value: Enumerator, block: Proc | None, count: Value) -> Value:
    """The first elements of a sequence that may be endless."""
    wanted = as_integer(count)
    if wanted < 0:
        raise RubyError("ArgumentError", "attempt to take negative size")
    if type(value) in extra_kinds:
        return elements(run, value)[:wanted]
    found: list[Value] = []

    def collect(*values: Value) -> None:
        run.tick()
        found.append(values[0] if len(values) == 1 else list(values))
        if len(found) >= wanted:
            raise _Enough

    with suppress(_Enough):
        if wanted:
            receiver, name = value.receiver, value.name
            call_method(run, receiver, name, value.arguments, Proc(collect, -1, False))
    return found


@enumerator_method("first", 0, 1)
def _first_some(run: Run, value: Enumerator, block: Proc | None, *count: Value) -> Value:
    found = _take_some(run, value, None, count[0] if count else 1)
    return found if count else (found[0] if found else None)


def _with_index(run: Run, value: Enumerator, block: Proc, start: int) -> Value:
    position = start - 1

    def call(*values: Value) -> Value:
        nonlocal position
        position += 1
        return block.call(values[0] if len(values) == 1 else list(values), position)

    return call_method(run, value.receiver, value.name, value.arguments, Proc(call, 1, False))


@enumerator_method("with_index each_with_index", 0, 1, enumerates=True)
def _enumerator_with_index(run: Run, value: Enumerator, block: Proc, start: Value = 0) -> Value:
    return _with_index(run, value, block, 0 if start is None else as_integer(start))


@enumerator_method("with_object each_with_object", 1, enumerates=True)
def _with_object(run: Run, value: Enumerator, block: Proc, memo: Value) -> Value:
    wrapped = Proc(
        lambda *values: block.call(values[0] if len(values) == 1 else list(values), memo), 1, False
    )
    call_method(run, value.receiver, value.name, value.arguments, wrapped)
    return memo


@enumerator_method("each", enumerates=True)
def _enumerator_each(run: Run, value: Enumerator, block: Proc) -> Value:
    return call_method(run, value.receiver, value.name, value.arguments, block)


enumerator_method("size")(lambda run, value, block: len(elements(run, value)))
