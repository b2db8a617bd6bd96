"""Merging hashes and arrays into each other, all the way down.

Puppet leaves this to Ruby's library `deep_merge`, whose results follow from its merging in
place: a value that has no counterpart is merged with a copy of itself (which removes what an
array has twice), a hash over something else is merged with itself from its second key on, and
an empty hash replaces nothing. So values are copied first, and then merged in place here, too.
"""

from __future__ import annotations

from mupuppet.basics.records import Record
from mupuppet.basics.sorting import merge_sorted
from mupuppet.hiera.errors import UsageError
from mupuppet.syntax.regexps import check_regexp
from mupuppet.types.runtime_types import ruby_class_name
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import inspect, to_string
from mupuppet.values.value import Value


class DeepMergeOptions(Record):
    """Options of a merge; the last three are only for unconstrained merges."""

    #: Elements that begin with this remove the element that follows it.
    knockout_prefix: str | None = None
    sort_merged_arrays: bool = False
    merge_hash_arrays: bool = False
    overwrite_arrays: bool = False
    extend_existing_arrays: bool = False
    unpack_arrays: str | None = None

    @classmethod
    def from_hash(cls, options: dict[Value, Value]) -> DeepMergeOptions:
        """The options of a hash; any value except false enables one."""
        prefix = options.get("knockout_prefix")
        separator = options.get("unpack_arrays")
        return cls(
            knockout_prefix=prefix if isinstance(prefix, str) else None,
            sort_merged_arrays=_is_on(options.get("sort_merged_arrays")),
            merge_hash_arrays=_is_on(options.get("merge_hash_arrays")),
            overwrite_arrays=_is_on(options.get("overwrite_arrays")),
            extend_existing_arrays=_is_on(options.get("extend_existing_arrays")),
            unpack_arrays=separator if isinstance(separator, str) else None,
        )


def _is_on(option: Value) -> bool:
    return option is not None and option is not False


def deep_merge(first: Value, second: Value, options: DeepMergeOptions) -> Value:
    """The merge of two values, of which the first has the higher priority."""
    if options.knockout_prefix == "":
        raise UsageError(
            "knockout_prefix cannot be an empty string in deep_merge!",
            "invalid-merge",
            is_argument=True,
        )
    return _Merger(options).merge(_copy(first), _copy(second))


def _copy(value: Value) -> Value:
    """A deep copy."""
    if isinstance(value, dict):
        return {key: _copy(element) for key, element in value.items()}
    if isinstance(value, list):
        return [_copy(element) for element in value]
    return value


def _shallow_copy(value: Value) -> Value:
    return value.copy() if isinstance(value, (dict, list)) else value


def _is_false(value: Value) -> bool:
    return value is None or value is False


class _Merger:
    """Merges a source into a destination, and changes both."""

    def __init__(self, options: DeepMergeOptions) -> None:
        self._options = options
        prefix = options.knockout_prefix
        self._knockout = None if prefix is None else _Knockout(prefix)

    def merge(self, source: Value, target: Value) -> Value:
        if source is None:
            return target
        if _is_false(target):
            return source
        if isinstance(source, dict):
            return self._merge_hash(source, target)
        if isinstance(source, list):
            return self._merge_array(source, target)
        if isinstance(target, list) and self._options.extend_existing_arrays:
            target.append(source)
            return target
        return self._overwrite(source)

    def _merge_hash(self, source: dict[Value, Value], target: Value) -> Value:
        for key, value in list(source.items()):
            if isinstance(target, dict):
                counterpart = target.get(key)
                if _is_false(counterpart):
                    counterpart = _shallow_copy(value)
                target[key] = self.merge(value, counterpart)
            elif isinstance(target, list) and self._options.extend_existing_arrays:
                target.append(source)
            else:
                target = source
        return target

    def _merge_array(self, source: list[Value], target: Value) -> Value:
        options = self._options
        if options.overwrite_arrays:
            return source
        if options.unpack_arrays:
            source = _repacked(source, options.unpack_arrays)
            if isinstance(target, list):
                target = _repacked(target, options.unpack_arrays)
        knockout = self._knockout
        if knockout is not None and knockout.prefix in source:
            target = _cleared(target)
            source[:] = [element for element in source if element != knockout.prefix]
        if not isinstance(target, list):
            return self._overwrite(source)
        if knockout is not None:
            _knock_out(source, target, knockout)
        if options.merge_hash_arrays and _all_hashes(source) and _all_hashes(target):
            merged = self._merge_by_index(source, target)
        else:
            merged = _union(target, source)
        return merge_sorted(merged, _order) if options.sort_merged_arrays else merged

    def _merge_by_index(self, source: list[Value], target: list[Value]) -> list[Value]:
        merged = [
            self.merge(source[index] if index < len(source) else {}, element)
            for index, element in enumerate(target)
        ]
        return merged + source[len(target) :]

    def _overwrite(self, source: Value) -> Value:
        """The replacement of a value that nothing can be merged into."""
        knockout = self._knockout
        if knockout is None:
            return source
        if isinstance(source, str):
            return source if knockout.removed(source) == source else ""
        if isinstance(source, list):
            source[:] = [element for element in source if not knockout.matches(element)]
        return source


