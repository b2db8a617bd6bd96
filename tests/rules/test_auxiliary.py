"""The auxiliary functions of Appendix C.1, and the environments."""

# ruff: noqa: N806  (the paper's letters)

import pytest

from mupuppet.semantics import terms
from mupuppet.semantics.auxiliary import (
    TargetNode,
    caseMatch,
    equal_values,
    fits,
    lookup,
    lookup_C,
    merge,
    nodeMatch,
)
from mupuppet.semantics.catalogs import EMPTY_CATALOG, Catalog
from mupuppet.semantics.environments import (
    ClassDef,
    DeclaredClass,
    DefinitionEnvironment,
    ResourceDef,
    VariableEnvironment,
)
from mupuppet.semantics.persistent import PersistentMap
from mupuppet.semantics.scope_judgements import ancestors, baseof, parentof
from mupuppet.semantics.scopes import NODE, TOP, Class, Def
from mupuppet.semantics.terms import (
    NO_ENTRIES,
    SKIP,
    Assignment,
    Default,
    Integer,
    NodeName,
    NodeNames,
    NodePattern,
    Parameter,
    ResourceValue,
    Sequence,
    Variable,
    entries,
)
from tests.rules.notation import read_catalog, read_expression

ONE, TWO = Integer(1), Integer(2)

# --- lookup, lookup_C, merge


def test_lookup_finds_the_first_value_of_a_key() -> None:
    v_H = entries([("a", ONE), ("b", TWO), ("b", ONE)])
    assert lookup("b", v_H) == TWO
    assert lookup("c", v_H) is None


def test_a_key_is_of_its_type() -> None:
    assert lookup(1, entries([("1", ONE)])) is None
    assert lookup(1, entries([(1, ONE)])) == ONE


def test_lookup_in_a_catalog() -> None:
    v_C = read_catalog("file { 'f': mode => 1 } user { 'f': uid => 2 }")
    assert lookup_C(v_C, "user", "f", "uid") == TWO
    assert lookup_C(v_C, "file", "f", "uid") is None
    assert lookup_C(v_C, "file", "g", "mode") is None
    assert lookup_C(EMPTY_CATALOG, "file", "f", "mode") is None


def test_merge_prefers_overriding_values_over_defaults() -> None:
    ρ = (Parameter("x", None), Parameter("y", Variable("z")), Parameter("w", Variable("z")))
    merged = merge(ρ, entries([("y", TWO), ("x", ONE)]))
    assert merged == terms.sequence(
        [Assignment("x", ONE), Assignment("y", TWO), Assignment("w", Variable("z")), SKIP]
    )


def test_merge_of_no_parameters_is_skip() -> None:
    assert merge((), entries([("x", ONE)])) == SKIP


def test_merge_is_undefined_without_a_value_for_a_parameter() -> None:
    assert merge((Parameter("x", None),), NO_ENTRIES) is None


def test_merge_ignores_what_is_not_a_parameter() -> None:
    assert merge((Parameter("x", ONE),), entries([("y", TWO)])) == Sequence(
        Assignment("x", ONE), SKIP
    )


# --- Matching


@pytest.mark.parametrize(
    ("left", "right", "equal", "matches"),
    [
        ("1", "1", True, True),
        ("1", "2", False, False),
        ("1", "true", False, False),
        ("1", "'1'", False, False),
        ("'a'", "'A'", True, True),
        ("'é'", "'É'", False, False),
        ("[1, 'a']", "[1, 'A']", True, True),
        ("[1]", "[1, 2]", False, False),
        ("{ a => 1, b => 'x' }", "{ b => 'X', a => 1 }", True, True),
        ("{ a => 1, b => 2 }", "{ a => 1 }", False, True),
        ("{ a => 1 }", "{ a => 1, b => 2 }", False, False),
        ("{ 'a' => 1 }", "{ 'A' => 1 }", False, False),
        ("[{ a => 1, b => 2 }]", "[{ a => 1 }]", False, True),
        ("File['a']", "File['a']", True, False),
        ("File['a']", "File['A']", False, False),
        ("File['a']", "'File[a]'", False, False),
    ],
)
def test_equality_and_matching_are_those_of_puppet(
    left: str, right: str, equal: bool, matches: bool
) -> None:
    v_1, v_2 = read_expression(left), read_expression(right)
    assert equal_values(v_1, v_2) is equal
    assert caseMatch(v_1, v_2) is matches


def test_nodes_are_matched_without_regard_to_case() -> None:
    assert nodeMatch(TargetNode("WWW.example"), NodeName("www.Example"))
    assert nodeMatch(TargetNode("www"), NodeNames(("db", "WWW")))
    assert not nodeMatch(TargetNode("www.example"), NodeName("www"))


