"""Numbers, truth values, nil, classes; methods of every value; calls without a receiver."""

from __future__ import annotations

import re
from collections.abc import Callable

from mupuppet.ruby.core.class_methods import new_class
from mupuppet.ruby.core.enumerable import spread
from mupuppet.ruby.core.objects import DefinedClass, RubyObject, instantiate, raised
from mupuppet.ruby.core.operators import OPERATORS, case_equal, formatted, is_a
from mupuppet.ruby.core.owners import Owner
from mupuppet.ruby.core.puppet_objects import SCOPE, TOP_SCOPE, ScopeObject
from mupuppet.ruby.core.run import Host, Run, check_size
from mupuppet.ruby.core.runtime import (
    CLASS_TABLES,
    COMMON,
    MANY,
    TABLES,
    Enumerator,
    call_method,
    definer,
)
from mupuppet.ruby.core.singletons import call_extended, is_extended_by, own_method
from mupuppet.ruby.core.string import define_operators, group_of
from mupuppet.ruby.core.structures import new_structure
from mupuppet.ruby.puppet.scope import call_legacy_function, call_puppet_function
from mupuppet.ruby.stdlib.libraries import is_library, is_missing_library, module_function
from mupuppet.ruby.stdlib.uri import parse_uri
from mupuppet.ruby_semantics.classes import CLASSES, class_name, error_is
from mupuppet.ruby_semantics.comparison import compare, equal, truthy
from mupuppet.ruby_semantics.conversion import as_integer, as_string, inspect, to_s
from mupuppet.ruby_semantics.errors import RubyError, Throw, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.inheritance import EXCEPTIONS
from mupuppet.ruby_semantics.objects import (
    DefaultHash,
    LibraryObject,
    Proc,
    RaisedError,
    RubyClass,
    Symbol,
)
from mupuppet.ruby_semantics.strings import RubyString, binary_string, is_string
from mupuppet.types.base import Type
from mupuppet.values.ruby_strings import regexp_escape
from mupuppet.values.value import Sensitive, Value

# --- Every value

common = definer(COMMON, holds=True)

common("to_s", makes=True)(lambda run, value, block: to_s(value))
common("inspect", makes=True)(lambda run, value, block: inspect(value))
common("nil?")(lambda run, value, block: value is None)
common("==", 1)(lambda run, value, block, other: equal(value, other))
common("!=", 1)(lambda run, value, block, other: not equal(value, other))
common("!")(lambda run, value, block: value is None or value is False)
common("===", 1)(lambda run, value, block, other: case_equal(run, value, other))
common("<=>", 1)(lambda run, value, block, other: compare(value, other))
common("freeze itself dup clone")(lambda run, value, block: value)
common("=~", 1)(lambda run, value, block, other: OPERATORS["=~"](run, value, other))
common("!~", 1)(lambda run, value, block, other: not truthy(OPERATORS["=~"](run, value, other)))


@common("to_enum enum_for each_entry", 0, MANY)
def _to_enum(run: Run, value: Value, block: Proc | None, *given: Value) -> Value:
    if given and not is_string(given[0]) and type(given[0]) is not Symbol:
        raise RubyError("TypeError", f"{inspect(given[0])} is not a symbol")
    name = to_s(given[0]) if given else "each"
    return Enumerator(value, name, list(given[1:]))


@common("is_a? kind_of?", 1)
def _is_a(run: Run, value: Value, block: Proc | None, kind: Value) -> Value:
    if not isinstance(kind, (RubyClass, DefinedClass)):
        raise RubyError("TypeError", "class or module required")
    if run.state.singletons and isinstance(kind, DefinedClass) and is_extended_by(run, value, kind):
        return True
    return is_a(value, kind.name)


@common("instance_of?", 1)
def _instance_of(run: Run, value: Value, block: Proc | None, kind: Value) -> Value:
    if not isinstance(kind, (RubyClass, DefinedClass)):
        raise RubyError("TypeError", "class or module required")
    return class_name(value) == kind.name


@common("class")
def _class(run: Run, value: Value, block: Proc | None) -> Value:
    name = class_name(value)
    return CLASSES.get(name) or RubyClass(name)


