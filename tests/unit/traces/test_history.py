"""Going back in a run."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.print import format_catalog, format_term
from mupuppet.semantics.run import Result
from mupuppet.semantics.step import Step
from mupuppet.traces import history as history_module
from mupuppet.traces.history import History, State
from tests.rules.compiling import start

pytestmark = pytest.mark.slow

MANIFEST = "define d ($n) { file { $n: mode => $n } }\n" + "".join(
    f"$x{n} = {n}\nd {{ 'd{n}': n => 'f{n}' }}\n" for n in range(30)
)
STUCK = "$a = 1\n$b = $a + 1\n$c = $nothing"


def history_of(text: str) -> History:
    return History(start(text), VariableEnvironment(), DefinitionEnvironment())


def described(state: State) -> tuple[str, str, str]:
    return str(list(state.σ.bindings())), str(state.κ.definitions()), format_catalog(state.catalog)


def summary(step: Step) -> tuple[int, str, str]:
    return step.number, step.rule.name, format_term(step.whole_before())


def test_forwards_is_the_run() -> None:
    history = history_of(MANIFEST)
    for step in start(MANIFEST):
        assert history.forward() is history.current
        assert history.current is not None
        assert summary(history.current) == summary(step)
    assert history.forward() is None
    assert history.result is not None
    assert history.result.ok


@pytest.fixture(scope="module")
def run_once() -> tuple[list[tuple[int, str, str]], list[tuple[str, str, str]]]:
    """All steps, and the states between them."""
    history = history_of(MANIFEST)
    steps, states = [], [described(history.state)]
    while (step := history.forward()) is not None:
        steps.append(summary(step))
        states.append(described(history.state))
    return steps, states


@given(positions=st.lists(st.integers(-5, 700), max_size=8))
def test_any_way_through_a_run_shows_the_same(
    run_once: tuple[list[tuple[int, str, str]], list[tuple[str, str, str]]], positions: list[int]
) -> None:
    steps, states = run_once
    history = history_of(MANIFEST)
    for wanted in positions:
        step = history.go_to(wanted)
        reached = max(0, min(wanted, len(steps)))
        assert history.position == reached
        assert described(history.state) == states[reached]
        assert step is None if reached == 0 else step is not None
        if step is not None:
            assert summary(step) == steps[reached - 1]


def test_a_run_without_steps() -> None:
    history = history_of("")
    assert history.go_to(-1) is None
    assert history.go_to(5) is None
    assert history.result is not None


def test_the_end_is_known_only_at_the_end() -> None:
    history = history_of(STUCK)

    def result_at(position: int) -> Result | None:
        history.go_to(position)
        return history.result

    result = result_at(1000)
    assert result is not None
    assert not result.ok
    end = history.position
    assert result_at(end - 1) is None
    again = result_at(end)
    assert again is not None
    assert again.diagnostics[0].message == "`$nothing` is not bound in ::"


def test_few_configurations_are_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_module, "_FIRST_INTERVAL", 2)
    monkeypatch.setattr(history_module, "_MAX_CHECKPOINTS", 8)
    steps = [summary(step) for step in start(MANIFEST)]
    history = history_of(MANIFEST)
    history.go_to(10_000)
    assert len(history._checkpoints) <= 8
    for position in (len(steps), 301, 300, 17, 1, len(steps) - 1):
        step = history.go_to(position)
        assert step is not None
        assert summary(step) == steps[position - 1]
