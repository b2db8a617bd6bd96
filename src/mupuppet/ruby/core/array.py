"""Methods of arrays."""

from __future__ import annotations

from itertools import product

from mupuppet.ruby.core.identity import clone, freeze
from mupuppet.ruby.core.operators import OPERATORS
from mupuppet.ruby.core.ordering import ENUMERABLE
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import MANY, TABLES, Table, call_method, definer
from mupuppet.ruby.core.string import define_operators, range_bounds
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.comparison import equal, key, truthy
from mupuppet.ruby_semantics.conversion import as_array, as_integer, as_string, inspect, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.objects import Proc, Range, Symbol
from mupuppet.ruby_semantics.strings import RubyString, binary_string, is_binary
from mupuppet.values.value import Value

array_table: Table = {**ENUMERABLE}
array_method = definer(array_table, holds=True)
TABLES[list] = array_table
define_operators(list, "+ - * & | <=>")

Array = list[Value]


@array_method("each", enumerates=True)
def _each(run: Run, array: Array, block: Proc) -> Value:
    call = block.call
    for element in array:
        call(element)
    return array


@array_method("each_index", enumerates=True)
def _each_index(run: Run, array: Array, block: Proc) -> Value:
    for index in range(len(array)):
        block.call(index)
    return array


array_method("to_a to_ary entries itself")(lambda run, array, block: array)
array_method("dup")(lambda run, array, block: list(array))
array_method("freeze")(freeze)
array_method("clone", 0, 1)(clone)
array_method("length size")(lambda run, array, block: len(array))
array_method("empty?")(lambda run, array, block: not array)
array_method("reverse")(lambda run, array, block: array[::-1])
array_method("compact")(lambda run, array, block: [e for e in array if e is not None])


@array_method("join", 0, 1, makes=True)
def _join(run: Run, array: Array, block: Proc | None, separator: Value = None) -> Value:
    between = "" if separator is None else as_string(separator)
    made = between.join(_joined(array, between))
    check_size(len(made))
    first = array[0] if array else None
    if type(first) is RubyString and first.is_binary and is_binary(made):
        return binary_string(made.encode("ascii", "surrogateescape"))
    return made


def _joined(array: Array, between: str) -> list[str]:
    return [between.join(_joined(e, between)) if type(e) is list else to_s(e) for e in array]


@array_method("flatten", 0, 1)
def _flatten(run: Run, array: Array, block: Proc | None, depth: Value = None) -> Value:
    return _flattened(array, -1 if depth is None else as_integer(depth))


def _flattened(array: Array, depth: int) -> Array:
    found: Array = []
    for element in array:
        if type(element) is list and depth != 0:
            found += _flattened(element, depth - 1)
            check_size(len(found))
        else:
            found.append(element)
    return found


@array_method("[] slice", 1, 2)
def _at(run: Run, array: Array, block: Proc | None, index: Value, *length: Value) -> Value:
    if isinstance(index, Range) and not length:
        bounds = range_bounds(index, len(array))
        return None if bounds is None else array[bounds[0] : bounds[1]]
    position = as_integer(index)
    if position < 0:
        position += len(array)
    if not length:
        return array[position] if 0 <= position < len(array) else None
    count = as_integer(length[0])
    if not 0 <= position <= len(array) or count < 0:
        return None
    return array[position : position + count]


array_method("at", 1)(lambda run, array, block, index: _at(run, array, block, as_integer(index)))


@array_method("dig", 1, MANY)
def _dig(run: Run, array: Array, block: Proc | None, index: Value, *rest: Value) -> Value:
    found = _at(run, array, None, as_integer(index))
    if not rest or found is None:
        return found
    return dug(run, found, rest)


def dug(run: Run, value: Value, names: tuple[Value, ...]) -> Value:
    """`value.dig(*names)`, which only some values have."""
    if type(value) in (str, RubyString, int, float, bool, Symbol):
        raise RubyError("TypeError", f"{class_name(value)} does not have #dig method")
    return call_method(run, value, "dig", list(names), None)


