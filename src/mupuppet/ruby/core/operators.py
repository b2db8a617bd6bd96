"""Operators: arithmetic, comparison, matching."""

from __future__ import annotations

from collections.abc import Callable
from math import floor, fmod, inf, isinf, nan

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.core.objects import DefinedClass, RubyObject, find_callee
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import TABLES, call_method, missing_method
from mupuppet.ruby_semantics.classes import class_name, error_is
from mupuppet.ruby_semantics.comparison import compare, equal, key, not_comparable
from mupuppet.ruby_semantics.conversion import (
    as_array,
    as_integer,
    as_string,
    inspect,
    match_of_other,
)
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.format_strings import format_string
from mupuppet.ruby_semantics.inheritance import ANCESTORS
from mupuppet.ruby_semantics.objects import (
    DefaultHash,
    MatchData,
    Proc,
    RaisedError,
    Range,
    RubyClass,
    Symbol,
)
from mupuppet.ruby_semantics.puppet_values import to_puppet
from mupuppet.ruby_semantics.strings import (
    RubyString,
    content_of,
    is_string,
    require_characters,
)
from mupuppet.types.base import Type
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import DEFAULT, Value

Operator = Callable[[Run, Value, Value], Value]

_NUMBERS = frozenset([int, float])


def _coerced(run: Run, operator: str, left: Value, right: Value) -> Value:
    """An operation of a number and something else, which may know how to convert both."""
    if isinstance(right, RubyObject) and find_callee(right, "coerce") is not None:
        both = call_method(run, right, "coerce", [left], None)
        if type(both) is not list or len(both) != 2:
            raise RubyError("TypeError", "coerce must return [x, y]")
        return OPERATORS[operator](run, both[0], both[1])
    is_shown = right is None or type(right) in (bool, Symbol)
    shown = inspect(right) if is_shown else class_name(right)
    kind = class_name(left)
    raise RubyError("TypeError", f"{shown} can't be coerced into {kind}")


def _add(run: Run, left: Value, right: Value) -> Value:
    kind, other = type(left), type(right)
    if kind is str or kind is RubyString:
        made = as_string(left) + as_string(right)
        check_size(len(made))
        return run.string(made)
    if kind in _NUMBERS:
        if other in _NUMBERS:
            return _bounded(left + right)
        return _coerced(run, "+", left, right)
    if kind is list:
        more = as_array(right)
        check_size(len(left) + len(more))
        return left + more
    return missing_method(left, "+")


#: Larger integers take too long to be converted to a string.
_LARGEST = 1 << 14_000


def _bounded(number: Value) -> Value:
    """Check that a number is not too large."""
    if type(number) is int and not -_LARGEST < number < _LARGEST:
        raise UnsupportedRuby("an integer of thousands of digits")
    return number


def _subtract(run: Run, left: Value, right: Value) -> Value:
    kind, other = type(left), type(right)
    if kind in _NUMBERS:
        if other in _NUMBERS:
            return left - right
        return _coerced(run, "-", left, right)
    if kind is list:
        removed = {key(value) for value in as_array(right)}
        return [value for value in left if key(value) not in removed]
    return missing_method(left, "-")


def _multiply(run: Run, left: Value, right: Value) -> Value:
    kind, other = type(left), type(right)
    if kind in _NUMBERS:
        if other in _NUMBERS:
            return _bounded(left * right)
        return _coerced(run, "*", left, right)
    if kind is str or kind is RubyString:
        count = as_integer(right)
        if count < 0:
            raise RubyError("ArgumentError", "negative argument")
        string = as_string(left)
        check_size(len(string) * count)
        return run.string(string * count)
    if kind is list:
        if other is str or other is RubyString:
            return call_method(run, left, "join", [right], None)
        count = as_integer(right)
        if count < 0:
            raise RubyError("ArgumentError", "negative argument")
        check_size(len(left) * count)
        return left * count
    return missing_method(left, "*")


def _divide(run: Run, left: Value, right: Value) -> Value:
    kind, other = type(left), type(right)
    if kind not in _NUMBERS:
        return missing_method(left, "/")
    if other not in _NUMBERS:
        return _coerced(run, "/", left, right)
    if kind is int and other is int:
        if right == 0:
            raise RubyError("ZeroDivisionError", "divided by 0")
        return left // right
    if right == 0:
        if left == 0 or left != left:
            return float("nan")
        negative = (left < 0) != (str(float(right))[0] == "-")
        return -inf if negative else inf
    return left / right


def _modulo(run: Run, left: Value, right: Value) -> Value:
    kind, other = type(left), type(right)
    if kind is str or kind is RubyString:
        given = right if other is list else [right]
        return run.string(formatted(run, as_string(left), given))
    if kind not in _NUMBERS:
        return missing_method(left, "%")
    if other not in _NUMBERS:
        return _coerced(run, "%", left, right)
    if right == 0:
        raise RubyError("ZeroDivisionError", "divided by 0")
    if kind is int and other is int:
        return left % right
    if isinf(left):
        return nan
    remainder = fmod(left, right)
    return remainder + right if remainder and (remainder < 0) != (right < 0) else remainder


