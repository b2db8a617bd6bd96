"""Puppet's lazy sequences as Ruby code sees and makes them: `Puppet::Pops::Types::Iterable`."""

from __future__ import annotations

from mupuppet.ruby.core.enumerable import extra_kinds
from mupuppet.ruby.core.operators import LIBRARY_KINDS
from mupuppet.ruby.core.ordering import ENUMERABLE
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import TABLES, Table, call_method, definer
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import as_integer
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.ruby_semantics.strings import content_of
from mupuppet.types.iteration import iterate
from mupuppet.values.host_objects import HostObjectProblem
from mupuppet.values.iterators import (
    IntegerRange,
    IteratorValue,
    OnceIterator,
    SteppedIterator,
    TreeIterator,
)
from mupuppet.values.value import Value

#: What those that walk through a tree have as well, which know nothing of Enumerable.
_every: Table = {}
_method = definer(_every, holds=True)
_method("to_a")(lambda run, iterator, block: list(iterator))
_method("element_type")(lambda run, iterator, block: iterator.element_type)
_method("hash_style?")(lambda run, iterator, block: iterator.is_hash)
_method("unbounded?")(lambda run, iterator, block: False)


@_method("next")
def _next(run: Run, iterator: IteratorValue, block: Proc | None) -> Value:
    for element in iterator.rest:
        return element
    raise RubyError("StopIteration", "iteration reached an end")


@_method("reverse_each")
def _reverse_each(run: Run, iterator: IteratorValue, block: Proc | None) -> Value:
    found = iterator.reverse()
    return found if block is None else call_method(run, found, "each", [], block)


@_method("step", 1)
def _step(run: Run, iterator: IteratorValue, block: Proc | None, count: Value) -> Value:
    number = as_integer(count)
    if number <= 0:
        raise RubyError("ArgumentError", "ArgumentError")
    if block is not None:
        raise UnsupportedRuby("`step' of an iterator with a block")
    return iterator if number == 1 else iterator.step(number)


_usual: Table = {**ENUMERABLE, **_every}
_usual_method = definer(_usual, holds=True)
_usual_method("size")(lambda run, iterator, block: iterator.stated_size)


@_usual_method("each")
def _each(run: Run, iterator: IteratorValue, block: Proc | None) -> Value:
    """It continues where `next` has stopped."""
    if block is not None:
        for element in iterator.rest:
            run.tick()
            block.call(element)
    return iterator


for _kind in (IteratorValue, OnceIterator, SteppedIterator, IntegerRange):
    TABLES[_kind] = _usual
    extra_kinds[_kind] = list
TABLES[TreeIterator] = _every
LIBRARY_KINDS.update([IteratorValue, OnceIterator, SteppedIterator, IntegerRange, TreeIterator])


# --- Making them


def _iterator(value: Value) -> IteratorValue | None:
    try:
        return iterate(dict(value) if isinstance(value, dict) else content_of(value))
    except HostObjectProblem:
        raise UnsupportedRuby("an endless range") from None


_iterable = module_function("Puppet::Pops::Types::Iterable")
_iterable("on", 1, 3, holds=True)(lambda run, kind, block, value, *how: _iterator(value))


@_iterable("asserted_iterable", 2, 3, holds=True)
def _asserted(
    run: Run, kind: Value, block: Proc | None, caller: Value, value: Value, *how: Value
) -> Value:
    found = _iterator(value)
    if found is None:
        raise UnsupportedRuby(f"the elements of a {class_name(value)}")
    return found
