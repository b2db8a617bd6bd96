"""Merge strategies.

A strategy searches places in the order of their priority. `first` stops at the first value; the
others merge each further value into the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, TypeVar

from mupuppet.hiera.deep_merge import DeepMergeOptions, deep_merge
from mupuppet.hiera.errors import NOT_FOUND, UsageError
from mupuppet.types.assertions import assert_instance
from mupuppet.types.base import Type, TypeAssertionError
from mupuppet.types.builtin import parse_type
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.hiera.invocation import Invocation
    from mupuppet.hiera.keys import LookupKey

Place = TypeVar("Place")
#: The type of `merge`: the name of a strategy, or a hash with it and its options.
MergeArgument = Value


@cache
def _type(notation: str) -> Type:
    return parse_type(notation)


def check_type(subject: str, notation: str, value: Value) -> None:
    """Raise UsageError unless a value is of a type."""
    try:
        assert_instance(subject, _type(notation), value)
    except TypeAssertionError as error:
        raise UsageError(str(error), "invalid-merge") from None


class Strategy:
    """A merge strategy."""

    name: ClassVar[str]
    #: The types of the options and of what can be merged.
    options_type: ClassVar[str]
    value_type: ClassVar[str | None] = None

    def __init__(self, options: dict[Value, Value] | None = None) -> None:
        self.options = options or {}
        if self.options:
            check_type("The merge options", self.options_type, self.options)

    @property
    def shown_options(self) -> dict[Value, Value]:
        """The options without the name of the strategy."""
        return {name: value for name, value in self.options.items() if name != "strategy"}

    def search(
        self,
        places: Sequence[Place],
        find: Callable[[Place, LookupKey, Invocation, Strategy], Value],
        key: LookupKey,
        invocation: Invocation,
    ) -> Value:
        """The merged value of a key at some places, or NOT_FOUND."""
        if len(places) < 2:
            value = find(places[0], key, invocation, self) if places else NOT_FOUND
            return value if value is NOT_FOUND else self.single(value)
        trace = invocation.trace
        trace.enter_merge(self)
        try:
            result = NOT_FOUND
            for place in places:
                value = find(place, key, invocation, self)
                if value is NOT_FOUND:
                    continue
                result = self.start(value) if result is NOT_FOUND else self.merge(result, value)
            if result is not NOT_FOUND:
                trace.merged(result)
            return result
        finally:
            trace.leave()

    def single(self, value: Value) -> Value:
        """The result where there is only one place."""
        return value

    def start(self, value: Value) -> Value:
        """Convert the first of several values to the form of a result."""
        return value

    def merge(self, first: Value, second: Value) -> Value:
        """Merge two values; the first has the higher priority."""
        if self.value_type is not None:
            check_type("The first element of the merge", self.value_type, first)
            check_type("The second element of the merge", self.value_type, second)
        return self.merged(first, second)

    def merged(self, first: Value, second: Value) -> Value:
        """Merge two values of the right types."""
        raise NotImplementedError


class First(Strategy):
    """The first value that is found."""

    name = "first"
    options_type = "Struct[{strategy => Optional[Pattern[/first/]]}]"

    def search(
        self,
        places: Sequence[Place],
        find: Callable[[Place, LookupKey, Invocation, Strategy], Value],
        key: LookupKey,
        invocation: Invocation,
    ) -> Value:
        for place in places:
            value = find(place, key, invocation, self)
            if value is not NOT_FOUND:
                return value
        return NOT_FOUND

    def merged(self, first: Value, second: Value) -> Value:
        return first


class Default(First):
    """The first value, if no strategy is given."""

    name = "default"
    options_type = "Struct[{strategy => Optional[Pattern[/default/]]}]"


class Unique(Strategy):
    """All values in one flat array, each once."""

    name = "unique"
    options_type = "Struct[{strategy => Optional[Pattern[/unique/]]}]"
    value_type = "Variant[Scalar, Array[Data]]"

    def single(self, value: Value) -> Value:
        return _unique(value) if isinstance(value, list) else value

    def start(self, value: Value) -> Value:
        return list(_flat(value)) if isinstance(value, list) else [value]

    def merged(self, first: Value, second: Value) -> Value:
        return _unique([*self.start(first), *self.start(second)])


class Hash(Strategy):
    """The keys of all hashes."""

    name = "hash"
    options_type = "Struct[{strategy => Optional[Pattern[/hash/]]}]"
    value_type = "Hash[String, Data]"

    def merged(self, first: Value, second: Value) -> Value:
        return {**second, **first}


class Deep(Strategy):
    """Hashes and arrays merged all the way down."""

    name = "deep"
    options_type = (
        "Struct[{strategy => Optional[Pattern[deep]], knockout_prefix => Optional[String], "
        "merge_debug => Optional[Boolean], merge_hash_arrays => Optional[Boolean], "
        "sort_merged_arrays => Optional[Boolean]}]"
    )

    def merged(self, first: Value, second: Value) -> Value:
        return deep_merge(first, second, DeepMergeOptions.from_hash(self.options))


class UnconstrainedDeep(Deep):
    """Like `deep`, with all options that Ruby's library has."""

    name = "unconstrained_deep"
    options_type = "Hash[String[1], Any]"


class ReverseDeep(UnconstrainedDeep):
    """Like `unconstrained_deep`, but values with lower priority win."""

    name = "reverse_deep"

    def merged(self, first: Value, second: Value) -> Value:
        return super().merged(second, first)


_STRATEGIES: dict[str, type[Strategy]] = {
    strategy.name: strategy
    for strategy in (First, Default, Unique, Hash, Deep, UnconstrainedDeep, ReverseDeep)
}
_WITHOUT_OPTIONS: dict[str, Strategy] = {name: make() for name, make in _STRATEGIES.items()}
DEFAULT_STRATEGY = _WITHOUT_OPTIONS["default"]


def is_strategy_name(merge: Value) -> bool:
    """Whether a strategy has this name."""
    return isinstance(merge, str) and merge in _STRATEGIES


def strategy_for(merge: MergeArgument | Strategy) -> Strategy:
    """The strategy of that name, or of a hash with its name and options."""
    if merge is None or merge is False:
        return DEFAULT_STRATEGY
    if isinstance(merge, Strategy):
        return merge
    name, options = merge, None
    if isinstance(merge, dict):
        name = merge.get("strategy")
        options = merge if len(merge) > 1 else None
        if name is None:
            raise UsageError(
                "The hash given as 'merge' must contain the name of a strategy in string form "
                "for the key 'strategy'",
                "invalid-merge",
                is_argument=True,
            )
    if not isinstance(name, str) or name not in _STRATEGIES:
        from mupuppet.values.strings import to_string

        error = UsageError(
            f"Unknown merge strategy: '{to_string(name)}'", "invalid-merge", is_argument=True
        )
        error.hint = f"the strategies are {', '.join(f'`{each}`' for each in _STRATEGIES)}"
        raise error
    return _WITHOUT_OPTIONS[name] if options is None else _STRATEGIES[name](options)


def _flat(array: Iterable[Value]) -> Iterable[Value]:
    for element in array:
        if isinstance(element, list):
            yield from _flat(element)
        else:
            yield element


def _unique(array: list[Value]) -> list[Value]:
    found: dict[Value, Value] = {}
    for element in array:
        found.setdefault(hash_key(element), element)
    return list(found.values())