@common("respond_to?", 1, 2)
def _respond_to(
    run: Run, value: Value, block: Proc | None, name: Value, everything: Value = False
) -> Value:
    if not is_string(name) and type(name) is not Symbol:
        raise RubyError("TypeError", f"{inspect(name)} is not a symbol nor a string")
    if type(value) is ScopeObject and _is_of_scope(to_s(name)):
        return True
    if type(value) is RubyClass and to_s(name) in CLASS_TABLES.get(value.name, ()):
        return True
    from mupuppet.ruby.core.method_names import public_methods

    if run.state.singletons and own_method(run, value, to_s(name)) is not None:
        return True
    if isinstance(value, Type):
        from mupuppet.ruby.core.type_members import names_of_members

        if to_s(name) in names_of_members(value):
            return True
    return to_s(name) in public_methods(class_name(value))


def _is_of_scope(name: str) -> bool:
    return name in TABLES[ScopeObject] or name.startswith("function_")


@common("send __send__ public_send", 1, MANY)
def _send_any(run: Run, value: Value, block: Proc | None, name: Value, *given: Value) -> Value:
    string = name.name if isinstance(name, Symbol) else as_string(name)
    if type(value) is ScopeObject and string.startswith("function_"):
        return call_legacy_function(run, value, string.removeprefix("function_"), list(given))
    return call_extended(run, value, string, list(given), block)


@common("method", 1)
def _method(run: Run, value: Value, block: Proc | None, name: Value) -> Value:
    string = to_s(name)

    def call(*given: Value) -> Value:
        run.tick()
        return call_extended(run, value, string, list(given), None)

    return Proc(call, -1, is_lambda=True)


@common("tap")
def _tap(run: Run, value: Value, block: Proc | None) -> Value:
    if block is None:
        raise RubyError("LocalJumpError", "no block given (yield)")
    block.call(value)
    return value


@common("then yield_self")
def _then(run: Run, value: Value, block: Proc | None) -> Value:
    if block is None:
        raise UnsupportedRuby("`then' without a block")
    return block.call(value)


# --- nil, true, false

nil_method = definer(TABLES.setdefault(type(None), {}))
nil_method("to_s", holds=True)(lambda run, value, block: "")
nil_method("to_a")(lambda run, value, block: [])
nil_method("to_h")(lambda run, value, block: {})
nil_method("to_i")(lambda run, value, block: 0)
nil_method("to_f")(lambda run, value, block: 0.0)
define_operators(type(None), "& | ^ =~")
define_operators(bool, "& | ^")

# --- Procs, exceptions, Sensitive

proc_method = definer(TABLES.setdefault(Proc, {}), holds=True)
proc_method("call yield [] ===", 0, MANY)(lambda run, proc, block, *values: proc.call(*values))
proc_method("arity")(lambda run, proc, block: _arity(proc))
proc_method(">>", 1)(lambda run, proc, block, other: _composed(run, proc, other))
proc_method("<<", 1)(lambda run, proc, block, other: _composed(run, other, proc))
proc_method("curry", 0, 1)(
    lambda run, proc, block, *count: _curried(proc, as_integer(count[0]) if count else None, ())
)


def _arity(proc: Proc) -> int:
    if proc.arity is not None:
        return proc.arity
    if proc.parameter_count < 0 or proc.is_open:
        raise UnsupportedRuby("the arity of a method")
    return proc.parameter_count


def _composed(run: Run, first: Value, second: Value) -> Value:
    def call(*values: Value) -> Value:
        made = call_method(run, first, "call", list(values), None)
        return call_method(run, second, "call", [made], None)

    return Proc(call, -1, is_lambda=True)


def _curried(proc: Proc, count: int | None, given: tuple[Value, ...]) -> Value:
    """`add.curry[1][2]`"""
    needed = _arity(proc) if count is None else count

    def call(*values: Value) -> Value:
        together = (*given, *values)
        if len(together) >= needed:
            return proc.call(*together)
        return _curried(proc, needed, together)

    return Proc(call, -1, is_lambda=proc.is_lambda)


