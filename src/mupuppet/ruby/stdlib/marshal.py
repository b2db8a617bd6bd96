"""`Marshal.load(Marshal.dump(value))`, the usual way to copy a value with all its parts.

What `dump` returns is a string in Ruby; here nothing but `load` takes it.
"""

from __future__ import annotations

from mupuppet.ruby.core.objects import RubyObject
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc, Range, Symbol
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.value import Value


class Dumped(LibraryObject):
    """What `Marshal.dump` makes of a value."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value = value


_UNCHANGED = frozenset([type(None), bool, int, float, str, Symbol, Range])


def _copied(run: Run, value: Value, copies: dict[int, Value]) -> Value:
    """A copy of a value and its parts; what is the same object twice still is."""
    kind = type(value)
    if kind in _UNCHANGED:
        return value
    if id(value) in copies:
        return copies[id(value)]
    run.tick()
    made: Value
    if kind is RubyString:
        made = copies[id(value)] = value.copy()
    elif kind is list:
        made = copies[id(value)] = []
        made += [_copied(run, each, copies) for each in value]
    elif kind is dict:
        made = copies[id(value)] = {}
        made.update(
            hash_of(
                (_copied(run, name, copies), _copied(run, entry, copies))
                for name, entry in pairs_of(value)
            )
        )
    elif kind is RubyObject and not value.extended and value.message is None:
        made = copies[id(value)] = RubyObject(value.kind)
        for name, entry in value.variables.items():
            made.variables[name] = _copied(run, entry, copies)
    else:
        raise UnsupportedRuby(f"the copy of a {class_name(value)} with all its parts")
    return made


_marshal = module_function("Marshal")
_marshal("dump", 1, holds=True)(lambda run, module, block, value: Dumped(_copied(run, value, {})))


@_marshal("load", 1, holds=True)
def _load(run: Run, module: Value, block: Proc | None, dumped: Value) -> Value:
    if not isinstance(dumped, Dumped):
        raise UnsupportedRuby("`Marshal.load' of a string")
    return _copied(run, dumped.value, {})
