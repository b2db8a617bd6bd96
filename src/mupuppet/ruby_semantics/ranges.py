"""What Puppet's functions iterate over where they are given a Ruby range."""

from __future__ import annotations

from itertools import islice

from mupuppet.ruby_semantics.strings import content_of
from mupuppet.types.scalars import IntegerType, StringType
from mupuppet.values.binary import bytes_of
from mupuppet.values.host_objects import HostObjectProblem
from mupuppet.values.iterators import IntegerRange, IteratorValue
from mupuppet.values.ruby_strings import strings_between
from mupuppet.values.value import Value

#: More strings would take too long, and too much memory.
_MAX_STRINGS = 5_000_000


def range_iterator(first: Value, last: Value, exclusive: bool) -> IteratorValue | None:
    """An iterator over integers or strings; None for another range, and one that is empty.

    Raises HostObjectProblem where Ruby fails to find the minimum and the maximum.
    """
    if first is None:
        raise HostObjectProblem("cannot get the minimum of beginless range")
    if last is None:
        raise HostObjectProblem("cannot get the maximum of endless range")
    first, last = content_of(first), content_of(last)
    kinds = {type(first), type(last)}
    if kinds == {int}:
        numbers = range(first, last + (not exclusive))
        return IntegerRange(numbers, IntegerType) if numbers else None
    if kinds == {str}:
        return _strings(first, last, exclusive)
    if exclusive and kinds <= {int, float} and first <= last:
        if type(last) is float:
            raise HostObjectProblem("cannot exclude non Integer end value")
        if first < last:
            raise HostObjectProblem("cannot exclude end value with non Integer begin value")
    return None


def _strings(first: str, last: str, exclusive: bool) -> IteratorValue | None:
    if bytes_of(first) > bytes_of(last):
        return None
    found = list(islice(strings_between(first, last, exclusive=exclusive), _MAX_STRINGS + 1))
    if len(found) > _MAX_STRINGS:
        raise HostObjectProblem(f"a range has more than {_MAX_STRINGS} strings")
    greatest = max(found, key=bytes_of, default=None) if exclusive else last
    if greatest is None or bytes_of(greatest) < bytes_of(first):
        return None
    shortest, longest = sorted((len(first), len(greatest)))
    return IteratorValue(list[Value](found), lambda: StringType(IntegerType(shortest, longest)))
