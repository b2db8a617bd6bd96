"""Puppet's lazy sequences as Ruby code sees them."""

from __future__ import annotations

from mupuppet.ruby.core.enumerable import extra_kinds
from mupuppet.ruby.core.operators import LIBRARY_KINDS
from mupuppet.ruby.core.ordering import ENUMERABLE
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import TABLES, Table, call_method, definer
from mupuppet.ruby_semantics.conversion import as_integer
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc
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