proc_method("to_proc unbind")(lambda run, proc, block: proc)
proc_method("lambda?")(lambda run, proc, block: proc.is_lambda)
error_method = definer(TABLES.setdefault(RaisedError, {}))
error_method("message to_s")(lambda run, raised, block: _message(raised.error))


def _message(error: RubyError) -> Value:
    """The message of an exception; Ruby's own messages are strings of bytes."""
    if error.is_rubys_own and error.kind in _OWN_MESSAGES and error.message.isascii():
        return binary_string(error.message.encode())
    return error.message


#: Exceptions that Ruby itself raises, other than by code that is written in Ruby.
_OWN_MESSAGES = frozenset(
    "ArgumentError FloatDomainError FrozenError IndexError KeyError LocalJumpError RangeError"
    " StopIteration TypeError ZeroDivisionError".split()
)

sensitive_method = definer(TABLES.setdefault(Sensitive, {}), holds=True)
sensitive_method("unwrap")(lambda run, value, block: run.from_outside(value.value))

# --- Classes

class_method = definer(TABLES.setdefault(RubyClass, {}))
class_method("name")(lambda run, kind, block: kind.name or None)
class_method("to_s inspect")(lambda run, kind, block: str(kind))


@class_method("new", 0, MANY, holds=True)
def _new(run: Run, kind: RubyClass, block: Proc | None, *values: Value) -> Value:
    if kind.name == "Hash" and len(values) <= 1:
        default = values[0] if values else None
        return DefaultHash(default, block)
    if kind.name == "Array":
        if not values:
            return []
        if len(values) == 1 and type(values[0]) is list:
            return list(values[0])
        size = as_integer(values[0])
        check_size(size)
        if block is not None:
            return [block.call(index) for index in range(size)]
        return [values[1] if len(values) > 1 else None] * size
    if kind.name == "String" and len(values) <= 1:
        made = RubyString(as_string(values[0]) if values else "")
        made.is_binary = not values
        return made
    if kind.name == "Regexp" and len(values) == 1 and is_string(values[0]):
        from mupuppet.ruby.core.computed_regexps import regexp_of

        return regexp_of(as_string(values[0]))
    if kind.name == "Struct":
        return new_structure(run, list(values), block)
    if kind.name in ("Class", "Module") and len(values) <= 1:
        return new_class(run, kind.name == "Module", values, block)
    if kind.name == "Object" and not values:
        return RubyObject(DefinedClass(run, "Object", False))
    if kind.name in EXCEPTIONS:
        return RaisedError(_by_program(kind.name, to_s(values[0]) if values else kind.name))
    raise UnsupportedRuby(f"`{kind.name}.new'")


module_function("Regexp")("escape quote", 1)(
    lambda run, kind, block, string: regexp_escape(
        string.name if isinstance(string, Symbol) else as_string(string)
    )
)


@module_function("Regexp")("union", 0, MANY)
def _union(run: Run, kind: RubyClass, block: Proc | None, *patterns: Value) -> Value:
    from mupuppet.ruby.core.computed_regexps import regexp_of

    given = patterns[0] if len(patterns) == 1 and type(patterns[0]) is list else patterns
    if not given:
        return regexp_of("(?!)")
    if len(given) == 1 and not is_string(given[0]):
        return given[0]
    parts = [regexp_escape(as_string(e)) if is_string(e) else to_s(e) for e in given]
    return regexp_of("|".join(parts))


@module_function("Regexp")("last_match", 0, 1)
def _last_match(run: Run, kind: RubyClass, block: Proc | None, group: Value = None) -> Value:
    if group is None or run.match is None:
        return run.match
    return group_of(run.match, group)


@class_method("==", 1)
def _same_class(run: Run, kind: RubyClass, block: Proc | None, other: Value) -> Value:
    return isinstance(other, RubyClass) and other.name == kind.name


class_method("===", 1)(lambda run, kind, block, value: is_a(value, kind.name))

# --- Without a receiver

Command = Callable[[Run, Proc | None, list[Value]], Value]
KERNEL: dict[str, Command] = {}
#: Functions that only some programs may call.
OWN_COMMANDS: dict[Owner, dict[str, Command]] = {owner: {} for owner in Owner}