@array_method("fetch", 1, 2)
def _fetch(run: Run, array: Array, block: Proc | None, index: Value, *default: Value) -> Value:
    position = as_integer(index)
    wanted = position + len(array) if position < 0 else position
    if 0 <= wanted < len(array):
        return array[wanted]
    if block is not None:
        return block.call(index)
    if default:
        return default[0]
    message = f"index {position} outside of array bounds: {-len(array)}...{len(array)}"
    raise RubyError("IndexError", message)


@array_method("last", 0, 1)
def _last(run: Run, array: Array, block: Proc | None, count: Value = None) -> Value:
    if count is None:
        return array[-1] if array else None
    number = as_integer(count)
    if number < 0:
        raise RubyError("ArgumentError", "negative array size")
    return array[max(0, len(array) - number) :]


@array_method("values_at", 0, MANY)
def _values_at(run: Run, array: Array, block: Proc | None, *indexes: Value) -> Value:
    found: Array = []
    for index in indexes:
        if isinstance(index, Range):
            part = _at(run, array, None, index)
            found += part if part is not None else []
            continue
        found.append(_at(run, array, None, as_integer(index)))
    return found


@array_method("index find_index", 0, 1)
def _index(run: Run, array: Array, block: Proc | None, *wanted: Value) -> Value:
    if wanted:
        return next((at for at, element in enumerate(array) if equal(element, wanted[0])), None)
    if block is None:
        raise UnsupportedRuby("`index' without an argument")
    for position, element in enumerate(array):
        if truthy(block.call(element)):
            return position
    return None


@array_method("push append", 0, MANY, changes=True)
def _push(run: Run, array: Array, block: Proc | None, *values: Value) -> Value:
    array.extend(values)
    check_size(len(array))
    return array


array_method("<<", 1)(lambda run, array, block, value: OPERATORS["<<"](run, array, value))


@array_method("unshift prepend", 0, MANY, changes=True)
def _unshift(run: Run, array: Array, block: Proc | None, *values: Value) -> Value:
    array[:0] = values
    return array


@array_method("concat", 0, MANY, changes=True)
def _concat(run: Run, array: Array, block: Proc | None, *others: Value) -> Value:
    array.extend([element for other in others for element in as_array(other)])
    check_size(len(array))
    return array


@array_method("replace", 1, changes=True)
def _replace(run: Run, array: Array, block: Proc | None, other: Value) -> Value:
    array[:] = as_array(other)
    return array


@array_method("clear", changes=True)
def _clear(run: Run, array: Array, block: Proc | None) -> Value:
    array.clear()
    return array


@array_method("pop", 0, 1, changes=True)
def _pop(run: Run, array: Array, block: Proc | None, *given: Value) -> Value:
    if not given:
        return array.pop() if array else None
    (count,) = given
    found = _last(run, array, None, as_integer(count))
    del array[len(array) - len(found) :]
    return found


@array_method("shift", 0, 1, changes=True)
def _shift(run: Run, array: Array, block: Proc | None, *given: Value) -> Value:
    if not given:
        return array.pop(0) if array else None
    (count,) = given
    if as_integer(count) < 0:
        raise RubyError("ArgumentError", "negative array size")
    found = array[: as_integer(count)]
    del array[: len(found)]
    return found


@array_method("slice!", 1, 2, changes=True)
def _slice_here(run: Run, array: Array, block: Proc | None, *index: Value) -> Value:
    found = _at(run, array, None, *index)
    if len(index) == 1 and not isinstance(index[0], Range):
        position = as_integer(index[0])
        if -len(array) <= position < len(array):
            del array[position]
        return found
    if found:
        bounds = index[0]
        if isinstance(bounds, Range):
            first, _ = range_bounds(bounds, len(array)) or (0, 0)
        else:
            first = as_integer(bounds) % len(array)
        del array[first : first + len(found)]
    return found


@array_method("fill", 0, 3, changes=True)
def _fill(run: Run, array: Array, block: Proc | None, *values: Value) -> Value:
    given = list(values)
    if block is None and not given:
        raise argument_error(0, "1..3")
    value = given.pop(0) if block is None and given else None
    first, last = 0, len(array)
    if len(given) == 1 and isinstance(given[0], Range):
        first, last = range_bounds(given[0], len(array)) or (0, 0)
    elif given:
        first = 0 if given[0] is None else as_integer(given[0])
        first = max(first + len(array), 0) if first < 0 else first
        if len(given) > 1 and given[1] is not None:
            last = first + max(as_integer(given[1]), 0)
    check_size(last)
    if last > len(array):
        array.extend([None] * (last - len(array)))
    for position in range(first, last):
        array[position] = value if block is None else block.call(position)
    return array


