"""A run in which one can go back.

Terms, σ, κ and catalogs are persistent data structures, so a reference preserves a past
configuration. Checkpoints are saved at intervals; steps between two of them are repeated. When
there are too many, every other one is dropped.
"""

# ruff: noqa: RUF002  (the paper's letters)

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.basics.records import Record, replace
from mupuppet.semantics.catalogs import EMPTY_CATALOG, Catalog
from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.run import Result, Run
from mupuppet.semantics.scopes import TOP
from mupuppet.semantics.step import Step

_FIRST_INTERVAL = 64
_MAX_CHECKPOINTS = 1024


class State(Record):
    """σ, κ and the catalog between two steps."""

    σ: VariableEnvironment
    κ: DefinitionEnvironment
    catalog: Catalog


class History:
    """A position in a run: the number of steps made, and the last of them."""

    def __init__(self, run: Run, σ: VariableEnvironment, κ: DefinitionEnvironment) -> None:
        self._run = run
        self._steps = iter(run)
        self._start = State(σ, κ, EMPTY_CATALOG)
        #: The furthest step that was made, and the checkpoints.
        self._furthest = 0
        self._interval = _FIRST_INTERVAL
        self._checkpoints: list[tuple[int, Configuration]] = []
        #: Steps that are repeated, from the position to the furthest one.
        self._again: Iterator[Step] = iter(())
        self.current: Step | None = None

    @property
    def position(self) -> int:
        return 0 if self.current is None else self.current.number

    @property
    def state(self) -> State:
        """σ, κ and v_C after the steps that were made."""
        if self.current is None:
            return self._start
        applied = self.current.applied
        return State(applied.σ, applied.κ, applied.v_C)

    @property
    def result(self) -> Result | None:
        """How the run ended, if the position is its end and known to be."""
        return self._run.result if self.position == self._furthest else None

    def forward(self) -> Step | None:
        """Make one step; None at the end."""
        if self.position < self._furthest:
            step: Step | None = next(self._again)
        else:
            step = next(self._steps, None)
            if step is None:
                return None
            self._furthest = step.number
            self._save(step)
        self.current = step
        return step

    def go_to(self, position: int) -> Step | None:
        """Go to a position, or as far towards it as the run goes."""
        position = max(position, 0)
        if position < self.position:
            self._rewind(position)
        while self.position < position and self.forward() is not None:
            pass
        return self.current

    def _rewind(self, position: int) -> None:
        """Restart from the last checkpoint before a position."""
        at, configuration = max(
            (each for each in self._checkpoints if each[0] < max(position, 1)),
            key=lambda each: each[0],
        )
        self._again = (
            replace(step, number=step.number + at)
            for step in Run(configuration, self._furthest - at, self._run.judgement)
        )
        self.current = None
        for _ in range(position - at):
            self.current = next(self._again)

    def _save(self, step: Step) -> None:
        if step.number == 1:
            self._checkpoints.append((0, replace(step.before, term=step.whole_before(), α=TOP)))
        if step.number % self._interval:
            return
        self._checkpoints.append((step.number, step.result()))
        if len(self._checkpoints) > _MAX_CHECKPOINTS:
            self._interval *= 2
            self._checkpoints = [
                each for each in self._checkpoints if each[0] % self._interval == 0
            ]
