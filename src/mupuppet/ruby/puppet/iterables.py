"""`Puppet::Pops::Types::Iterable`: what Puppet's own functions iterate over."""

from __future__ import annotations

from mupuppet.ruby.core.enumerable import elements, extra_kinds
from mupuppet.ruby.core.ordering import ENUMERABLE
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import TABLES, call_method, definer
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc
from mupuppet.ruby_semantics.strings import is_string
from mupuppet.values.value import Value


class IterableObject(LibraryObject):
    """The elements of a value, in their order, and the position of `next`."""

    __slots__ = ("entries", "is_hash", "place")

    def __init__(self, entries: list[Value], is_hash: bool) -> None:
        self.entries = entries
        self.is_hash = is_hash
        self.place = 0

    def values(self) -> list[Value]:
        """The elements."""
        return self.entries


TABLES[IterableObject] = {**ENUMERABLE}
_method = definer(TABLES[IterableObject], holds=True)
extra_kinds[IterableObject] = IterableObject.values
_method("hash_style?")(lambda run, iterable, block: iterable.is_hash)
_method("unbounded?")(lambda run, iterable, block: False)


@_method("each", enumerates=True)
def _each(run: Run, iterable: IterableObject, block: Proc) -> Value:
    call_method(run, iterable.entries, "each", [], block)
    return iterable


@_method("next")
def _next(run: Run, iterable: IterableObject, block: Proc | None) -> Value:
    if iterable.place >= len(iterable.entries):
        raise RubyError("StopIteration", "iteration reached an end")
    iterable.place += 1
    return iterable.entries[iterable.place - 1]


@module_function("Puppet::Pops::Types::Iterable")("asserted_iterable", 2, 3, holds=True)
def _asserted(
    run: Run, kind: Value, block: Proc | None, caller: Value, value: Value, *how: Value
) -> Value:
    if type(value) is list or isinstance(value, dict):
        return IterableObject(list(elements(run, value)), isinstance(value, dict))
    if is_string(value):
        return IterableObject(call_method(run, value, "chars", [], None), False)
    raise UnsupportedRuby(f"the elements of a {class_name(value)}")
