"""Changes and environments as text and as plain data, for whatever shows a run.

Everything here is computed on demand; nothing is kept. Terms are cut off at a width, since a step
of a large manifest would otherwise cost as much as the manifest is long.
"""

from __future__ import annotations

from typing import Any

from mupuppet.basics.records import Record
from mupuppet.semantics.configurations import (
    Added,
    Altered,
    Bound,
    Change,
    Cleared,
    Declared,
    Defined,
)
from mupuppet.semantics.environments import (
    ClassDef,
    DeclaredClass,
    Definition,
    DefinitionEnvironment,
    VariableEnvironment,
)
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.scope_judgements import parentof
from mupuppet.semantics.scopes import TOP, Class, Scope
from mupuppet.semantics.terms import ClassDefinition, ResourceTypeDefinition, Value


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
        case Altered(text):
            return text


def format_definition(name: str, definition: Definition, *, width: int = 100) -> str:
    """An entry of κ: a declared class by its parent scope, all others as they are defined."""
    if isinstance(definition, DeclaredClass):
        return f"DeclaredClass({definition.parent_scope})"
    ρ, s = definition.parameters, definition.body
    if isinstance(definition, ClassDef):
        return format_inline(ClassDefinition(name, ρ, definition.parent, s), limit=width)
    return format_inline(ResourceTypeDefinition(name, ρ, s), limit=width)


# --- Scopes


class ScopeView(Record):
    """A scope with its parent and its variables: an item of a picture of all scopes."""

    scope: Scope
    parent: Scope | None
    variables: tuple[tuple[str, Value], ...]


def scope_views(σ: VariableEnvironment, κ: DefinitionEnvironment) -> list[ScopeView]:
    """All scopes that have variables or are declared; parents before children."""
    known: dict[Scope, None] = {TOP: None}
    declared = [Class(name) for name, d in κ.definitions() if isinstance(d, DeclaredClass)]
    for scope in (*sorted(σ.scopes(), key=str), *declared):
        _enter_with_ancestors(scope, κ, known)
    views = []
    for scope in known:
        parent = parentof(κ, scope)
        variables = sorted(σ.specialise(scope).items(), key=lambda item: item[0])
        views.append(ScopeView(scope, None if parent is None else parent.answer, tuple(variables)))
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
        case Altered():
            return {"kind": "altered", **text}
