"""Steps and environments as text and as plain data, for whatever shows a run.

Everything here is computed on demand from a step; nothing is kept. Terms are cut off at a width,
since a step of a large manifest would otherwise cost as much as the manifest is long.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mupuppet.semantics.configurations import (
    Added,
    Bound,
    Change,
    Cleared,
    Configuration,
    Declared,
    Defined,
)
from mupuppet.semantics.derivations import derivation
from mupuppet.semantics.environments import (
    ClassDef,
    DeclaredClass,
    Definition,
    DefinitionEnvironment,
    VariableEnvironment,
)
from mupuppet.semantics.print import MARKERS, format_inline
from mupuppet.semantics.scopes import TOP, Class, Scope, parentof
from mupuppet.semantics.step import Step, enclosing
from mupuppet.semantics.termbase import Origin
from mupuppet.semantics.terms import ClassDefinition, ResourceTypeDefinition, Value


def format_step(step: Step, *, width: int = 100, markers: tuple[str, str] = MARKERS) -> str:
    """A step on one line: its number, rule and scope, and the statement with the redex marked."""
    statement = format_inline(
        step.statement_before(), mark=step.marked, markers=markers, limit=width
    )
    return f"{step.number} {step.rule.name} [{active_scopes(step)[-1]}] {statement}"


def format_change(change: Change, *, width: int = 100) -> str:
    """What a step did to σ, κ or v_C, as the paper writes it."""
    match change:
        case Bound(α, x, v):
            return f"σ[({α}, {x}) : {format_inline(v, limit=width)}]"
        case Cleared(α, _):
            return f"clear(σ, {α})"
        case Defined(name, definition):
            return f"κ[{name} : {format_definition(name, definition, width=width)}]"
        case Declared(name, α):
            return f"κ[{name} : DeclaredClass({α})]"
        case Added(resource):
            return f"v_C ␣ {format_inline(resource, limit=width)}"


def format_definition(name: str, definition: Definition, *, width: int = 100) -> str:
    """An entry of κ: a declared class by its parent scope, all others as they are defined."""
    if isinstance(definition, DeclaredClass):
        return f"DeclaredClass({definition.parent_scope})"
    ρ, s = definition.parameters, definition.body
    if isinstance(definition, ClassDef):
        return format_inline(ClassDefinition(name, ρ, definition.parent, s), limit=width)
    return format_inline(ResourceTypeDefinition(name, ρ, s), limit=width)


# --- Scopes


class ScopeView(NamedTuple):
    """A scope with its parent and its variables: an item of a picture of all scopes."""

    scope: Scope
    parent: Scope | None
    variables: tuple[tuple[str, Value], ...]
    #: Whether the step is inside it.
    active: bool


def scope_views(
    σ: VariableEnvironment, κ: DefinitionEnvironment, active: tuple[Scope, ...] = ()
) -> list[ScopeView]:
    """All scopes that have variables, are declared, or are active; parents before children."""
    known: dict[Scope, None] = {TOP: None}
    declared = [Class(name) for name, d in κ.definitions() if isinstance(d, DeclaredClass)]
    for scope in (*active, *sorted(σ.scopes(), key=str), *declared):
        _enter_with_ancestors(scope, κ, known)
    views = []
    for scope in known:
        parent = parentof(κ, scope)
        variables = sorted(σ.specialise(scope).items(), key=lambda item: item[0])
        views.append(
            ScopeView(
                scope, None if parent is None else parent.answer, tuple(variables), scope in active
            )
        )
    return views


def _enter_with_ancestors(scope: Scope, κ: DefinitionEnvironment, known: dict[Scope, None]) -> None:
    path: dict[Scope, None] = {}
    while scope not in known and scope not in path:
        path[scope] = None
        parent = parentof(κ, scope)
        if parent is None:
            break
        scope = parent.answer
    known.update(reversed(path.items()))


def active_scopes(step: Step) -> tuple[Scope, ...]:
    """The scopes that the redex is in, from the outermost inwards.

    A scope where PVar has looked for a variable is none of them: the search is part of the step.
    """
    scopes: dict[Scope, None] = {}
    if "PVar" not in step.rules:
        scopes[step.before.α] = None
    for frame in enclosing(step.frames):
        if frame.rule.name != "PVar" or frame.outer is None:
            scopes.setdefault(frame.α)
    scopes.setdefault(TOP)
    return tuple(reversed(scopes))


# --- Plain data


def step_to_data(step: Step, *, width: int = 200) -> dict[str, Any]:
    """A step as JSON can have it."""
    return {
        "number": step.number,
        "rule": step.rule.name,
        "rules": step.rules,
        "scope": str(step.before.α),
        "redex": format_inline(step.redex, limit=width),
        "contractum": format_inline(step.contractum, limit=width),
        "before": format_inline(step.statement_before(), mark=step.marked, limit=width),
        "after": format_inline(step.statement_after(), limit=width),
        "change": None if step.change is None else change_to_data(step.change, width=width),
        "place": _place(step.redex.origin),
    }


def change_to_data(change: Change, *, width: int = 200) -> dict[str, Any]:
    """A change as JSON can have it."""
    text = {"text": format_change(change, width=width)}
    match change:
        case Bound(α, x, v):
            value = format_inline(v, limit=width)
            return {"kind": "bound", "scope": str(α), "name": x, "value": value, **text}
        case Cleared(α, names):
            return {"kind": "cleared", "scope": str(α), "names": list(names), **text}
        case Defined(name, _):
            return {"kind": "defined", "name": name, **text}
        case Declared(name, α):
            return {"kind": "declared", "name": name, "parent": str(α), **text}
        case Added(resource):
            return {"kind": "added", "type": resource.type, "title": resource.title, **text}


def state_to_data(c: Configuration, active: tuple[Scope, ...] = ()) -> dict[str, Any]:
    """σ, κ and v_C as JSON can have them, with the scopes that are active marked."""
    return {
        "scopes": [
            {
                "scope": str(view.scope),
                "parent": None if view.parent is None else str(view.parent),
                "active": view.active,
                "variables": {x: format_inline(v, limit=200) for x, v in view.variables},
            }
            for view in scope_views(c.σ, c.κ, active)
        ],
        "definitions": {
            name: format_definition(name, definition) for name, definition in c.κ.definitions()
        },
        "catalog": [format_inline(resource, limit=400) for resource in c.v_C],
    }


def derivation_to_data(step: Step, *, width: int = 200) -> list[dict[str, Any]]:
    """The derivation of a step as a list of its lines, each with its depth in the tree."""
    return [
        {"depth": row.depth, "rule": row.rule, "text": row.text}
        for row in derivation(step, width=width)
    ]


def _place(origin: Origin | None) -> dict[str, Any] | None:
    if origin is None:
        return None
    line, column = origin.source.position(origin.start)
    return {"file": origin.source.name, "line": line, "column": column}