def command(
    names: str, minimum: int, maximum: int, owner: Owner | None = None
) -> Callable[[Command], Command]:
    """Define a function that is called without a receiver."""

    def register(function: Command) -> Command:
        def checked(run: Run, block: Proc | None, values: list[Value]) -> Value:
            if not minimum <= len(values) <= maximum:
                expected = str(minimum) if minimum == maximum else f"{minimum}+"
                raise argument_error(len(values), expected)
            result = function(run, block, values)
            return run.string(result) if type(result) is str else result

        table = KERNEL if owner is None else OWN_COMMANDS[owner]
        for name in names.split():
            table[name] = checked
        return function

    return register


@command("has_variable?", 1, 1, Owner.TEMPLATE)
def _has_variable(run: Run, block: Proc | None, values: list[Value]) -> Value:
    return run.host.has_variable(to_s(values[0]))


@command("instance_variable_get", 1, 1, Owner.TEMPLATE)
def _instance_variable_get(run: Run, block: Proc | None, values: list[Value]) -> Value:
    name = to_s(values[0])
    if not name.startswith("@") or not name[1:].isidentifier():
        message = f"`{name}' is not allowed as an instance variable name"
        raise RubyError("NameError", message)
    return run.instance_variable(name[1:])


@command("instance_variable_defined?", 1, 1, Owner.TEMPLATE)
def _instance_variable_defined(run: Run, block: Proc | None, values: list[Value]) -> Value:
    return _instance_variable_get(run, block, values) is not None


@command("instance_variables", 0, 0, Owner.TEMPLATE)
def _instance_variables(run: Run, block: Proc | None, values: list[Value]) -> Value:
    """Methods of the template wrapper: its own two, and those it forwards to the scope."""
    own = ["__scope__"] if run.file is None else ["__scope__", "__file__"]
    bound = (re.sub(r"\W", "_", name, flags=re.ASCII) for name in run.host.variables())
    return [Symbol(f"@{name}") for name in dict.fromkeys([*own, *bound, *run.assigned])]


command("classes", 0, 0, Owner.TEMPLATE)(lambda run, block, values: run.made(run.host.classes()))
command("all_tags", 0, 0, Owner.TEMPLATE)(lambda run, block, values: run.made(run.host.tags()))
command("file", 0, 0, Owner.TEMPLATE)(lambda run, block, values: run.file)
command("class", 0, 0, Owner.SCOPE)(lambda run, block, values: RubyClass(ScopeObject.class_name))
command("format sprintf", 1, MANY)(
    lambda run, block, values: formatted(run, as_string(values[0]), values[1:])
)


@command("tags", 0, 0, Owner.TEMPLATE)
def _tags(run: Run, block: Proc | None, values: list[Value]) -> Value:
    raise RubyError("NotImplementedError", "Call 'all_tags' instead.")


@command("String", 1, 1)
def _string(run: Run, block: Proc | None, values: list[Value]) -> Value:
    (value,) = values
    return value if is_string(value) else to_s(value)


@command("Array", 1, 1)
def _array(run: Run, block: Proc | None, values: list[Value]) -> Value:
    (value,) = values
    return spread(run, value)


@command("Hash", 1, 1)
def _hash(run: Run, block: Proc | None, values: list[Value]) -> Value:
    (value,) = values
    if value is None or value == []:
        return {}
    if isinstance(value, dict):
        return value
    raise RubyError("TypeError", f"can't convert {class_name(value)} into Hash")


def _by_program(kind: str, message: str) -> RubyError:
    """An exception that the program makes."""
    error = RubyError(kind, message)
    error.is_rubys_own = False
    return error


@command("raise fail", 0, 3)
def _raise(run: Run, block: Proc | None, values: list[Value]) -> Value:
    if not values:
        raise run.error or RubyError("RuntimeError", "unhandled exception")
    kind, *rest = values
    if isinstance(kind, DefinedClass) and kind.base is not None:
        raise raised(run, instantiate(run, kind, rest[:1], None))
    if isinstance(kind, RubyObject):
        if rest:
            kind.message = to_s(rest[0])
        raise raised(run, kind)
    if isinstance(kind, RaisedError):
        if rest:
            raise _by_program(kind.error.kind, to_s(rest[0]))
        raise kind.error
    if isinstance(kind, RubyClass):
        if kind.name not in EXCEPTIONS:
            raise RubyError("TypeError", "exception class/object expected")
        raise _by_program(kind.name, to_s(rest[0]) if rest else kind.name)
    raise _by_program("RuntimeError", as_string(kind))


