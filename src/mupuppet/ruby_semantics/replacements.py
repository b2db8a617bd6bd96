"""What Puppet's values are after Ruby code has changed some of them in place."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mupuppet.values.value import Sensitive, Value

#: A value that has changed, and what it is now.
ChangedValue = tuple[Value, Value]


class Replacements:
    """New values for those that have changed, and for all that contain them.

    In Puppet all that refers to an object sees how it changes. Here it is replaced, because it may
    also be data that other catalogs use. Arrays and hashes that change `in_place` are left as they
    are.
    """

    def __init__(
        self,
        changes: Iterable[ChangedValue],
        keep_frozen: Callable[[Value, Value], None],
        in_place: Iterable[Value] = (),
    ) -> None:
        self._changes = {id(old): (old, new) for old, new in changes}
        #: What was looked through, by identity, with what it is now.
        self._known: dict[int, ChangedValue] = {id(each): (each, each) for each in in_place}
        #: Called with a value and the one that replaces it.
        self._keep_frozen = keep_frozen

    @property
    def changes(self) -> list[ChangedValue]:
        """The values that have changed themselves."""
        return list(self._changes.values())

    def of(self, value: Value) -> Value:
        """What a value is now: the same object, unless it or something in it has changed."""
        kind = type(value)
        if kind is str:
            changed = self._changes.get(id(value))
            return value if changed is None else changed[1]
        if kind is Sensitive:
            inside = self.of(value.value)
            return value if inside is value.value else Sensitive(inside)
        if kind is not list and kind is not dict:
            return value
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        self._known[id(value)] = (value, value)
        made = self.with_contents(self._changes.get(id(value), (value, value))[1])
        if made is not value:
            self._known[id(value)] = (value, made)
            self._keep_frozen(value, made)
        return made

    def with_contents(self, value: Value) -> Value:
        """An array or a hash with what its elements are now: the same object, if they are."""
        if type(value) is list:
            elements = [self.of(each) for each in value]
            same = all(new is old for new, old in zip(elements, value, strict=True))
            return value if same else elements
        entries = {name: self.of(each) for name, each in value.items()}
        return value if all(entries[name] is each for name, each in value.items()) else entries
