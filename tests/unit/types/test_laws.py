"""Laws that hold for types as such: of assignability, common types, inference and texts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mupuppet.types.access import callable_of
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import ANY, DEFAULT_TYPE, UNDEF, Type
from mupuppet.types.builtin import INIT
from mupuppet.types.builtin import parse_type as parse_with_resolver
from mupuppet.types.callables import CALLABLE
from mupuppet.types.catalog_entries import ClassType, ResourceType
from mupuppet.types.collections import ArrayType, CollectionType, HashType, TupleType, struct_of
from mupuppet.types.combinations import (
    NOT_UNDEF,
    OPTIONAL,
    TYPE,
    NotUndefType,
    OptionalType,
    SensitiveType,
    TypeType,
    VariantType,
    variant_of,
)
from mupuppet.types.inference import common_type, infer, infer_detailed
from mupuppet.types.iteration import ITERABLE, IterableType
from mupuppet.types.iterators import ITERATOR, IteratorType
from mupuppet.types.mismatch import describe
from mupuppet.types.rich_data import DATA, RICH_DATA
from mupuppet.types.runtime_types import RUNTIME, RuntimeType
from mupuppet.types.scalars import (
    BOOLEAN,
    FALSE,
    NUMERIC,
    REGEXP,
    SCALAR,
    SCALAR_DATA,
    STRING,
    TRUE,
    EnumType,
    FloatType,
    IntegerType,
    PatternType,
    RegexpType,
    StringType,
)
from mupuppet.types.uri_types import URIType
from mupuppet.types.versions import (
    BINARY,
    SEM_VER,
    SEM_VER_RANGE,
    TIMESPAN,
    TIMESTAMP,
    SemVerType,
    TimespanType,
    TimestampType,
)
from mupuppet.values.hashes import hash_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.timespans import Timespan
from mupuppet.values.value import DEFAULT, Sensitive, Value
from mupuppet.values.version_ranges import parse_range
from mupuppet.values.versions import SemVer

pytestmark = pytest.mark.slow


def parse_type(text: str) -> Type:
    """The type that a text describes; files are resources."""
    return parse_with_resolver(text, lambda name: ResourceType(name) if name == "File" else None)


small = st.integers(-3, 5)
few = st.integers(0, 3)
sizes = st.one_of(
    st.none(),
    st.builds(lambda low, more: IntegerType(low, low + more), few, few),
    st.builds(IntegerType, few),
)
words = st.sampled_from(["a", "b", "abc", "it's", "x y", "é", "\n"])
patterns = st.sampled_from([r"\Aa", "b", "a/b", "[a-z]+"])

leaves: st.SearchStrategy[Type] = st.one_of(
    st.sampled_from(
        [
            ANY, UNDEF, DEFAULT_TYPE, SCALAR, SCALAR_DATA, NUMERIC, STRING, BOOLEAN, TRUE, FALSE,
            REGEXP, SEM_VER, SEM_VER_RANGE, TIMESPAN, TIMESTAMP, BINARY, DATA, RICH_DATA,
            ResourceType(), ResourceType("File"), ResourceType("File", "/a"), ClassType("a::b"),
        ]
    ),
    st.builds(lambda low, more: IntegerType(low, low + more), small, st.integers(0, 4)),
    st.builds(IntegerType, st.one_of(st.none(), small)),
    st.builds(FloatType, st.sampled_from([None, -1.5, 0.0, 1.0e-7])),
    st.builds(StringType, sizes),
    st.builds(EnumType, st.lists(words, min_size=1, max_size=3), st.booleans()),
    st.lists(patterns, max_size=2).map(lambda sources: PatternType(map(RegexpType, sources))),
    st.builds(RegexpType, patterns),
    st.builds(CollectionType, sizes),
)  # fmt: skip


def sensitive(type: Type) -> Type:
    """What is within a Sensitive is general; that of an Enum can be generalized twice."""
    general = type.generalize()
    # What is in an empty Array is a Unit, which has no name in the language.
    return SensitiveType(ANY if "Unit" in str(general) else general)


def containers(inner: st.SearchStrategy[Type]) -> st.SearchStrategy[Type]:
    pairs = st.dictionaries(st.sampled_from("abc"), inner, min_size=1)
    return st.one_of(
        st.builds(ArrayType, inner, sizes),
        st.builds(HashType, inner, inner, sizes),
        st.builds(TupleType, st.lists(inner, min_size=1, max_size=3)),
        st.builds(lambda pairs: struct_of(pairs.items()), pairs),
        st.builds(variant_of, st.lists(inner, min_size=1, max_size=3)),
        st.builds(OptionalType, inner),
        st.builds(sensitive, inner),
        st.builds(TypeType, inner),
        st.builds(
            lambda types, returned: callable_of([STRING, *types], returned),
            st.lists(inner, max_size=2),
            st.one_of(st.none(), inner),
        ),
    )


types = st.recursive(leaves, containers, max_leaves=6)

ranges = st.sampled_from(["1.x", ">=1.0.0 <2.0.0", "~1.2.3", "1.2.3"]).map(parse_range)
#: Of nanoseconds below a tenth of a second Puppet drops the zeros before them.
seconds = st.integers(-3, 90_000).map(lambda number: number * 500_000_000)


def bounded(kind: Callable[..., Type]) -> st.SearchStrategy[Type]:
    """Types of times with one bound or with two, of which Puppet shows one if they are the same."""
    both = st.builds(lambda low, more: kind(low, low + abs(more) + 500_000_000), seconds, seconds)
    return st.one_of(
        both, st.builds(kind, seconds), st.builds(lambda high: kind(None, high), seconds)
    )


#: Kinds that are rare, and not all of which fit what the laws about values say.
rare_leaves: st.SearchStrategy[Type] = st.one_of(
    leaves,
    ranges.map(lambda each: SemVerType([each])),  # Puppet writes several of them wrongly
    bounded(TimespanType),
    bounded(TimestampType),
    st.sampled_from(["http://a.b/c?d", "mailto:a@b.c", "https://u@h/#f"]).map(URIType.of),
    st.sampled_from([URIType({"scheme": Regexp("a")}), URIType({"port": 8080, "host": "h"})]),
    st.builds(RuntimeType, st.just("ruby"), words.filter(lambda word: "\n" not in word)),
    st.just(RuntimeType("ruby", [Regexp("a"), "b"])),
    st.sampled_from([INIT.of(IntegerType(), [16]), INIT.of(STRING, ["%d"]), INIT.of(BOOLEAN, [])]),
    st.sampled_from([ITERABLE, ITERATOR, NOT_UNDEF, OPTIONAL, TYPE, CALLABLE, INIT, RUNTIME]),
    st.sampled_from([OptionalType(StringType(value="it's")), NotUndefType(StringType(value="x"))]),
)
struct_keys = st.sampled_from([lambda name: name, OptionalType, NotUndefType])


def struct_with_keys(members: dict[str, tuple[Callable[[Type], Type], Type]]) -> Type:
    """A Struct whose keys say in different ways whether they must be there."""
    return struct_of((key(StringType(value=name)), type) for name, (key, type) in members.items())


def rare_containers(inner: st.SearchStrategy[Type]) -> st.SearchStrategy[Type]:
    """Containers of other types in all their forms."""
    some = st.lists(inner, min_size=1, max_size=3)
    blocks = st.sampled_from([[], [CALLABLE], [OptionalType(callable_of([STRING]))]])
    return st.one_of(
        containers(inner),
        st.builds(TupleType, some, sizes),
        st.builds(NotUndefType, inner.filter(lambda type: type != ANY)),
        st.builds(IterableType, inner),
        st.builds(IteratorType, inner),
        st.dictionaries(
            st.sampled_from(["a", "b c", "it's"]), st.tuples(struct_keys, inner), min_size=1
        ).map(struct_with_keys),
        st.builds(
            lambda types, bounds, block, returned: callable_of(
                [STRING, *types, *bounds, *block], returned
            ),
            some,
            st.sampled_from([[], [1], [0, 2]]),
            blocks,
            st.one_of(st.none(), inner),
        ),
    )


rare_types = st.recursive(rare_leaves, rare_containers, max_leaves=6)

scalar_values: st.SearchStrategy[Value] = st.one_of(
    st.booleans(),
    small,
    st.sampled_from([0.0, 1.5, "", "a", "b", "abc", DEFAULT, Regexp("a"), SemVer(1, 2, 3)]),
    st.builds(Timespan, st.integers(-5, 5)),
    st.builds(Sensitive, st.sampled_from(["a", 1])),
    # Puppet forgets Undef, and does not see that a Pattern is part of another one.
    leaves.filter(lambda type: type != UNDEF and not isinstance(type, PatternType)),
)


def value_containers(inner: st.SearchStrategy[Value]) -> st.SearchStrategy[Value]:
    keys = st.one_of(st.sampled_from(["a", "b", ""]), small, st.just(1.5), st.booleans())
    return st.one_of(
        st.lists(inner, max_size=3),
        st.lists(st.tuples(keys, inner), max_size=3).map(hash_of),
    )


defined_values = st.recursive(scalar_values, value_containers, max_leaves=6)
values = st.recursive(st.one_of(st.none(), scalar_values), value_containers, max_leaves=6)


@given(types)
def test_reflexive(type: Type) -> None:
    assert type.is_assignable(type)
    assert type.is_assignable(parse_type(str(type)))


# What makes Puppet's assignability not transitive is left out: a Struct accepts a Hash of the
# right size whatever its keys are called, while a Hash accepts each Struct with fitting values;
# a Tuple accepts an Array that is long enough; what is in an empty Array fits everywhere.
orderly_types = st.recursive(
    leaves.filter(lambda type: not isinstance(type, EnumType)),
    lambda inner: st.one_of(
        st.builds(ArrayType, inner, st.sampled_from([None, IntegerType(1), IntegerType(0, 2)])),
        st.builds(variant_of, st.lists(inner, min_size=1, max_size=3)),
        st.builds(OptionalType, inner),
        st.builds(lambda type: SensitiveType(type.generalize()), inner).filter(
            lambda type: "Unit" not in str(type)  # it is in empty Arrays, and cannot be written
        ),
        st.builds(TypeType, inner),
    ),
    max_leaves=6,
)


@given(orderly_types, orderly_types)
def test_transitive(left: Type, right: Type) -> None:
    """On triples that are made so that many of them are chains."""
    both = [variant_of([left, right]), common_type(left, right), left.generalize()]
    chain = [left, right, *both, OptionalType(both[0]), ArrayType(left), ArrayType(both[1])]
    for wide, between, narrow in permutations(chain, 3):
        if wide.is_assignable(between) and between.is_assignable(narrow):
            assert wide.is_assignable(narrow), f"{wide} >= {between} >= {narrow}"


@given(types, defined_values)
def test_assignable_agrees_with_instances(type: Type, value: Value) -> None:
    """What the exact type of a value is assignable to has the value as an instance."""
    assume("Struct" not in str(type))  # a Struct accepts a Hash whatever its keys are called
    if type.is_assignable(infer_detailed(value)):
        assert type.is_instance(value)


@given(sizes, st.lists(small, max_size=4))
def test_sizes_count_for_types_as_for_values(size: IntegerType | None, elements: list[int]) -> None:
    entries = hash_of((element, element) for element in elements)
    for type in (CollectionType(size), ArrayType(ANY, size), HashType(ANY, ANY, size)):
        for value in (elements, entries):
            assert type.is_assignable(infer_detailed(value)) == type.is_instance(value)


@given(types, defined_values)
def test_iterable_types_agree_with_values(element: Type, value: Value) -> None:
    assume("Struct" not in str(element))  # a Struct accepts a Hash whatever its keys are called
    assume(not isinstance(value, int) or value >= 0)  # Puppet takes all integers for iterable
    if ITERABLE.is_assignable(infer_detailed(value)):
        assert ITERABLE.is_instance(value)
    # Not the reverse: what is in a value counts by its common type, which of `[[], {}]` is Data.
    if IterableType(element).is_instance(value):
        assert IterableType(element).is_assignable(infer_detailed(value))
    if not element.is_assignable(infer_detailed(value)):
        assert not IterableType(element).is_assignable(ArrayType(infer_detailed(value)))


@given(types, types)
def test_common_type_is_an_upper_bound(left: Type, right: Type) -> None:
    # Puppet forgets undef and that case is ignored, and does not compare patterns.
    assume(not any(name in f"{left}{right}" for name in ("Undef", "true]", "Pattern")))
    common = common_type(left, right)
    assert common.is_assignable(left)
    assert common.is_assignable(right)


@given(rare_types)
def test_parsing_what_was_printed_gives_the_same_type(type: Type) -> None:
    assert parse_type(str(type)) == type
    assert hash(parse_type(str(type))) == hash(type)
    assert str(parse_type(str(type))) == str(type)


@given(values)
def test_detailed_type_accepts_its_value(value: Value) -> None:
    assert infer_detailed(value).is_instance(value)


@given(defined_values)
def test_reduced_type_accepts_its_value(value: Value) -> None:
    # What several Enum types have in common forgets, as in Puppet, that case does not matter.
    assume(", true]" not in str(infer_detailed(value)))
    assert infer(value).is_instance(value)
    assert infer(value).generalize().is_instance(value)


@given(types, values)
def test_normalized_type_has_the_same_instances(type: Type, value: Value) -> None:
    assume("Collection[" not in str(type))  # Puppet forgets the size of a Collection
    assert type.normalize().is_instance(value) == type.is_instance(value)


@given(types, values)
def test_mismatch_is_described_where_there_is_one(type: Type, value: Value) -> None:
    assume("Collection[" not in str(type))  # Puppet forgets the size of a Collection
    found = describe(type, infer_detailed(value), ())
    if not type.is_instance(value):
        assert found
        assert all(mismatch.text().startswith(" ") for mismatch in found)


@given(rare_types)
def test_types_are_keys(type: Type) -> None:
    assert {type: 1}[parse_type(str(type))] == 1


def test_recursive_aliases_end() -> None:
    optional = TypeAlias("Loop", lambda: OptionalType(optional))
    assert optional.is_instance(None)
    assert not optional.is_instance(1)
    even = TypeAlias("Even", lambda: ArrayType(odd))
    odd: TypeAlias = TypeAlias("Odd", lambda: ArrayType(even))
    assert even.is_instance([[[]]])
    assert not even.is_instance([[1]])
    assert even.is_assignable(odd)
    assert even.expanded_string() == "Even = Array[Odd = Array[Even]]"
    tree = TypeAlias("Tree", lambda: VariantType([STRING, HashType(STRING, tree)]))
    assert DATA.is_assignable(tree)
    assert not tree.is_assignable(DATA)
    assert IterableType(tree).is_assignable(ArrayType(tree))
    assert NotUndefType(tree).normalize() == tree
