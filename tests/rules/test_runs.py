"""Whole runs: how they end, what they say, and what they cost."""

# ruff: noqa: RUF001  (the paper's letters)

import json
import tracemalloc

import pytest

from mupuppet.diagnostics import Severity
from mupuppet.semantics.catalogs import to_puppet, to_puppet_json
from mupuppet.semantics.configurations import Added, Bound, Cleared, Declared, Defined
from mupuppet.semantics.derivations import format_derivation
from mupuppet.semantics.environments import (
    ClassDef,
    DeclaredClass,
    DefinitionEnvironment,
    VariableEnvironment,
)
from mupuppet.semantics.facts import variables_from_facts
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.run import Status, run
from mupuppet.semantics.scopes import NODE, TOP, Class, Def
from mupuppet.semantics.terms import SKIP, Include, Integer, String
from mupuppet.source.file import Position
from tests.rules.compiling import catalog_text, compile_text, error_message, manifest_of, start

# --- How runs end


def test_a_finished_run() -> None:
    result = compile_text("class a { $x = 1 } node default { include a }")
    assert result.status is Status.FINISHED
    assert result.diagnostics == ()
    assert result.σ.lookup(Class("a"), "x") == Integer(1)
    assert result.κ.lookup("a") == DeclaredClass(NODE)
    assert result.declared_classes == ["a"]


def test_a_stuck_run_names_the_rule_and_its_premise() -> None:
    result = compile_text("class a($p) { }\nnode default {\n  include a\n}")
    assert result.status is Status.STUCK
    assert result.stuck is not None
    assert result.stuck.closest is not None
    rule, refused = result.stuck.closest
    assert (rule.name, refused.premise) == ("IncU", "s′ = merge(ρ, ε)")
    (diagnostic,) = result.diagnostics
    assert diagnostic.message == "class `a` needs a value for parameter `p`"
    assert diagnostic.id == "missing-required-parameter"
    assert diagnostic.position == Position(3, 3)
    assert diagnostic.notes == (
        (
            "no rule applies: IncU needs s′ = merge(ρ, ε); IncD needs κ(a) = DeclaredClass(β); "
            "IncPU needs κ(a) = ClassDef(b, ρ, s); IncPD needs κ(a) = ClassDef(b, ρ, s)"
        ),
        "in the node definition (scope ::nd), from manifest.pp:2:1",
    )


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        ("$x = 1\n$x = 2", "2:1: `$x` is already assigned in ::"),
        ("file { 'f': }\nfile { 'f': }", "2:1: File['f'] is already declared"),
        ("include a", "1:1: class `a` is not defined"),
        ("a { 'f': }", "1:1: resource type `a` is not defined"),
        ("define a { }\ninclude a", "2:1: `a` is a defined resource type, not a class"),
        ("class a { }\nclass a { }", "2:1: class `a` cannot be defined: `a` is a class already"),
        (
            "class a inherits b { }\ninclude a",
            "2:1: class `b`, which class `a` inherits, is not defined",
        ),
        (
            "define b { }\nclass a inherits b { }\ninclude a",
            "3:1: `b`, which class `a` inherits, is not a class",
        ),
        ("$x = 'a' + 1", "1:6: `+` needs numbers, and its left operand is the string 'a'"),
        ("$x = 1 + [2]", "1:10: `+` needs numbers, and its right operand is an array"),
        ("$x = 1 / 0", "1:10: division by zero"),
        ("$x = 1 < {}", "1:10: `<` compares numbers, and one of its operands is a hash"),
        (
            "if 1 { $x = 1 }",
            "1:4: the condition of `if` must be true or false, and it is the integer 1",
        ),
        ("$x = 3 ? { 1 => 2 }", "1:6: no case of the selector matches the integer 3"),
        ("$x = [1][7]", "1:6: there is no element 7 in an array of 1 element"),
        ("$x = File['f']['mode']", "1:6: File['f'] is not in the catalog"),
        ("file { 7: }", "1:8: a title must be a string, and this is the integer 7"),
        (
            "class a { $x = $y }\nnode default {\n include a }",
            "1:16: `$y` is not bound in ::a nor in its ancestors ::nd, ::",
        ),
    ],
)
def test_messages_of_stuck_runs(manifest: str, message: str) -> None:
    assert error_message(manifest) == message


def test_a_definition_that_comes_too_late_is_pointed_out() -> None:
    text = "include a\nd { 'f': }\nclass a { }\ndefine d { }"
    (diagnostic,) = compile_text(text).diagnostics
    (label,) = diagnostic.labels
    assert text[label.span.start : label.span.end] == "class a { }"
    assert diagnostic.hint is not None
    assert catalog_text(text, hoist=True) == ""


