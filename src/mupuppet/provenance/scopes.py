"""Why the parent scope of a class is what it is, and what would differ.

A class sees the variables and resource defaults of the place that declares it first: its parent
scope. (Variables come from the node's scope and the top scope around that place; defaults from all
of it.) Other places that include the class later have no effect, which is the surprise that the
paper's rules for scopes describe.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import Explanation
from mupuppet.provenance.texts import resource_label, source_text

if TYPE_CHECKING:
    from mupuppet.compiler.resources import Parameter, Resource
    from mupuppet.compiler.scope import Scope
    from mupuppet.provenance.explainer import Explainer


def explain_scope(explainer: Explainer, resource: Resource) -> Explanation | None:
    """The parent scope of a class: where it was declared first, and what others would change."""
    definition = resource.definition
    if not resource.is_class or definition is None or resource.title in ("main", "Settings"):
        return None
    parent = explainer.recording.compiler.known.parent_of(definition)
    if parent is not None:
        text = f"its parent scope is class {parent.name}, which it inherits from"
        return explainer.make("scope", text)
    home = resource.scope
    text = f"its parent scope is {resource_label(home.resource)}, where it was declared first"
    made = explainer.make("scope", text)
    for inclusion in explainer.recorder.inclusions.get(resource.title.lower(), []):
        if inclusion.scope is home or inclusion.record.source is None:
            continue
        record = inclusion.record
        if record.node is None or record.source is None:
            continue
        what = _differences(home, inclusion.scope)
        each = explainer.make(
            "elsewhere",
            source_text(explainer.recorder, record.source, record.node),
            node=record.node,
            source=record.source,
        )
        label = resource_label(inclusion.scope.resource)
        if what:
            each.note = f"had {label} been first: {'; '.join(what)}"
        else:
            each.note = f"had {label} been first, nothing would differ"
            each.is_detail = True
        made.children.append(each)
    return made


def _differences(home: Scope, other: Scope) -> list[str]:
    """The resource defaults that would hold instead of others."""
    made = []
    types = {type for scope in _chain(home) + _chain(other) for type in scope.defaults}
    for type in sorted(types):
        here, there = home.resource_defaults(type), other.resource_defaults(type)
        for name in sorted({*here, *there}):
            one, two = _value(here, name), _value(there, name)
            if one != two:
                made.append(f"{type} {{ {name} => {two} }} instead of {one}")
    return made


def _value(defaults: dict[str, Parameter], name: str) -> str:
    from mupuppet.values.text import literal_text

    parameter = defaults.get(name)
    return "nothing" if parameter is None else literal_text(parameter.value)


def _chain(scope: Scope) -> list[Scope]:
    found = []
    here: Scope | None = scope
    while here is not None:
        found.append(here)
        here = here.parent
    return found