@array_method("rotate!", 0, 1, changes=True)
def _rotate_here(run: Run, array: Array, block: Proc | None, count: Value = 1) -> Value:
    array[:] = _rotate(run, array, None, count)
    return array


@array_method("rindex", 0, 1)
def _rindex(run: Run, array: Array, block: Proc | None, *wanted: Value) -> Value:
    if not wanted and block is None:
        raise UnsupportedRuby("`rindex' without an argument")
    for position in range(len(array) - 1, -1, -1):
        element = array[position]
        if wanted and equal(element, wanted[0]):
            return position
        if not wanted and block is not None and truthy(block.call(element)):
            return position
    return None


@array_method("rassoc", 1)
def _rassoc(run: Run, array: Array, block: Proc | None, wanted: Value) -> Value:
    found = (e for e in array if type(e) is list and len(e) > 1 and equal(e[1], wanted))
    return next(found, None)


@array_method("intersect?", 1)
def _intersects(run: Run, array: Array, block: Proc | None, other: Value) -> Value:
    mine = {key(element) for element in array}
    return any(key(element) in mine for element in as_array(other))


@array_method("pack", 1, makes=True)
def _pack(run: Run, array: Array, block: Proc | None, form: Value) -> Value:
    from mupuppet.ruby.core.pack import packed

    content = packed(array, as_string(form))
    # Only character codes give a character string; all else gives bytes.
    if as_string(form).lstrip().startswith("U") or as_string(form).startswith("m"):
        return content.decode("utf-8", "surrogateescape")
    return binary_string(content)


@array_method("deconstruct")
def _deconstruct(run: Run, array: Array, block: Proc | None) -> Value:
    return array


@array_method("[]=", 2, 3, changes=True)
def _set(run: Run, array: Array, block: Proc | None, index: Value, *values: Value) -> Value:
    value = values[-1]
    if isinstance(index, Range) or len(values) == 2:
        return _replace_part(array, index, values)
    position = as_integer(index)
    if position < 0:
        position += len(array)
        if position < 0:
            message = f"index {as_integer(index)} too small for array; minimum: -{len(array)}"
            raise RubyError("IndexError", message)
    check_size(position)
    array.extend([None] * (position + 1 - len(array)))
    array[position] = value
    return value


def _replace_part(array: Array, index: Value, values: tuple[Value, ...]) -> Value:
    """`array[2..3] = values`, `array[2, 1] = values`"""
    if isinstance(index, Range):
        first = 0 if index.first is None else as_integer(index.first)
        first = first + len(array) if first < 0 else first
        last = len(array) - 1 if index.last is None else as_integer(index.last)
        last = last + len(array) if last < 0 else last
        size = max(last - first + (not index.exclusive or index.last is None), 0)
        if first < 0:
            raise UnsupportedRuby("an assignment to a range before an array")
    else:
        first, size = as_integer(index), as_integer(values[0])
        first = first + len(array) if first < 0 else first
        if size < 0:
            raise RubyError("IndexError", f"negative length ({size})")
        if first < 0:
            message = f"index {as_integer(index)} too small for array; minimum: -{len(array)}"
            raise RubyError("IndexError", message)
    check_size(first)
    array.extend([None] * (first - len(array)))
    array[first : first + size] = values[-1] if type(values[-1]) is list else [values[-1]]
    return values[-1]


@array_method("delete", 1)
def _delete(run: Run, array: Array, block: Proc | None, value: Value) -> Value:
    remaining = [element for element in array if not equal(element, value)]
    if len(remaining) == len(array):
        return None if block is None else block.call(value)
    if run.changes:
        run.require_changeable(array)
    array[:] = remaining
    return value


