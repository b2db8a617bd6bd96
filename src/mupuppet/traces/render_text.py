"""A run as text: each step with its rule, the redex in its statement, and what changed.

26  LVar  ─::nd→  21:15  after PVar in ::service2, ::service3
    file { 'config2': path => 'path2', source => ⟦$source⟧, provider => $provider, … }
    → '/source'
"""

# ruff: noqa: RUF001, RUF002  (the paper's letters)

from __future__ import annotations

from mupuppet.basics.records import Record
from mupuppet.diagnostics.render_palette import PLAIN, Palette
from mupuppet.diagnostics.render_text import plural
from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.print import MARKERS
from mupuppet.semantics.run import Result, Status
from mupuppet.semantics.step import Step
from mupuppet.traces.states import catalog_text
from mupuppet.traces.steps import (
    Marked,
    arrow,
    change_text,
    contractum_text,
    marked_statement,
    place,
    scopes_passed,
)
from mupuppet.traces.terminal_lines import cut, fit, shown

_NUMBER_WIDTH = 5
_INDENT = " " * (_NUMBER_WIDTH + 2)
#: The limit of scopes shown of a long path.
_SCOPES_SHOWN = 4


class TextRenderer(Record):
    """Formats steps. All content of files is made safe for a terminal."""

    palette: Palette = PLAIN
    columns: int = 100

    def opening(
        self, name: str, node: str, σ: VariableEnvironment, κ: DefinitionEnvironment
    ) -> str:
        """Where the run begins: the manifest, the node, and σ and κ from outside."""
        variables = sum(1 for _ in σ.bindings())
        definitions = len(κ.definitions())
        parts = [
            f"σ has {plural(variables, 'variable')}" if variables else "σ = ∅",
            f"κ has {plural(definitions, 'definition')}" if definitions else "κ = ∅",
            "v_C = ε",
        ]
        palette = self.palette
        return (
            f"{palette.message}{shown(name)}{palette.reset} for node "
            f"{palette.message}{shown(node)}{palette.reset}\n"
            f"{', '.join(parts)}\n\n"
        )

    def step(self, step: Step) -> str:
        """A step."""
        lines = [self._heading(step), self._statement(step)]
        became = contractum_text(step, self.columns)
        if became:
            lines.append(self._cut(f"→ {became}"))
        if step.change is not None:
            change = self._cut(change_text(step.change, self.columns))
            lines.append(f"{self.palette.success}{change}{self.palette.reset}")
        return f"\n{_INDENT}".join(lines) + "\n"

    def _heading(self, step: Step) -> str:
        palette = self.palette
        parts = [f"{palette.message}{step.rule.name:12}{palette.reset}", shown(arrow(step))]
        origin = place(step)
        if origin is not None:
            position = origin.source.position(origin.start)
            line, column = position.line, position.column
            parts.append(f"{palette.gutter}{line}:{column}{palette.reset}")
        passed = scopes_passed(step.frames)
        if passed:
            parts.append(f"after PVar in {shown(_listed(passed))}")
        return f"{step.number:>{_NUMBER_WIDTH}}  {'  '.join(parts)}"

    def _statement(self, step: Step) -> str:
        marked = marked_statement(step, self.columns)
        parts = map(shown, (marked.before, marked.part, marked.after))
        fitting = fit(Marked(*parts), self.columns - len(_INDENT) - 2)
        before, part, after = fitting.before, fitting.part, fitting.after
        palette = self.palette
        if palette.warning:
            return f"{before}{palette.warning}{part}{palette.reset}{after}"
        return f"{before}{MARKERS[0]}{part}{MARKERS[1]}{after}"

    def _cut(self, text: str) -> str:
        return cut(shown(text), self.columns - len(_INDENT))

    def ending(self, result: Result) -> str:
        """How the run ended, and the catalog."""
        steps = plural(result.steps, "step")
        palette = self.palette
        if result.status is not Status.FINISHED:
            word = "stopped" if result.status is Status.EXHAUSTED else result.status.value
            return f"{palette.error}{word}{palette.reset} after {steps}\n"
        resources = len(result.v_C)
        ending = f"{palette.success}finished{palette.reset} after {steps}"
        if not resources:
            return f"{ending}; the catalog is empty\n"
        catalog = catalog_text(result.v_C)
        return f"{ending}; the catalog has {plural(resources, 'resource')}:\n\n{catalog}\n"


def _listed(names: list[str]) -> str:
    if len(names) <= _SCOPES_SHOWN:
        return ", ".join(names)
    return f"{', '.join(names[: _SCOPES_SHOWN - 1])}, …, {names[-1]}"
