"""What generated functions call."""

from __future__ import annotations

from collections.abc import Callable
from types import CellType, FunctionType
from typing import Any, NoReturn

from mupuppet.ruby.compilation.methods import MISSING, DefinedMethod
from mupuppet.ruby.core.enumerable import ENUMERABLE_KINDS, elements
from mupuppet.ruby.core.objects import (
    DefinedClass,
    NativeMethod,
    RubyObject,
    call_missing,
    call_object,
    find_callee,
    native_method,
    super_of,
)
from mupuppet.ruby.core.operators import OPERATORS, case_equal, is_a, matched
from mupuppet.ruby.core.runtime import (
    COMMON,
    MAX_SIZE,
    MAX_STEPS,
    OBJECT_KINDS,
    OF_SAME_ENCODING,
    OF_STRINGS,
    TABLES,
    Method,
    Run,
    ScopeObject,
    call_method,
    check_size,
    text_in,
)
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
    RubyRegexp,
    Symbol,
)
from mupuppet.ruby_semantics.strings import RubyString, new_strings
from mupuppet.values.basic import Value

#: Set in the global names of every generated function.
MARK = "_ruby"
#: The name of `self` in generated functions.
SELF = "s"


# --- Calls


class Site(dict[type, Callable[..., Value]]):
    """The functions of a method's name, by the class of the receiver.

    One for each name and number of arguments serves all places. The methods of Ruby's own classes
    never change: programs that would change them are not evaluated here.
    """

    __slots__ = ("_changes", "_count", "_name", "_with_block")

    def __init__(self, name: str, count: int, with_block: bool, changes: bool) -> None:
        super().__init__()
        self._name = name
        self._count = count
        self._with_block = with_block
        #: Whether programs that call it change values: then their strings are objects.
        self._changes = changes

    def __missing__(self, kind: type) -> Callable[..., Value]:
        made = self[kind] = self._found(kind)
        return made

    def _found(self, kind: type) -> Callable[..., Value]:
        name = self._name
        if kind is RubyObject:
            return _of_object(name)
        if kind is not RubyClass and kind not in OBJECT_KINDS:
            method = TABLES.get(kind, {}).get(name)
            if method is None and kind is RubyString:
                method = TABLES[str].get(name)
            method = method or COMMON.get(name)
            if method is not None and method.minimum <= self._count <= method.maximum:
                if self._with_block or not method.enumerates:
                    found = direct(method, name, kind, self._count, self._with_block, self._changes)
                    if found is not None:
                        return found

        def by_name(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
            return call_method(run, receiver, name, list(arguments), block)

        return by_name


def direct(
    method: Method, name: str, kind: type, count: int, with_block: bool, changes: bool
) -> Callable[..., Value] | None:
    """The function of a method for a kind of receiver, with what `call_method` does about strings.

    None where that takes more than to convert arguments and the result.
    """
    function = method.function
    makes = changes and method.makes
    if method.holds:
        return _making(function) if makes else function
    if with_block and changes and kind in OF_STRINGS:
        return None
    if kind is RubyRegexp and name == "match" and count == 1 and not with_block:
        return _match_regexp
    if kind is RubyString:
        return _of_string(method, name, makes)
    if count == 0:
        return _making(function) if makes else function
    if count == 1:
        return _taking_one(function, makes)
    return _taking_contents(function, makes)


def _match_regexp(run: Run, receiver: RubyRegexp, block: None, string: Value) -> Value:
    """`receiver.match(string)`"""
    if type(string) is RubyString:
        string = string.content
    if type(string) is not str:
        return call_method(run, receiver, "match", [string], None)
    found = receiver.regexp.match(string)
    if found is None:
        run.match = None
        return None
    run.match = made = MatchData(found, string)
    return made


def _making(function: Callable[..., Value]) -> Callable[..., Value]:
    def call(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
        result = function(run, receiver, block, *arguments)
        kind = type(result)
        if kind is str:
            return RubyString(result)
        return new_strings(result) if kind is list or kind is dict else result

    return call


def _taking_one(function: Callable[..., Value], makes: bool) -> Callable[..., Value]:
    def call(run: Run, receiver: Value, block: Proc | None, argument: Value) -> Value:
        if type(argument) is RubyString:
            argument = argument.content
        result = function(run, receiver, block, argument)
        if not makes:
            return result
        kind = type(result)
        if kind is str:
            return RubyString(result)
        return new_strings(result) if kind is list or kind is dict else result

    return call


def _taking_contents(function: Callable[..., Value], makes: bool) -> Callable[..., Value]:
    def call(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
        given = [each.content if type(each) is RubyString else each for each in arguments]
        result = function(run, receiver, block, *given)
        if not makes:
            return result
        kind = type(result)
        if kind is str:
            return RubyString(result)
        return new_strings(result) if kind is list or kind is dict else result

    return call


def _of_string(method: Method, name: str, makes: bool) -> Callable[..., Value]:
    """A method of a string that is an object: most need its content alone."""
    function = method.function
    of_encoding = name in OF_SAME_ENCODING

    def call(run: Run, receiver: RubyString, block: Proc | None, *arguments: Value) -> Value:
        if of_encoding and receiver.is_binary:
            return call_method(run, receiver, name, list(arguments), block)
        if arguments:
            given = [each.content if type(each) is RubyString else each for each in arguments]
            result = function(run, receiver.content, block, *given)
        else:
            result = function(run, receiver.content, block)
        if not makes:
            return result
        kind = type(result)
        if kind is str:
            return RubyString(result)
        return new_strings(result) if kind is list or kind is dict else result

    return call


def _of_object(name: str) -> Callable[..., Value]:
    """A method of an object of a class that the program defines."""

    def call(run: Run, receiver: RubyObject, block: Proc | None, *arguments: Value) -> Value:
        kind = receiver.kind
        table = kind.methods
        callee = table.get(name)
        if callee is None or receiver.extended or kind.prepended:
            return call_object(run, receiver, name, list(arguments), block)
        if type(callee) is DefinedMethod and callee.entry_count == len(arguments):
            return callee.entry(run, receiver, table, block, *arguments)  # type: ignore[misc]  # it has one
        return callee.call(run, list(arguments), block, receiver, table)

    return call


_SITES: dict[tuple[str, int, bool, bool], Site] = {}


def site(name: str, count: int, with_block: bool, changes: bool) -> Site:
    """The functions of a name, shared by all generated functions."""
    called = (name, count, with_block, changes)
    found = _SITES.get(called)
    if found is None:
        if len(_SITES) > _MOST_SITES:
            _SITES.clear()
        found = _SITES[called] = Site(*called)
    return found


_MOST_SITES = 20_000


def legacy_function(
    run: Run, receiver: Value, name: str, arguments: list[Value], block: Proc | None
) -> Value:
    """`scope.function_name(…)`"""
    from mupuppet.ruby.puppet.scope import call_legacy_function

    if type(receiver) is ScopeObject:
        return call_legacy_function(run, receiver, name.removeprefix("function_"), arguments)
    return call_method(run, receiver, name, arguments, block)


def self_call(
    name: str, command: Any, for_function: Any, has_arguments: bool
) -> Callable[..., Value]:
    """A call without a receiver in code whose `self` is known only at run time."""

    def call(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
        if type(receiver) is RubyObject and not receiver.extended:
            kind = receiver.kind
            callee = kind.methods.get(name)
            if callee is not None and not kind.prepended:
                if type(callee) is DefinedMethod and callee.entry_count == len(arguments):
                    return callee.entry(run, receiver, kind.methods, block, *arguments)  # type: ignore[misc]  # it has one
                return callee.call(run, list(arguments), block, receiver, kind.methods)
        values = list(arguments)
        if isinstance(receiver, RubyObject | DefinedClass):
            found = find_callee(receiver, name)
            if found is not None:
                return found.callee.call(run, values, block, receiver, found.table)
        if name in run.top_methods:
            return run.top_methods[name].call(run, values, block, receiver)
        if for_function is not None and receiver is run.main:
            return for_function(run, block, values)
        if command is not None:
            return command(run, block, values)
        if not isinstance(receiver, RubyObject | DefinedClass):
            return _undefined(name, has_arguments)
        method = native_method(receiver, name)
        if method is not None:
            return NativeMethod(method).call(run, values, block, receiver)
        if not has_arguments and find_callee(receiver, "method_missing") is None:
            return _undefined(name, has_arguments)
        return call_missing(run, receiver, name, values, block)

    return call


def own_call(method: DefinedMethod) -> Callable[..., Value]:
    """A call of a method of the same function."""

    def call(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
        if method.entry_count == len(arguments):
            return method.entry(run, receiver, None, block, *arguments)  # type: ignore[misc]  # it has one
        return method.call(run, list(arguments), block, receiver)

    return call


def _undefined(name: str, has_arguments: bool) -> NoReturn:
    if has_arguments:
        raise RubyError("NoMethodError", f"undefined method `{name}'")
    raise RubyError("NameError", f"undefined local variable or method `{name}'")


def super_call(name: str) -> Callable[..., Value]:
    """`super(…)` in a method of a class."""

    def call(
        run: Run, receiver: Value, owner: Value, values: list[Value], block: Proc | None
    ) -> Value:
        return super_of(run, receiver, owner, name, values, block)

    return call


def yielded(block: Proc | None) -> Callable[..., Value]:
    """What `yield` calls."""
    if block is None:
        raise RubyError("LocalJumpError", "no block given (yield)")
    return block.call


def too_deep() -> NoReturn:
    raise RubyError("SystemStackError", "stack level too deep")


# --- Values


def spread(run: Run, value: Value) -> list[Value]:
    """`*value`"""
    if type(value) is list:
        return value
    if value is None:
        return []
    return elements(run, value) if type(value) in ENUMERABLE_KINDS else [value]


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
    regexp, string = (left, right) if type(left) is RubyRegexp else (right, left)
    if type(string) is RubyString:
        string = string.content
    if type(string) is not str or type(regexp) is not RubyRegexp:
        return _match(run, left, right)
    found = matched(run, regexp, string)
    return None if found is None else found.match.start()


def shift(run: Run, left: Value, right: Value) -> Value:
    if type(left) is list:
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
        if not isinstance(kind, RubyClass | DefinedClass):
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
    "MAX_STEPS": MAX_STEPS,
    "MAX_SIZE": MAX_SIZE,
    "as_hash": as_hash,
    "any_matches": any_matches,
    "any_true": any_true,
    "call_method": call_method,
    "case_equal": case_equal,
    "check_size": check_size,
    "distributed": distributed,
    "elements": elements,
    "equal": equal,
    "group": group,
    "groups_of": groups_of,
    "key": key,
    "keywords_of": keywords_of,
    "legacy_function": legacy_function,
    "located": located,
    "make_lambda": make_lambda,
    "make_proc": make_proc,
    "make_range": make_range,
    "missing_keyword": missing_keyword,
    "options": options,
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