def _power(run: Run, left: Value, right: Value) -> Value:
    if type(left) not in _NUMBERS:
        return missing_method(left, "**")
    if type(right) not in _NUMBERS:
        return _coerced(run, "**", left, right)
    if type(left) is int and type(right) is int:
        if right < 0:
            raise UnsupportedRuby("a negative power, which is a fraction")
        if abs(left) > 1 and right * left.bit_length() > 28_000:
            raise UnsupportedRuby("an integer of thousands of digits")
        return _bounded(left**right)
    try:
        result = float(left) ** float(right)
    except (OverflowError, ZeroDivisionError):
        raise UnsupportedRuby("a power that is too large") from None
    if isinstance(result, complex):
        raise UnsupportedRuby("a complex number")
    return result


def _shift_left(run: Run, left: Value, right: Value) -> Value:
    if type(left) is list:
        if run.changes:
            run.require_changeable(left)
        left.append(right)
        return left
    if type(left) is RubyString and (is_string(right) and not left.is_binary):
        # Most changes of strings: the same as the method, faster.
        run.changing(left)
        left.content += as_string(right)
        check_size(len(left.content))
        return left
    if type(left) is int and type(right) is int and 0 <= right < 10_000:
        return _bounded(left << right)
    if is_string(left):
        return call_method(run, left, "<<", [right], None)
    return missing_method(left, "<<")


def _shift_right(run: Run, left: Value, right: Value) -> Value:
    if type(left) is int and type(right) is int and right >= 0:
        return left >> right
    return missing_method(left, ">>")


def _and(run: Run, left: Value, right: Value) -> Value:
    if type(left) is int and type(right) is int:
        return left & right
    if type(left) is list:
        wanted = {key(value) for value in as_array(right)}
        return list({key(value): value for value in left if key(value) in wanted}.values())
    if left is None or left is False:
        return False
    if left is True:
        return right is not None and right is not False
    return missing_method(left, "&")


def _own_operator(name: str, usual: Operator) -> Operator:
    """An operator that library classes define as a method."""

    def operate(run: Run, left: Value, right: Value) -> Value:
        if type(left) in LIBRARY_KINDS:
            return call_method(run, left, name, [right], None)
        return usual(run, left, right)

    return operate


def _or(run: Run, left: Value, right: Value) -> Value:
    if type(left) is int and type(right) is int:
        return left | right
    if type(left) is list:
        found: dict[Value, Value] = {}
        for value in left + as_array(right):
            found.setdefault(key(value), value)
        return list(found.values())
    if left is None or left is False:
        return right is not None and right is not False
    if left is True:
        return True
    return missing_method(left, "|")


def _exclusive_or(run: Run, left: Value, right: Value) -> Value:
    if type(left) is int and type(right) is int:
        return left ^ right
    return missing_method(left, "^")


#: Classes whose values are compared here.
_COMPARED = frozenset([int, float, str, RubyString, Symbol])


def _comparison(name: str, test: Callable[[int], bool]) -> Operator:
    def operate(run: Run, left: Value, right: Value) -> Value:
        kind = type(left)
        if kind not in _COMPARED:
            if kind in LIBRARY_KINDS:
                return call_method(run, left, name, [right], None)
            return missing_method(left, name)
        if kind is float or type(right) is float:
            if left != left or right != right:
                return False
        order = compare(left, right)
        if order is None:
            not_comparable(left, right)
        return test(order)

    return operate


#: The limit of the width of a value, and directives that exceed it.
_WIDEST = 1_000_000
_WIDE = pattern(r"%[^a-zA-Z%]*[0-9]{7}")


def formatted(run: Run, form: str, values: list[Value]) -> str:
    """`format(form, *values)`; the names of `%{name}` are symbols."""
    wide = "*" in form and any(type(v) is int and abs(v) > _WIDEST for v in values)
    if wide or _WIDE.search(form) is not None:
        raise UnsupportedRuby("a format that is very wide")
    if len(values) == 1 and isinstance(values[0], dict):
        named = {name.name: v for name, v in values[0].items() if isinstance(name, Symbol)}
        return format_string(form, [to_puppet(named)])
    return format_string(form, [to_puppet(value) for value in values])


