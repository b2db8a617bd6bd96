"""The theorems of the paper (§4), and what our way of stepping keeps, on generated manifests."""

# ruff: noqa: RUF002  (the paper's letters)

from itertools import pairwise

from hypothesis import example, given, settings

from mupuppet.basics.records import replace
from mupuppet.semantics import terms
from mupuppet.semantics.auxiliary import TargetNode
from mupuppet.semantics.catalogs import Catalog
from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.print import format_term
from mupuppet.semantics.registry import Judgement
from mupuppet.semantics.run import Result, Run, Status, run
from mupuppet.semantics.scopes import TOP, Class, Def
from mupuppet.semantics.step import Machine, Step, all_steps, is_final
from mupuppet.semantics.stuck import Stuck
from mupuppet.semantics.terms import Expression, Integer, Manifest
from mupuppet.semantics.translate import translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from tests.properties.semantics_strategies import (
    BINDINGS,
    manifests,
    node_names,
    sound_expressions,
    wild_expressions,
)

#: Runs that continue longer are cut: what holds of their first steps is enough.
STEP_LIMIT = 400


def start(manifest: Manifest, node: str) -> Run:
    return run(manifest, node=node, step_limit=STEP_LIMIT)


def whole_configuration(step: Step) -> Configuration:
    """The configuration that a step started from, with the whole manifest."""
    return replace(step.before, term=step.whole_before(), α=TOP)


def expression_configuration(σ: VariableEnvironment, expression: Expression) -> Configuration:
    target = TargetNode("node.example")
    return Configuration(σ, DefinitionEnvironment(), Catalog(), expression, TOP, target)


@given(manifests(), node_names)
@settings(max_examples=100)
def test_determinism(manifest: Manifest, node: str) -> None:
    """At most one derivation exists for every configuration, and it is the one that we take."""
    for step in start(manifest, node):
        derivations = all_steps(Judgement.MANIFEST, whole_configuration(step))
        assert [found.rules for found in derivations] == [step.rules]
        (found,) = derivations
        assert found.result() == step.result()


@given(manifests(), node_names)
@settings(max_examples=100)
def test_monotonicity(manifest: Manifest, node: str) -> None:
    """σ ⊑ σ′, κ ⊑ κ′ and v_C ⊑ v_C′ for every step."""
    for step in start(manifest, node):
        assert step.before.σ.precedes(step.applied.σ)
        assert step.before.κ.precedes(step.applied.κ)
        assert step.before.v_C.precedes(step.applied.v_C)


@given(manifests(), node_names)
@settings(max_examples=100)
def test_what_else_holds_of_a_run(manifest: Manifest, node: str) -> None:
    """One run for all of it: to make up manifests takes longer than to check them."""
    running = start(manifest, node)
    steps = list(running)
    result = running.result
    assert result is not None
    check_what_is_printed_reads_back(manifest)
    check_no_derivation_exists_where_a_run_ends(steps, result)
    check_progress_or_an_explanation(result)
    check_staying_at_the_redex_is_the_same_as_starting_from_the_root(steps)
    check_each_step_begins_where_the_one_before_ended(steps)
    check_a_change_has_what_differs(steps)
    check_a_catalog_has_one_resource_of_a_type_and_title(result)


def check_no_derivation_exists_where_a_run_ends(steps: list[Step], result: Result) -> None:
    if steps and result.status in (Status.STUCK, Status.FINISHED):
        assert all_steps(Judgement.MANIFEST, steps[-1].result()) == []


def check_progress_or_an_explanation(result: Result) -> None:
    """A run ends in skip, or says which rule would have applied and why it does not."""
    match result.status:
        case Status.FINISHED:
            assert result.stuck is None
        case Status.STUCK:
            assert result.stuck is not None
            assert result.stuck.closest is not None
            diagnostic = result.diagnostics[0]
            assert diagnostic.id != "stuck"
            assert any(note.startswith("no rule applies: ") for note in diagnostic.notes)
        case Status.DIVERGED:
            assert result.diagnostics[0].id == "inheritance-cycle"
        case Status.EXHAUSTED:
            assert result.diagnostics[0].id == "step-limit"