@array_method("delete_at", 1, changes=True)
def _delete_at(run: Run, array: Array, block: Proc | None, index: Value) -> Value:
    position = as_integer(index)
    return array.pop(position) if -len(array) <= position < len(array) else None


def _define_changes() -> None:
    """Methods that end in `!` change the array as those without it change a copy."""
    for name in "map collect".split():
        _define_change(f"{name}!", name, nil_if_same=False, enumerates=True)
    for name in "select filter reject".split():
        _define_change(f"{name}!", name, nil_if_same=True, enumerates=True)
    _define_change("keep_if", "select", nil_if_same=False, enumerates=True)
    _define_change("delete_if", "reject", nil_if_same=False, enumerates=True)
    for name in "compact uniq".split():
        _define_change(f"{name}!", name, nil_if_same=True, enumerates=False)
    for name in "sort sort_by reverse".split():
        _define_change(f"{name}!", name, nil_if_same=False, enumerates=name == "sort_by")


def _define_change(name: str, twin: str, *, nil_if_same: bool, enumerates: bool) -> None:
    @array_method(name, enumerates=enumerates, changes=True)
    def change(run: Run, array: Array, block: Proc | None) -> Value:
        made = call_method(run, array, twin, [], block)
        same = len(made) == len(array)
        array[:] = made
        return None if nil_if_same and same else array


_define_changes()


@array_method("flatten!", 0, 1, changes=True)
def _flatten_here(run: Run, array: Array, block: Proc | None, depth: Value = None) -> Value:
    changed = any(type(element) is list for element in array)
    array[:] = _flatten(run, array, None, depth)
    return array if changed else None


@array_method("union", 0, MANY)
def _union(run: Run, array: Array, block: Proc | None, *others: Value) -> Value:
    found: dict[Value, Value] = {}
    for element in [*array, *(e for other in others for e in as_array(other))]:
        found.setdefault(key(element), element)
    return list(found.values())


@array_method("difference", 0, MANY)
def _difference(run: Run, array: Array, block: Proc | None, *others: Value) -> Value:
    removed = {key(e) for other in others for e in as_array(other)}
    return [element for element in array if key(element) not in removed]


@array_method("intersection", 0, MANY)
def _intersection(run: Run, array: Array, block: Proc | None, *others: Value) -> Value:
    if not others:
        return list(array)
    found: Value = _union(run, array, None)
    for other in others:
        found = OPERATORS["&"](run, found, other)
    return found


@array_method("transpose")
def _transpose(run: Run, array: Array, block: Proc | None) -> Value:
    rows = [as_array(row) for row in array]
    for row in rows:
        if len(row) != len(rows[0]):
            message = f"element size differs ({len(row)} should be {len(rows[0])})"
            raise RubyError("IndexError", message)
    return [list(column) for column in zip(*rows, strict=True)]


@array_method("rotate", 0, 1)
def _rotate(run: Run, array: Array, block: Proc | None, count: Value = 1) -> Value:
    count = as_integer(count)
    if not array:
        return []
    shift = count % len(array)
    return array[shift:] + array[:shift]


@array_method("product", 0, MANY)
def _product(run: Run, array: Array, block: Proc | None, *others: Value) -> Value:
    lists = [array, *map(as_array, others)]
    size = 1
    for one in lists:
        size *= len(one)
    check_size(size)
    if block is not None:
        for row in product(*lists):
            block.call(list(row))
        return array
    return [list(found) for found in product(*lists)]


@array_method("assoc", 1)
def _assoc(run: Run, array: Array, block: Proc | None, wanted: Value) -> Value:
    found = (e for e in array if type(e) is list and e and equal(e[0], wanted))
    return next(found, None)


@array_method("insert", 1, MANY, changes=True)
def _insert(run: Run, array: Array, block: Proc | None, index: Value, *values: Value) -> Value:
    position = as_integer(index)
    if not values:
        return array
    if position < 0:
        position += len(array) + 1
        if position < 0:
            message = f"index {as_integer(index)} too small for array; minimum: -{len(array) + 1}"
            raise RubyError("IndexError", message)
    check_size(position)
    array.extend([None] * (position - len(array)))
    array[position:position] = values
    return array


array_method("inspect to_s")(lambda run, array, block: inspect(array))
