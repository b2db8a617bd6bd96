"""Which values are the same: `eql?`, `equal?`, `hash`, `frozen?`."""

from __future__ import annotations

from mupuppet.ruby.core.objects import RubyObject
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import COMMON, call_method, definer
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.comparison import equal, key
from mupuppet.ruby_semantics.conversion import as_integer, inspect
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.ruby_semantics.objects import DefaultHash, Proc, Range, RubyClass, Symbol
from mupuppet.ruby_semantics.references import ReferredResource
from mupuppet.ruby_semantics.strings import RubyString, content_of
from mupuppet.types.base import Type
from mupuppet.values.hashes import pairs_of
from mupuppet.values.value import Default, Sensitive, Value

common = definer(COMMON, holds=True)


_COLLECTIONS = frozenset([list, dict, DefaultHash])
_ALWAYS_FROZEN = frozenset([bool, int, float, Symbol, Default, Range])


@common("frozen?")
def _frozen(run: Run, value: Value, block: Proc | None) -> Value:
    if value is None or type(value) in _ALWAYS_FROZEN:
        return True
    if type(value) in (Sensitive, ReferredResource) or isinstance(value, Type):
        return False
    if type(value) in _COLLECTIONS:
        return run.is_frozen(value)
    raise UnsupportedRuby("`frozen?'")


def freeze(run: Run, value: Value, block: Proc | None) -> Value:
    """`freeze` of an array or a hash"""
    run.freeze(value)
    return value


def clone(run: Run, value: Value, block: Proc | None, options: Value = None) -> Value:
    """`clone` of an array or a hash, which is frozen as well, unless the options say otherwise"""
    made = call_method(run, value, "dup", [], None)
    wanted = options.get(Symbol("freeze")) if isinstance(options, dict) else None
    if run.is_frozen(value) if wanted is None else wanted is True:
        run.freeze(made)
    return made


@common("eql?", 1)
def _eql(run: Run, value: Value, block: Proc | None, other: Value) -> Value:
    value, other = content_of(value), content_of(other)
    return type(value) is type(other) and key(value) == key(other)


#: Objects whose identity is Ruby's.
_IDENTICAL = frozenset([list, dict, DefaultHash, RubyString])


@common("equal?", 1)
def _identical(run: Run, value: Value, block: Proc | None, other: Value) -> Value:
    """Whether two are one object; decided for singletons and for values that are not equal."""
    if value is other and type(value) in _IDENTICAL:
        return True
    if type(value) is not type(other) or not equal(value, other):
        return False
    if run.changes and type(value) in _IDENTICAL:
        return False
    if value is None or isinstance(value, bool | int | Symbol | RubyClass):
        return True
    raise UnsupportedRuby("the identity of an object")


@common("hash")
def _hash(run: Run, value: Value, block: Proc | None) -> Value:
    """A number that values have in common that are `eql?`; in Ruby each process has others."""
    return _hash_of(run, value)


def _hash_of(run: Run, value: Value) -> int:
    value = content_of(value)
    kind = type(value)
    if kind is RubyObject:
        return as_integer(call_method(run, value, "hash", [], None))
    if kind is list:
        return _mixed("Array", *(_hash_of(run, each) for each in value))
    if kind is dict or kind is DefaultHash:
        pairs = ((_hash_of(run, name), _hash_of(run, entry)) for name, entry in pairs_of(value))
        return _mixed("Hash", *sorted(_mixed("", *pair) for pair in pairs))
    if value is None or kind in _SHOWN:
        return _mixed(class_name(value), inspect(value))
    raise UnsupportedRuby(f"the method `hash' of {class_name(value)}")


_SHOWN = frozenset([bool, int, float, str, Symbol])


def _mixed(*parts: object) -> int:
    from hashlib import blake2b  # it takes milliseconds to import

    digest = blake2b(repr(parts).encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, signed=True) >> 2
