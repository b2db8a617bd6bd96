"""The keys of hashes.

A Puppet hash is a Python dict. Strings, integers, undef, default, types and regular
expressions are their own keys. What Python would confuse with another key, or cannot hash,
is wrapped: floats (`1.0` is not `1`), booleans (`true` is not `1`), arrays, hashes, and objects of
Ruby code, which may define `hash` and `eql?`. Times are keys by identity: Ruby's define no `hash`,
so two that are equal are still two keys (though sometimes one: docs/deviations.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from mupuppet.values.value import Value


class HashKey:
    """A float, boolean, array, hash, time or object as the key of a hash."""

    __slots__ = ("_form", "value")

    def __init__(self, value: Value) -> None:
        self.value = value
        self._form = _comparable(value)

    def __eq__(self, other: object) -> bool:
        return type(other) is HashKey and self._form == other._form

    def __hash__(self) -> int:
        return hash(self._form)

    def __repr__(self) -> str:
        return repr(self.value)


_WRAPPED: set[type] = {float, bool, list, dict}
#: What decides whether two objects of a class are the same key.
_FORMS: dict[type, Callable[[Value], Value]] = {}


def have_key_forms(kind: type, form: Callable[[Value], Value]) -> None:
    """Register a class whose objects are the same key if their forms are equal."""
    _WRAPPED.add(kind)
    _FORMS[kind] = form


def are_unique_keys(*kinds: type) -> None:
    """Register classes whose values are never the same key."""
    for kind in kinds:
        have_key_forms(kind, identity_form)


def identity_form(value: Value) -> Value:
    """Equal only for the same object."""
    return (type(value), id(value))


def _comparable(value: Value) -> Value:
    """A form that is equal in Python exactly when Ruby's `eql?` holds."""
    kind = type(value)
    if kind is list:
        return (list, *map(_comparable, value))
    if kind is dict:
        return (dict, frozenset((_comparable(unkey(k)), _comparable(v)) for k, v in value.items()))
    if kind is float or kind is bool:
        return (kind, value)
    form = _FORMS.get(kind)
    return value if form is None else form(value)


def key(value: Value) -> Value:
    """The value as the key of a dict."""
    return HashKey(value) if type(value) in _WRAPPED else value


def unkey(key: Value) -> Value:
    """The value that a dict's key stands for."""
    return key.value if type(key) is HashKey else key


def hash_of(pairs: Iterable[tuple[Value, Value]]) -> dict[Value, Value]:
    """A hash of pairs of values; a later pair replaces the value of an earlier one."""
    return {key(k): v for k, v in pairs}


def keys_of(hash: dict[Value, Value]) -> list[Value]:
    """The keys as values."""
    return [k.value if type(k) is HashKey else k for k in hash]


def pairs_of(hash: dict[Value, Value]) -> Iterable[tuple[Value, Value]]:
    """The pairs as values."""
    return _unwrapped(hash) if HashKey in map(type, hash) else hash.items()


def _unwrapped(hash: dict[Value, Value]) -> Iterator[tuple[Value, Value]]:
    for k, v in hash.items():
        yield (k.value if type(k) is HashKey else k), v