def test_a_second_declaration_points_to_the_first() -> None:
    text = "file { 'f': }\n$x = 1\nfile { 'f': }"
    (diagnostic,) = compile_text(text).diagnostics
    (label,) = diagnostic.labels
    assert text[label.span.start : label.span.end] == "file { 'f': }"
    assert label.span.start == 0


def test_a_term_without_a_place_is_its_own_source() -> None:
    (diagnostic,) = run(Include("a"), node="n").finish().diagnostics
    assert diagnostic.source.text == "include a"
    assert diagnostic.source.name == "<term>"


# --- Divergence


@pytest.mark.parametrize(
    ("manifest", "cycle"),
    [
        ("class a inherits a { } include a", "a → a"),
        ("class a inherits b { } class b inherits c { } class c inherits b { } include a",
         "b → c → b"),
        ("class a inherits b { } class b inherits a { } class { 'a': }", "a → b → a"),
    ],
)  # fmt: skip
def test_an_inheritance_cycle_is_reported(manifest: str, cycle: str) -> None:
    result = compile_text(manifest)
    assert result.status is Status.DIVERGED
    assert result.diagnostics[0].message == f"classes inherit each other in a cycle: {cycle}"
    assert result.steps < 20


def test_a_type_that_declares_itself_runs_into_the_bound() -> None:
    result = compile_text("define d { d { 'f': } } d { 'g': }", step_limit=20_000)
    assert result.status is Status.EXHAUSTED
    assert result.steps == 20_000
    (diagnostic,) = result.diagnostics
    assert diagnostic.message == "the run did not end within 20000 steps"
    assert "a type may declare itself" in diagnostic.notes[0]


def test_a_run_that_ends_at_the_bound_is_finished() -> None:
    assert compile_text("$x = 1", step_limit=1).status is Status.FINISHED
    assert compile_text("$x = 1 $y = 1", step_limit=2).status is Status.EXHAUSTED


# --- Nodes


def test_only_the_best_node_definition_is_compiled() -> None:
    manifest = """\
      node default { file { 'default': } }
      node /^www/ { file { 'pattern': } }
      node 'www1' { file { 'name': } }
    """
    assert catalog_text(manifest, node="www1") == "file { 'name': }"
    assert catalog_text(manifest, node="www2") == "file { 'pattern': }"
    assert catalog_text(manifest, node="db") == "file { 'default': }"


def test_without_a_matching_node_definition_a_warning_is_given() -> None:
    result = compile_text("file { 'f': } node 'www' { }", node="db")
    assert result.status is Status.FINISHED
    (warning,) = result.diagnostics
    assert warning.severity is Severity.WARNING
    assert warning.message == "no node definition matches `db`"


def test_several_matching_node_definitions_are_all_compiled_with_a_warning() -> None:
    result = compile_text("node 'a' { file { 'f': } } node 'a' { file { 'g': } }", node="a")
    assert [resource.title for resource in result.v_C] == ["f", "g"]
    assert result.diagnostics[0].message == "node `a` is defined twice"


# --- What comes from outside


def test_facts_are_variables_of_the_top_scope() -> None:
    facts = {"os": {"family": "Debian"}, "count": 2, "virtual": False, "list": [1, "a"]}
    manifest = "$x = $os['family'] $y = $facts['count'] $z = $::list[1]"
    result = compile_text(manifest, facts=facts)
    assert result.σ.lookup(TOP, "x") == String("Debian")
    assert result.σ.lookup(TOP, "y") == Integer(2)
    assert result.σ.lookup(TOP, "z") == String("a")


def test_facts_that_have_no_value_in_mupuppet_are_left_out() -> None:
    facts = {"load": float("inf"), "os": {"name": "x", "nothing": None}, "list": [1, None, 2.5]}
    initial = variables_from_facts(facts)
    σ, omitted = initial.σ, initial.omitted
    assert omitted == ("load", "os.nothing", "list[1]")
    assert σ.lookup(TOP, "load") is None
    os = σ.lookup(TOP, "os")
    assert os is not None
    assert format_inline(os) == "{ 'name' => 'x' }"


def test_facts_may_be_nested_without_end() -> None:
    deep: list[object] = []
    for _ in range(10_000):
        deep = [deep]
    omitted = variables_from_facts({"deep": deep}).omitted
    assert len(omitted) == 1


