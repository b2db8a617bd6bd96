"""Structures: `Struct.new(:name, :value)`."""

from __future__ import annotations

from mupuppet.ruby.core.class_methods import attributes, run_class_body
from mupuppet.ruby.core.objects import OBJECTS, DefinedClass, Methods, NativeMethod, RubyObject
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import MANY, Enumerator, Method, call_method, definer
from mupuppet.ruby_semantics.classes import CLASSES
from mupuppet.ruby_semantics.comparison import key, truthy
from mupuppet.ruby_semantics.conversion import as_array, inspect, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.objects import Proc, Symbol
from mupuppet.ruby_semantics.strings import is_string
from mupuppet.values.value import Value
from mupuppet.versions.current import current_version


def new_structure(run: Run, names: list[Value], block: Proc | None) -> DefinedClass:
    """`Struct.new(:a, :b) do … end`"""
    base = DefinedClass(run, "Struct", False)
    base.included.append(CLASSES["Enumerable"])
    base.methods = STRUCTURE_METHODS
    made = DefinedClass(run, "", False, base)
    fields = list(names)
    if fields and isinstance(fields[-1], dict):
        options = fields.pop()
        made.keyword_fields = truthy(options.get(Symbol("keyword_init")))
    if not fields and current_version.get().ruby.startswith(("2.", "3.0", "3.1", "3.2")):
        raise argument_error(0, "1+")
    if fields and is_string(fields[0]):
        made.name = f"Struct::{to_s(fields.pop(0))}"
        run.constants[made.name] = made
    made.fields = [to_s(name) for name in fields]
    attributes(True, True)(run, made, None, *fields)
    made.own_methods["members"] = NativeMethod(_MEMBERS_OF_CLASS, "members", OBJECTS)
    run_class_body(made, block)
    return made


_structure_table: dict[str, Method] = {}
_structure = definer(_structure_table, holds=True)


def _fields(value: RubyObject) -> list[str]:
    return value.kind.fields or []


@_structure("initialize", 0, MANY)
def _initialize(run: Run, value: RubyObject, block: Proc | None, *given: Value) -> Value:
    fields = _fields(value)
    entries: list[Value] = list(given)
    if value.kind.keyword_fields:
        named = given[0] if given and isinstance(given[0], dict) else {}
        unknown = [to_s(name) for name in named if to_s(name) not in fields]
        if unknown:
            raise RubyError("ArgumentError", f"unknown keywords: {', '.join(unknown)}")
        entries = [named.get(Symbol(name)) for name in fields]
    elif _may_be_keywords(value, given):
        raise UnsupportedRuby("a structure that is made of a hash")
    if len(entries) > len(fields):
        raise RubyError("ArgumentError", "struct size differs")
    entries += [None] * (len(fields) - len(entries))
    value.variables.update(zip(fields, entries, strict=True))
    return None


def _may_be_keywords(value: RubyObject, given: tuple[Value, ...]) -> bool:
    """Whether Ruby takes a hash for keywords, since 3.2, unless it is written in braces."""
    if len(given) != 1 or not isinstance(given[0], dict) or not given[0]:
        return False
    is_new = not current_version.get().ruby.startswith(("2.", "3.0", "3.1"))
    return is_new and all(isinstance(name, Symbol) for name in given[0])


def _values(value: RubyObject) -> list[Value]:
    return [value.variables[name] for name in _fields(value)]


_structure("to_a values deconstruct")(lambda run, value, block: _values(value))
_structure("members")(lambda run, value, block: [Symbol(name) for name in _fields(value)])
_structure("size length")(lambda run, value, block: len(_fields(value)))


@_structure("to_h")
def _to_h(run: Run, value: RubyObject, block: Proc | None) -> Value:
    return {Symbol(name): value.variables[name] for name in _fields(value)}


@_structure("deconstruct_keys", 1)
def _deconstruct_keys(run: Run, value: RubyObject, block: Proc | None, names: Value) -> Value:
    if names is None:
        return _to_h(run, value, None)
    found: dict[Value, Value] = {}
    for name in as_array(names):
        if to_s(name) not in _fields(value):
            break
        found[name] = value.variables[to_s(name)]
    return found


@_structure("==", 1)
def _equal_structures(run: Run, value: RubyObject, block: Proc | None, other: Value) -> Value:
    if not isinstance(other, RubyObject) or other.kind is not value.kind:
        return False
    return _to_h(run, value, None) == _to_h(run, other, None)


@_structure("eql?", 1)
def _same_key(run: Run, value: RubyObject, block: Proc | None, other: Value) -> Value:
    if not isinstance(other, RubyObject) or other.kind is not value.kind:
        return False
    return key(_values(value)) == key(_values(other))


@_structure("hash")
def _structure_hash(run: Run, value: RubyObject, block: Proc | None) -> Value:
    return call_method(run, [value.kind.name, *_values(value)], "hash", [], None)


def _field(value: RubyObject, name: Value) -> str:
    fields = _fields(value)
    if type(name) is int:
        if not -len(fields) <= name < len(fields):
            side = "large" if name >= 0 else "small"
            message = f"offset {name} too {side} for struct(size:{len(fields)})"
            raise RubyError("IndexError", message)
        return fields[name]
    if to_s(name) not in fields:
        raise RubyError("NameError", f"no member '{to_s(name)}' in struct")
    return to_s(name)


@_structure("[]", 1)
def _structure_get(run: Run, value: RubyObject, block: Proc | None, name: Value) -> Value:
    return value.variables[_field(value, name)]


@_structure("[]=", 2)
def _structure_set(
    run: Run, value: RubyObject, block: Proc | None, name: Value, entry: Value
) -> Value:
    value.variables[_field(value, name)] = entry
    return entry


@_structure("each_pair")
def _each_pair(run: Run, value: RubyObject, block: Proc | None) -> Value:
    if block is None:
        return Enumerator(value, "each_pair", [])
    for name in _fields(value):
        block.call([Symbol(name), value.variables[name]])
    return value


@_structure("dig", 1, MANY)
def _dig(run: Run, value: RubyObject, block: Proc | None, name: Value, *rest: Value) -> Value:
    found = value.variables[_field(value, name)]
    return found if not rest or found is None else call_method(run, found, "dig", list(rest), None)


@_structure("each")
def _structure_each(run: Run, value: RubyObject, block: Proc | None) -> Value:
    if block is None:
        return Enumerator(value, "each", [])
    for name in _fields(value):
        block.call(value.variables[name])
    return value


@_structure("to_s inspect")
def _structure_to_s(run: Run, value: RubyObject, block: Proc | None) -> Value:
    members = ", ".join(f"{name}={inspect(value.variables[name])}" for name in _fields(value))
    return f"#<struct {value.kind.name} {members}>" if value.kind.name else f"#<struct {members}>"


#: What all structures have.
STRUCTURE_METHODS: Methods = {
    name: NativeMethod(method, name, OBJECTS) for name, method in _structure_table.items()
}
_MEMBERS_OF_CLASS = Method(
    lambda run, kind, block: [Symbol(name) for name in kind.fields or ()], 0, 0, False, True, False
)