def _knock_out(source: list[Value], target: list[Value], knockout: _Knockout) -> None:
    """Remove elements with the prefix from the source, and what they name from the target.

    Source and target may be one array, which then shrinks during the iteration.
    """
    read = write = 0
    while read < len(source):
        element = source[read]
        read += 1
        named = knockout.removed(element) if isinstance(element, str) else element
        if isinstance(element, str) and named != element:
            target[:] = [other for other in target if other not in (named, element)]
            continue
        source[write] = element
        write += 1
    del source[write:read]


class _Knockout:
    """The prefix of elements that remove others; Ruby has it as a regular expression."""

    def __init__(self, prefix: str) -> None:
        problem = check_regexp(f"^{prefix}")
        if problem is not None:
            raise UsageError(f"{problem}: /^{prefix}/", "invalid-merge", is_argument=True)
        self.prefix = prefix
        self._pattern = Regexp(f"^{prefix}").pattern

    def matches(self, value: Value) -> bool:
        """Whether a string has the prefix, on any line."""
        return isinstance(value, str) and self._pattern.search(value) is not None

    def removed(self, string: str) -> str:
        """The string without the prefix on its lines."""
        pieces: list[str] = []
        position = 0
        found = self._pattern.search(string)
        while found is not None and found.end() > found.start():
            pieces.append(string[position : found.start()])
            position = found.end()
            found = self._pattern.search(string, position)
        return "".join(pieces) + string[position:]


def _cleared(value: Value) -> Value:
    if isinstance(value, (list, dict)):
        value.clear()
        return value
    return "" if isinstance(value, str) else None


def _all_hashes(array: list[Value]) -> bool:
    return all(isinstance(element, dict) for element in array)


def _union(first: list[Value], second: list[Value]) -> list[Value]:
    """The elements of both arrays, each once."""
    found: dict[Value, Value] = {}
    for element in (*first, *second):
        found.setdefault(hash_key(element), element)
    return list(found.values())


def _repacked(array: list[Value], separator: str) -> list[Value]:
    """The array as if its elements, joined by the separator, were split again."""
    parts = separator.join(_joined(element, separator) for element in array).split(separator)
    while parts and not parts[-1]:
        parts.pop()
    return parts


def _joined(value: Value, separator: str) -> str:
    if isinstance(value, list):
        return separator.join(_joined(element, separator) for element in value)
    return inspect(value) if isinstance(value, dict) else to_string(value)


def _order(left: Value, right: Value) -> int:
    """Ruby's order of values; most classes have none."""
    numbers = (int, float)
    if isinstance(left, str) and isinstance(right, str):
        one, other = left.encode(errors="replace"), right.encode(errors="replace")
        return (one > other) - (one < other)
    if type(left) in numbers and type(right) in numbers:
        return int(left > right) - int(left < right)
    if isinstance(left, list) and isinstance(right, list):
        for one_element, other_element in zip(left, right, strict=False):
            order = _order(one_element, other_element)
            if order:
                return order
        return len(left) - len(right)
    if type(left) is type(right) and left == right:
        return 0
    shown = inspect(right) if right is None or type(right) in (bool, *numbers) else None
    raise UsageError(
        f"comparison of {ruby_class_name(left)} with {shown or ruby_class_name(right)} failed",
        "invalid-merge",
        is_argument=True,
    )