def _match(run: Run, left: Value, right: Value) -> Value:
    if left is None:
        return None
    left, right = content_of(left), content_of(right)
    regexp, string = (left, right) if isinstance(left, Regexp) else (right, left)
    if isinstance(string, Symbol):
        string = string.name
    elif string is DEFAULT:
        string = "default"
    if isinstance(regexp, Regexp):
        if string is None:
            run.match = None
            return None
        if type(string) is not str:
            if regexp is left:
                as_string(string)
            return match_of_other(left)
        found = matched(run, regexp, string)
        return None if found is None else found.match.start()
    if type(string) is str and type(regexp) in (str, Symbol):
        raise RubyError("TypeError", "type mismatch: String given")
    return match_of_other(regexp if type(string) is str else left)


def matched(run: Run, regexp: Regexp, string: str, position: int = 0) -> MatchData | None:
    """Match, and remember the match for `$~` and `$1`."""
    if not string.isascii():
        require_characters(string)
    pattern = regexp.pattern
    if len(string) <= pattern.longest:
        found = pattern.quick(string, position)
    else:
        found = pattern.search(string, position)
    if found is None:
        run.match = None
        return None
    run.match = made = MatchData(found, string)
    return made


def case_equal(run: Run, pattern: Value, value: Value) -> bool:
    """`pattern === value`"""
    if isinstance(pattern, RubyClass):
        return is_a(value, pattern.name)
    if isinstance(pattern, Regexp):
        value = value.name if isinstance(value, Symbol) else content_of(value)
        if type(value) is not str:
            run.match = None
            return False
        return matched(run, pattern, value) is not None
    if isinstance(pattern, Range):
        return bool(call_method(run, pattern, "cover?", [value], None))
    kind = type(pattern)
    if kind in LIBRARY_KINDS and kind is not Proc and "===" in TABLES.get(kind, ()):
        return bool(call_method(run, pattern, "===", [value], None))
    if isinstance(pattern, (RubyObject, DefinedClass)):
        result = call_method(run, pattern, "===", [value], None)
        return result is not None and result is not False
    if isinstance(pattern, Proc):
        result = pattern.call(value)
        return result is not None and result is not False
    return equal(pattern, value)


def _case_operator(run: Run, pattern: Value, value: Value) -> Value:
    """The result of a proc for the value."""
    return pattern.call(value) if isinstance(pattern, Proc) else case_equal(run, pattern, value)


def is_a(value: Value, name: str) -> bool:
    """Whether a value is an instance of a class or module."""
    if name in ("Object", "BasicObject", "Kernel"):
        return True
    if isinstance(value, Type) and name.startswith("Puppet::Pops::Types::P"):
        from mupuppet.types.pcore_types import ruby_classes_of  # few programs ask

        return name in ruby_classes_of(value)
    kind = class_name(value)
    if isinstance(value, RaisedError):
        return error_is(value.error, name)
    if isinstance(value, RubyObject):
        return value.kind.is_kind_of(name)
    if kind not in ANCESTORS and name in ("Comparable", "Enumerable"):
        raise UnsupportedRuby(f"whether a {kind} is a {name}")
    return kind == name or name in ANCESTORS.get(kind, ())


def compared(run: Run, left: Value, right: Value) -> Value:
    """`left <=> right`"""
    return compare(left, right)


#: Classes whose operators are methods.
LIBRARY_KINDS: set[type] = {dict, DefaultHash, Proc, Range}

OPERATORS: dict[str, Operator] = {
    "+": _own_operator("+", _add),
    "-": _own_operator("-", _subtract),
    "*": _own_operator("*", _multiply),
    "/": _own_operator("/", _divide),
    "%": _own_operator("%", _modulo),
    "**": _own_operator("**", _power),
    "<<": _own_operator("<<", _shift_left),
    ">>": _own_operator(">>", _shift_right),
    "&": _own_operator("&", _and),
    "|": _own_operator("|", _or),
    "^": _exclusive_or,
    "<": _comparison("<", lambda order: order < 0),
    "<=": _comparison("<=", lambda order: order <= 0),
    ">": _comparison(">", lambda order: order > 0),
    ">=": _comparison(">=", lambda order: order >= 0),
    "<=>": _own_operator("<=>", compared),
    "==": lambda run, left, right: equal(left, right),
    "!=": lambda run, left, right: not equal(left, right),
    "===": _case_operator,
    "=~": _match,
    "!~": lambda run, left, right: _match(run, left, right) is None,
}


def binary_operation(run: Run, operator: str, left: Value, right: Value, line: int) -> Value:
    """The operator of an assignment like `x += 1`."""
    function = OPERATORS.get(operator)
    if function is None:
        raise UnsupportedRuby(f"the operator `{operator}='", line)
    try:
        return function(run, left, right)
    except (RubyError, UnsupportedRuby) as error:
        if error.line is None:
            error.line = line
        raise


def floored(number: float) -> int:
    """The floor."""
    if number != number or number in (inf, -inf):
        raise RubyError("FloatDomainError", {inf: "Infinity", -inf: "-Infinity"}.get(number, "NaN"))
    return floor(number)