@command("require", 1, 1)
def _require(run: Run, block: Proc | None, values: list[Value]) -> Value:
    name = as_string(values[0])
    if is_missing_library(name):
        raise RubyError("LoadError", f"cannot load such file -- {name}")
    if not is_library(name):
        raise UnsupportedRuby(f"the library `{name}'")
    return False


# Messages are not translated.
command("_", 1, 1)(lambda run, block, values: values[0])


@command("URI", 1, 1)
def _uri(run: Run, block: Proc | None, values: list[Value]) -> Value:
    return parse_uri(as_string(values[0]))


@command("loop", 0, 0)
def _loop(run: Run, block: Proc | None, values: list[Value]) -> Value:
    if block is None:
        raise UnsupportedRuby("`loop' without a block")
    while True:
        try:
            block.call()
        except RubyError as error:
            if not error_is(error, "StopIteration"):
                raise
            return None


class CatchTag(LibraryObject):
    """The object that `catch` without a tag makes."""

    __slots__ = ()


@command("catch", 0, 1)
def _catch(run: Run, block: Proc | None, values: list[Value]) -> Value:
    tag: Value = values[0] if values else CatchTag()
    if block is None or not isinstance(tag, Symbol | CatchTag):
        # Other objects are caught by identity.
        raise UnsupportedRuby("`catch' of a value that is not a symbol")
    run.catching.append(tag)
    try:
        return block.call(tag)
    except Throw as thrown:
        if thrown.tag != tag:
            raise
        return thrown.value
    finally:
        run.catching.pop()


@command("throw", 1, 2)
def _throw(run: Run, block: Proc | None, values: list[Value]) -> Value:
    tag, value = values[0], values[1] if len(values) > 1 else None
    if not isinstance(tag, Symbol | CatchTag) or tag not in run.catching:
        raise RubyError("UncaughtThrowError", f"uncaught throw {inspect(tag)}")
    raise Throw(tag, value)


# --- Functions of the newer interface

command("closure_scope", 0, 0, Owner.FUNCTION)(lambda run, block, values: TOP_SCOPE)


@command("call_function", 1, MANY, Owner.FUNCTION)
def _call_function(run: Run, block: Proc | None, values: list[Value]) -> Value:
    name, *arguments = values
    return _called(run, run.host.top, to_s(name), arguments, block)


def _called(run: Run, host: Host, name: str, arguments: list[Value], block: Proc | None) -> Value:
    if not host.has_function(name):
        message = f"Function {run.function}(): Unknown function: '{name}'"
        raise RubyError("ArgumentError", message)
    return call_puppet_function(run, host, name, arguments, block)


@command("call_function_with_scope", 2, MANY, Owner.FUNCTION)
def _call_with_scope(run: Run, block: Proc | None, values: list[Value]) -> Value:
    scope, name, *arguments = values
    host = scope.host(run) if isinstance(scope, ScopeObject) else run.host
    return _called(run, host, to_s(name), arguments, block)


# --- Functions of the older interface


@command("send __send__ public_send", 1, MANY, Owner.SCOPE)
def _send(run: Run, block: Proc | None, values: list[Value]) -> Value:
    name, *arguments = values
    string = to_s(name)
    if string.startswith("function_"):
        return call_legacy_function(run, SCOPE, string.removeprefix("function_"), arguments)
    return call_method(run, SCOPE, string, arguments, block)


for _level in ("debug", "info", "notice", "warning", "err"):

    def _logging(level: str) -> Command:
        def log(run: Run, block: Proc | None, values: list[Value]) -> Value:
            run.host.log(level, to_s(values[0]))
            return None

        return log

    command(_level, 1, 1, Owner.SCOPE)(_logging(_level))