def test_which_node_definition_is_chosen() -> None:
    named, first, second = NodeName("w1"), NodePattern("^w"), NodePattern("1$")
    everything = (Default(), second, first, named)
    chosen = [Q for Q in everything if nodeMatch(TargetNode("w1", everything), Q)]
    assert chosen == [named]
    chosen = [Q for Q in everything if nodeMatch(TargetNode("w2", everything), Q)]
    assert chosen == [first]
    chosen = [Q for Q in everything if nodeMatch(TargetNode("x1", everything), Q)]
    assert chosen == [second]
    chosen = [Q for Q in everything if nodeMatch(TargetNode("x2", everything), Q)]
    assert chosen == [Default()]


@pytest.mark.parametrize(
    ("pattern", "name", "found"),
    [
        (r"\Awww\d+\z", "www12", True),
        (r"\Awww\d+\z", "www12\n", False),
        (r"\Awww\Z", "www\n", True),
        (r"^\h+$", "c0ffee", True),
        (r"^\H+$", "c0ffee", False),
        (r"(?<kind>db|www)", "the-db", True),
        (r"a(?<!b)c", "ac", True),
        (r"\\z", "a\\z", True),
    ],
)
def test_ruby_patterns(pattern: str, name: str, found: bool) -> None:
    assert fits(name, terms.NodePattern(pattern)) is found


# --- Scopes


def test_def_scopes_are_equal_when_they_are_as_deep_on_the_same_scope() -> None:
    assert Def(Def(TOP)) == Def(Def(TOP))
    assert len({Def(TOP), Def(TOP), Def(NODE), Def(Def(TOP)), TOP, NODE, Class("a")}) == 6
    assert Def(Class("a")) != Def(Class("b"))
    assert str(Def(Def(Class("a")))) == "::a def def"


def test_ancestors() -> None:
    κ = DefinitionEnvironment.of(
        {"a": DeclaredClass(Class("b")), "b": DeclaredClass(NODE), "c": ClassDef(None, (), SKIP)}
    )
    assert ancestors(κ, Class("a")) == [Class("b"), NODE, TOP]
    assert ancestors(κ, Def(Class("a"))) == [NODE, TOP]
    assert ancestors(κ, Class("c")) == []
    assert parentof(κ, TOP) is None
    assert baseof(κ, Class("c")) is None


# --- Environments


def test_update_specialise_and_clear() -> None:
    σ = VariableEnvironment().update(TOP, "x", ONE).update(Def(TOP), "x", TWO)
    assert dict(σ.specialise(TOP).items()) == {"x": ONE}
    assert σ.lookup(Def(TOP), "x") == TWO
    cleared = σ.clear(Def(TOP))
    assert cleared.lookup(Def(TOP), "x") is None
    assert cleared.lookup(TOP, "x") == ONE
    assert σ.lookup(Def(TOP), "x") == TWO
    assert [(str(α), x) for α, x, _ in σ.bindings()] == [("::", "x"), (":: def", "x")]


def test_a_definition_stays_except_that_a_class_becomes_declared() -> None:
    κ = DefinitionEnvironment.of({"a": ClassDef(None, (), SKIP), "d": ResourceDef((), SKIP)})
    assert κ.precedes(κ.update("a", DeclaredClass(TOP)))
    assert κ.precedes(κ.update("b", DeclaredClass(TOP)))
    assert not κ.precedes(κ.update("a", ClassDef("b", (), SKIP)))
    assert not κ.precedes(κ.update("d", DeclaredClass(TOP)))
    assert not κ.update("a", DeclaredClass(TOP)).precedes(κ)
    assert not κ.precedes(DefinitionEnvironment())


def test_a_catalog_grows_at_its_end() -> None:
    f, g = ResourceValue("file", "f", NO_ENTRIES), ResourceValue("file", "g", NO_ENTRIES)
    first = EMPTY_CATALOG.append(f)
    longer = first.append(g)
    other = first.append(ResourceValue("user", "g", NO_ENTRIES))
    assert [len(EMPTY_CATALOG), len(first), len(longer), len(other)] == [0, 1, 2, 2]
    assert first.find("file", "g") is None
    assert longer.find("file", "g") is g
    assert other.find("file", "g") is None
    assert EMPTY_CATALOG.precedes(first)
    assert first.precedes(longer)
    assert first.precedes(other)
    assert not longer.precedes(other)
    assert not longer.precedes(first)
    assert not Catalog([g, f]).precedes(longer)
    assert Catalog([f]).precedes(longer)
    with pytest.raises(ValueError, match="already"):
        longer.append(g)


def test_versions_of_a_persistent_map_stay_as_they_are() -> None:
    first: PersistentMap[str, int] = PersistentMap({"a": 1})
    second = first.set("b", 2)
    third = second.set("a", 3).remove("b")
    branch = second.set("c", 4)
    expected = [(first, {"a": 1}), (second, {"a": 1, "b": 2}), (third, {"a": 3})]
    expected.append((branch, {"a": 1, "b": 2, "c": 4}))
    for _ in range(2):  # reading a version moves the table; the others must not notice
        for version, contents in expected:
            assert dict(version.items()) == contents
    assert first != second
    assert second.remove("b") == first
    assert first.remove("z") is first
    assert "b" in second
    assert len(branch) == 3
