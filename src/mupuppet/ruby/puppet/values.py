"""What Ruby code can ask Puppet's own values: times, bytes, addresses, objects with attributes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mupuppet.ruby.core.method_names import every_object_has
from mupuppet.ruby.core.operators import LIBRARY_KINDS
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import COMMON, OBJECT_KINDS, TABLES, definer, missing_method
from mupuppet.ruby.core.time import TimeObject
from mupuppet.ruby.core.type_members import names_of_members
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.comparison import compare, truthy
from mupuppet.ruby_semantics.conversion import as_string, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.types.base import Type
from mupuppet.types.collections import StructElement
from mupuppet.types.members import (
    MemberError,
    call_member,
    has_code,
    has_member,
    names_of_object,
)
from mupuppet.types.objects import type_of
from mupuppet.values.binary import Binary
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue
from mupuppet.values.time_arithmetic import calculate_time
from mupuppet.values.times import NANOSECONDS, TimeError, TimeValue
from mupuppet.values.timespans import Timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import FIELDS, URI
from mupuppet.values.value import Value
from mupuppet.values.versions import SemVer

# --- Times

LIBRARY_KINDS.update([Timespan, Timestamp])
_span = definer(TABLES.setdefault(Timespan, {}))
_stamp = definer(TABLES.setdefault(Timestamp, {}))


def _both(names: str, count: int = 0) -> Callable[[Callable[..., Value]], None]:
    def register(function: Callable[..., Value]) -> None:
        for define in (_span, _stamp):
            define(names, count)(function)

    return register


_both("nsecs")(lambda run, time, block: time.nanoseconds)
_both("to_i to_int")(lambda run, time, block: time.seconds_integer)
_both("to_f")(lambda run, time, block: time.seconds_float)
_both("zero?")(lambda run, time, block: time.nanoseconds == 0)
_both("<=>", 1)(lambda run, time, block, other: compare(time, other))


def _arithmetic(operator: str) -> Callable[..., Value]:
    def calculate(run: Run, time: TimeValue, block: Proc | None, other: Value) -> Value:
        try:
            return calculate_time(operator, time, other)
        except TypeError:
            return missing_method(time, operator)
        except TimeError as problem:
            raise RubyError("ArgumentError", str(problem)) from None

    return calculate


for _operator in "+ - * / %".split():
    _span(_operator, 1)(_arithmetic(_operator))
for _operator in "+ -".split():
    _stamp(_operator, 1)(_arithmetic(_operator))


def _formatted(run: Run, time: Value, block: Proc | None, form: Value, *zone: Value) -> Value:
    try:
        formatted: str = time.format(as_string(form), *map(as_string, zone))
    except TimeError as problem:
        raise RubyError("ArgumentError", str(problem)) from None
    return formatted


_span("format", 1)(_formatted)
_stamp("format", 1, 2)(_formatted)


@_stamp("to_time")
def _to_time(run: Run, time: Timestamp, block: Proc | None) -> Value:
    return TimeObject(time.nanoseconds, 0, True)


_span("-@")(lambda run, span, block: Timespan(-span.nanoseconds))
_span("abs magnitude")(lambda run, span, block: Timespan(abs(span.nanoseconds)))
_span("negative?")(lambda run, span, block: span.nanoseconds < 0)
_span("positive?")(lambda run, span, block: span.nanoseconds > 0)

#: The units of a timespan: their nanoseconds, and how many of them the next one has.
_UNITS = {
    "days": (86_400 * NANOSECONDS, None),
    "hours": (3_600 * NANOSECONDS, 24),
    "minutes": (60 * NANOSECONDS, 60),
    "seconds": (NANOSECONDS, 60),
    "milliseconds": (1_000_000, 1_000),
    "nanoseconds": (1, NANOSECONDS),
}


def _total(span: Timespan, size: int) -> int:
    whole = span.total // size
    return -whole if span.nanoseconds < 0 else whole


def _define_unit(name: str, size: int, count: int | None) -> None:
    def part(run: Run, span: Timespan, block: Proc | None) -> Value:
        return span.total // size if count is None else span.total // size % count

    _span(name)(part)
    _span(f"total_{name}")(lambda run, span, block: _total(span, size))


for _name, (_size, _count) in _UNITS.items():
    _define_unit(_name, _size, _count)


@_span("to_hash", 0, 1)
def _to_hash(run: Run, span: Timespan, block: Proc | None, compact: Value = False) -> Value:
    if truthy(compact):
        seconds, rest = divmod(span.total, NANOSECONDS)
        made: dict[str, Value] = {"seconds": seconds, "nanoseconds": rest}
        return made | ({"negative": True} if span.nanoseconds < 0 else {})
    return span.fields()


# --- What can be compared


def _between(run: Run, value: Value, block: Proc | None, low: Value, high: Value) -> Value:
    return _order(value, low) >= 0 and _order(value, high) <= 0


def _clamped(run: Run, value: Value, block: Proc | None, low: Value, high: Value) -> Value:
    if _order(value, low) < 0:
        return low
    return high if _order(value, high) > 0 else value


def _order(value: Value, other: Value) -> int:
    order = compare(value, other)
    if order is None:
        raise UnsupportedRuby(f"the comparison of {class_name(value)} with {class_name(other)}")
    return order


_both("<", 1)(lambda run, time, block, other: _order(time, other) < 0)
_both("<=", 1)(lambda run, time, block, other: _order(time, other) <= 0)
_both(">", 1)(lambda run, time, block, other: _order(time, other) > 0)
_both(">=", 1)(lambda run, time, block, other: _order(time, other) >= 0)

for _kind in (SemVer, Timespan, Timestamp):
    _compared = definer(TABLES.setdefault(_kind, {}))
    _compared("between?", 2)(_between)
    _compared("clamp", 2)(_clamped)

# --- Bytes

_binary = definer(TABLES.setdefault(Binary, {}))
_binary("binary_buffer", makes=False)(
    lambda run, binary, block: run.host.binary_string(binary.content)
)
_binary("length")(lambda run, binary, block: len(binary.content))
_binary("to_s")(lambda run, binary, block: str(binary))


# --- Addresses

_uri = definer(TABLES.setdefault(URI, {}))


def _define_part(name: str) -> None:
    _uri(name)(lambda run, uri, block: getattr(uri, name))


for _name in (*FIELDS, "default_port"):
    _define_part(_name)


@_uri("hostname")
def _hostname(run: Run, uri: URI, block: Proc | None) -> Value:
    return None if uri.host is None else uri.host.strip("[]")


@_uri("user")
def _user(run: Run, uri: URI, block: Proc | None) -> Value:
    return None if uri.userinfo is None else uri.userinfo.partition(":")[0]


@_uri("password")
def _password(run: Run, uri: URI, block: Proc | None) -> Value:
    parts = (uri.userinfo or "").partition(":")
    return parts[2] if parts[1] else None


_uri("absolute? absolute")(lambda run, uri, block: uri.scheme is not None)
_uri("relative?")(lambda run, uri, block: uri.scheme is None)
_uri("hierarchical?")(lambda run, uri, block: uri.opaque is None)
_uri("to_s")(lambda run, uri, block: str(uri))
_uri("inspect")(lambda run, uri, block: uri.inspected())

# --- Objects with attributes


def _call_object(
    run: Run, receiver: Value, name: str, arguments: list[Value], block: Proc | None
) -> Value:
    """Read an attribute, call a function of the type, or a method of every object."""
    if name in ("send", "public_send", "__send__") and arguments:
        return _call_object(run, receiver, to_s(arguments[0]), arguments[1:], block)
    if name == "respond_to?" and len(arguments) == 1:
        wanted = to_s(arguments[0])
        if wanted in _OF_OBJECTS:
            return wanted in _own_methods(receiver)
        return every_object_has(wanted) or has_member(receiver, wanted)
    if name in _own_methods(receiver) and not arguments:
        return run.from_outside(_OF_OBJECTS[name](receiver))
    if has_member(receiver, name):
        return _member(run, receiver, name, arguments, block)
    method = COMMON.get(name)
    if method is None or not method.minimum <= len(arguments) <= method.maximum:
        raise UnsupportedRuby(f"`{name}' of an instance of {type_of(receiver)}")
    return method.function(run, receiver, block, *arguments)


def _member(
    run: Run, receiver: Value, name: str, arguments: list[Value], block: Proc | None
) -> Value:
    if arguments or block is not None or has_code(receiver, name):
        raise UnsupportedRuby(f"`{name}' of an instance of {type_of(receiver)}")
    try:
        return run.from_outside(call_member(receiver, name, []))
    except MemberError as problem:
        raise RubyError("Puppet::Error", str(problem)) from None


_OF_OBJECTS: dict[str, Callable[[Value], Value]] = {
    "_pcore_init_hash": lambda receiver: receiver.attributes(),
    "_pcore_type": type_of,
}


def _own_methods(receiver: Value) -> Iterable[str]:
    # Puppet has written the class of errors, and made all others.
    return ("_pcore_init_hash",) if isinstance(receiver, ErrorValue) else _OF_OBJECTS


for _object_kind in (ObjectValue, ErrorValue, Deferred):
    OBJECT_KINDS[_object_kind] = _call_object

# --- The elements of a Struct

_element = definer(TABLES.setdefault(StructElement, {}))
_element("name")(lambda run, element, block: element.name)
_element("key_type")(lambda run, element, block: element.key)
_element("value_type")(lambda run, element, block: element.value)


def methods_of(value: Value) -> list[str]:
    """The names of the methods of a value that not every object has, as far as they are here."""
    if isinstance(value, Type):
        return names_of_members(value)
    if type(value) in OBJECT_KINDS:
        return [*_own_methods(value), *names_of_object(value)]
    return [name for name in TABLES.get(type(value), ()) if name not in _OF_WORKER]


#: What the worker itself knows about any object.
_OF_WORKER = frozenset("to_s inspect == != === ! class equal? eql? hash object_id __id__".split())
