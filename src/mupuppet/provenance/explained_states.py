"""Explanations of what code learned about the catalog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.provenance.base_explainer import BaseExplainer
from mupuppet.provenance.existence import Existence
from mupuppet.provenance.labels import head_text, resource_label
from mupuppet.provenance.states import (
    DefinitionState,
    ResourceState,
    StateRecord,
    TagState,
    VariableState,
)

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource


def explain_state(
    explainer: BaseExplainer, existence: Existence, state: StateRecord
) -> Explanation:
    """What existed, and since when; or what did not."""
    match state:
        case DefinitionState():
            return _definition(explainer, state)
        case VariableState():
            return explainer.explain(state.parts[0])
        case TagState():
            return _tag(explainer, existence, state)
        case ResourceState(resource=resource) if resource is not None:
            return _declared(explainer, existence, resource, state)
    made = explainer.make("not-declared", f"{state.name} was not declared yet", NO_VALUE)
    later = explainer.recording.resource(state.name)
    if later is None:
        made.text = f"{state.name} is not declared"
    else:
        with explainer.aside():
            made.children = [existence.explain(later)]
        made.children[0].note = "declared later"
    return made


def _declared(
    explainer: BaseExplainer, existence: Existence, resource: Resource, state: StateRecord
) -> Explanation:
    made = explainer.make("declared", f"{resource.ref} was declared before", NO_VALUE)
    creation = explainer.recorder.creations[id(resource)]
    made.note = f"resource {creation.number} of {state.number} at that time"
    with explainer.aside():
        made.children = [existence.explain(resource)]
    return made


def _definition(explainer: BaseExplainer, state: DefinitionState) -> Explanation:
    if not state.value:
        text = f"no class, defined type or type {state.name} is known"
        return explainer.make("not-declared", text, NO_VALUE)
    program = explainer.recording.compiler.program
    definition = program.find_define(state.name) or program.find_class(state.name)
    if definition is None:
        return explainer.make("declared", f"{state.name} is a type of resources", NO_VALUE)
    source = definition.unit.source
    text = head_text(explainer.recorder, source, definition.node)
    note = f"{state.name} is defined here"
    return explainer.make("declared", text, NO_VALUE, definition.node, source, note=note)


def _tag(explainer: BaseExplainer, existence: Existence, state: TagState) -> Explanation:
    if not state.value:
        text = f"nothing had the tag {state.name}"
        return explainer.make("not-declared", text, NO_VALUE)
    made = explainer.make("declared", f"tag {state.name}", NO_VALUE)
    holder = state.holder
    if holder is None:
        made.note = "from the classifier"
        return made
    # Of all that have the tag the outermost is where it comes from.
    origin, around = holder, holder.scope.resource
    while around is not None and around is not origin and state.name in around.tags:
        origin, around = around, around.scope.resource
    made.note = f"of {resource_label(origin)}"
    with explainer.aside():
        made.children = [existence.explain(origin)]
    return made
