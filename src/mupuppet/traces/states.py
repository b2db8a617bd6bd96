"""σ, κ and the catalog between two steps, as text for a terminal."""

# ruff: noqa: RUF002  (the paper's letters)

from __future__ import annotations

from mupuppet.diagnostics.render_palette import PLAIN, Palette
from mupuppet.semantics.catalogs import Catalog
from mupuppet.semantics.configurations import Added, Bound, Change, Declared, Defined
from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.print import format_inline, format_term
from mupuppet.semantics.trace import scope_views
from mupuppet.traces.steps import definition_text
from mupuppet.traces.terminal_lines import shown, width


def variables_text(
    σ: VariableEnvironment,
    κ: DefinitionEnvironment,
    *,
    change: Change | None = None,
    columns: int = 100,
    palette: Palette = PLAIN,
) -> str:
    """σ by scope, each scope with its parent; what the last step bound is marked."""
    lines = []
    for view in scope_views(σ, κ):
        inside = f"  in {view.parent}" if view.parent else ""
        name = shown(str(view.scope))
        lines.append(f"{palette.message}{name}{palette.reset}{shown(inside)}")
        for x, v in view.variables:
            new = isinstance(change, Bound) and (change.scope, change.name) == (view.scope, x)
            lines.append(_entry(f"${x} = {format_inline(v, limit=columns)}", new, palette))
        if not view.variables:
            lines.append("  (no variables)")
    return "\n".join(lines)


def definitions_text(
    κ: DefinitionEnvironment,
    *,
    change: Change | None = None,
    palette: Palette = PLAIN,
) -> str:
    """κ by name."""
    definitions = κ.definitions()
    longest = max((width(name) for name, _ in definitions), default=0)
    lines = []
    for name, definition in definitions:
        new = isinstance(change, Defined | Declared) and change.name == name
        padded = name + " " * (longest - width(name))
        text = f"{padded} : {definition_text(definition)}"
        lines.append(_entry(text, new, palette))
    return "\n".join(lines)


def catalog_text(
    catalog: Catalog, *, change: Change | None = None, palette: Palette = PLAIN
) -> str:
    """The catalog in the paper's abstract syntax."""
    parts = []
    for resource in catalog:
        new = isinstance(change, Added) and change.resource is resource
        lines = [shown(line) for line in format_term(resource).split("\n")]
        text = "\n".join(lines)
        parts.append(f"{palette.success}{text}{palette.reset}" if new else text)
    return "\n".join(parts)


def _entry(text: str, new: bool, palette: Palette) -> str:
    """A line of an environment; `+` marks what the last step added."""
    line = shown(text)
    return f"{palette.success}+ {line}{palette.reset}" if new else f"  {line}"