def check_staying_at_the_redex_is_the_same_as_starting_from_the_root(steps: list[Step]) -> None:
    if not steps:
        return
    configuration = whole_configuration(steps[0])
    for expected in steps:
        taken = Machine(Judgement.MANIFEST, configuration).advance()
        assert taken is not None
        assert taken.rules == expected.rules
        assert taken.result() == expected.result()
        configuration = taken.result()


def check_each_step_begins_where_the_one_before_ended(steps: list[Step]) -> None:
    for earlier, later in pairwise(steps[:100]):
        assert later.whole_before() == earlier.whole_after()
        assert later.before.σ == earlier.applied.σ
        assert later.before.κ == earlier.applied.κ
        assert later.before.v_C == earlier.applied.v_C


def check_a_change_has_what_differs(steps: list[Step]) -> None:
    for step in steps:
        same = (
            step.before.σ == step.applied.σ
            and step.before.κ == step.applied.κ
            and step.before.v_C == step.applied.v_C
        )
        # A defined resource always has its title to clear, so no change is ever empty.
        assert same is (step.change is None)


def check_a_catalog_has_one_resource_of_a_type_and_title(result: Result) -> None:
    identities = [(resource.type, resource.title) for resource in result.v_C]
    assert len(identities) == len(set(identities))


def check_what_is_printed_reads_back(manifest: Manifest) -> None:
    source = SourceFile(format_term(manifest) if manifest != terms.SKIP else "", "generated.pp")
    parsed = parse(source)
    assert parsed.ok, (source.text, parsed.diagnostics)
    # Terms are those of the paper; as sugar, `$name` would be `$title` in a defined type.
    translation = translate(parsed.program, source, layers=())
    assert translation.manifest == manifest, translation.diagnostics


@given(sound_expressions())
@settings(max_examples=300)
def test_a_sound_expression_has_a_value(expression: Expression) -> None:
    """Every step but the last is followed by another, and by exactly one."""
    σ = VariableEnvironment.of({(TOP, x): v for x, v in BINDINGS.items()})
    machine = Machine(Judgement.EXPRESSION, expression_configuration(σ, expression))
    while step := machine.advance():
        whole = replace(step.before, term=step.whole_before(), α=TOP)
        assert [found.rules for found in all_steps(Judgement.EXPRESSION, whole)] == [step.rules]
        assert step.change is None
    assert machine.is_done, Stuck.of(machine).diagnostic().message


@given(wild_expressions())
@settings(max_examples=300)
@example(terms.Access(Integer(1), terms.Variable("i1")))
def test_any_expression_steps_or_is_explained(expression: Expression) -> None:
    σ = VariableEnvironment.of({(TOP, "i1"): Integer(1), (TOP, "b1"): terms.TRUE})
    machine = Machine(Judgement.EXPRESSION, expression_configuration(σ, expression))
    while machine.advance():
        pass
    if not machine.is_done:
        assert Stuck.of(machine).diagnostic().id != "stuck"
    else:
        assert is_final(Judgement.EXPRESSION, machine.configuration.term)


def test_the_order_on_variable_environments_is_not_transitive() -> None:
    """The paper calls ⊑ an ordering; a scope that is cleared and filled again shows it is none."""
    scope = Def(TOP)
    first = VariableEnvironment.of({(scope, "x"): Integer(1)})
    cleared = first.clear(scope)
    second = cleared.update(scope, "x", Integer(2))
    assert first.precedes(cleared)
    assert cleared.precedes(second)
    assert not first.precedes(second)


def test_variables_of_persistent_scopes_stay() -> None:
    for scope in (TOP, Class("a")):
        bound = VariableEnvironment.of({(scope, "x"): Integer(1)})
        assert not bound.precedes(bound.clear(scope))
        assert not bound.precedes(VariableEnvironment.of({(scope, "x"): Integer(2)}))
        assert bound.precedes(bound.update(TOP, "y", Integer(2)))