def test_predefined_classes_and_variables() -> None:
    result = run(
        manifest_of("include a $y = $x"),
        node="n",
        variables=VariableEnvironment.of({(TOP, "x"): Integer(1)}),
        definitions=DefinitionEnvironment.of({"a": ClassDef(None, (), SKIP)}),
    ).finish()
    assert result.ok
    assert result.σ.lookup(TOP, "y") == Integer(1)


# --- Steps


def test_what_the_steps_of_a_run_change() -> None:
    manifest = "define d { file { $title: } } class a { d { 'f': } } include a"
    changes = [step.change for step in start(manifest) if step.change is not None]
    kinds = [type(change) for change in changes]
    assert kinds == [Defined, Defined, Declared, Bound, Added, Cleared]
    assert changes[2] == Declared("a", TOP)
    assert changes[3] == Bound(Def(Class("a")), "title", String("f"))
    assert changes[5] == Cleared(Def(Class("a")), ("title",))


def test_a_derivation_as_text() -> None:
    manifest = "class b { $x = 1 } class a inherits b { $y = $x } node default { include a }"
    step = next(step for step in start(manifest, node="n") if "PVar" in step.rules)
    before = "scope (::nd) { scope (::a) { $y = $x } }"
    after = "scope (::nd) { scope (::a) { $y = 1 } }"
    assert format_derivation(step).splitlines() == [
        f"TopScope: {before} ─n→m {after}",
        f"  ScopeStep: {before} ─::→s {after}",
        "    ::nd ∈ {::, ::a, ::nd}",
        "    ScopeStep: scope (::a) { $y = $x } ─::nd→s scope (::a) { $y = 1 }",
        "      ::a ∈ {::, ::a, ::nd}",
        "      AssignStep: $y = $x ─::a→s $y = 1",
        "        PVar: $x ─::a→ 1",
        "          x ∉ dom(σ_::a)",
        "          PClass: ::b parentof_κ ::a",
        "            κ(a) = DeclaredClass(::b)",
        "          LVar: $x ─::b→ 1",
        "            x ∈ dom(σ_::b)",
    ]


# --- Puppet's form of a catalog

RESOURCES = "file { 'f': mode => '0644', target => User['u'], data => { 1 => [true, -1] } }"


def test_a_catalog_as_puppet_writes_it() -> None:
    result = compile_text(f"class a {{ {RESOURCES} }} include a")
    data = to_puppet(result.v_C, node="n", classes=result.declared_classes)
    assert data == {
        "name": "n",
        "classes": ["a"],
        "resources": [
            {
                "type": "File",
                "title": "f",
                "exported": False,
                "parameters": {
                    "mode": "0644",
                    "target": "User[u]",
                    "data": {"1": [True, -1]},
                },
            }
        ],
        "edges": [],
    }
    text = to_puppet_json(result.v_C, node="n", classes=["a"])
    assert json.loads(text) == data
    assert text == json.dumps(data, indent=2)


def test_values_may_be_nested_deeper_than_json_allows() -> None:
    lines = ["$a0 = 1", *(f"$a{n} = [$a{n - 1}]" for n in range(1, 3000))]
    result = compile_text("\n".join([*lines, "file { 'f': x => $a2999 }"]))
    text = to_puppet_json(result.v_C, node="n")
    assert text.count("[") == 2999 + 3  # with those of classes, resources and edges


# --- Size


def test_long_bodies() -> None:
    body = "\n".join(f"$x{n} = {n} + 1" for n in range(10_000))
    assert compile_text(body).steps == 29_999
    assert compile_text(f"class a {{ {body} }} include a").ok


def test_long_chains_of_inheritance() -> None:
    classes = [f"class c{n} inherits c{n - 1} {{ }}" for n in range(1, 3000)]
    manifest = ["class c0 { $x = 1 }", *classes, "class z inherits c2999 { $y = $x }", "include z"]
    result = compile_text("\n".join(manifest))
    assert result.σ.lookup(Class("z"), "y") == Integer(1)


def test_long_arrays() -> None:
    result = compile_text(f"$x = 1 $y = [{', '.join(['$x'] * 10_000)}]")
    assert result.ok
    assert result.steps == 10_003


def test_a_run_is_streamed() -> None:
    """Ten times the steps do not take more memory: what is not referenced is freed."""

    def peak(statements: int) -> int:
        body = "if 1 + 1 == 2 { unless true { $x = 1 } } " * statements
        manifest = manifest_of(f"class a {{ {body} }} include a")
        tracemalloc.start()
        try:
            result = run(manifest, node="n").finish()
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
            assert result.steps == 5 * statements + 4

    assert peak(10_000) < peak(1_000) + 500_000  # 45,000 steps; kept, they would take 50 MB
