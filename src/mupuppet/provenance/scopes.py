"""Why the parent scope of a class is what it is, and what would differ.

A class sees the variables and resource defaults of the place that declares it first: its parent
scope. (Variables come from the node's scope and the top scope around that place; defaults from all
of it; and the class takes over the tags of whatever declares it.) Other places that include the
class later have no effect, which is the surprise that the paper's rules for scopes describe.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import Explanation
from mupuppet.compiler.model.scope import scope_of
from mupuppet.provenance.events import Inclusion
from mupuppet.provenance.labels import literal, resource_label, shortened, source_text
from mupuppet.syntax import nodes as n
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.compiler.model.scope import Scope
    from mupuppet.provenance.explainer import Explainer

_LONGEST_VALUE = 60


def explain_scope(explainer: Explainer, resource: Resource) -> Explanation | None:
    """The parent scope of a class: where it was declared first, and what others would change."""
    definition = resource.definition
    if not resource.is_class or definition is None or resource.title in ("main", "Settings"):
        return None
    parent = explainer.recording.compiler.program.parent_of(definition)
    if parent is not None:
        text = f"its parent scope is class {parent.name}, which it inherits from"
        made = explainer.make("scope", text)
        inherited = explainer.recording.resource(f"Class[{parent.name}]")
        inner = None if inherited is None else explain_scope(explainer, inherited)
        if inner is not None:
            inner.text = inner.text.replace("its", f"that of class {parent.name}", 1)
            inner.text = inner.text.replace(" parent scope is", " is", 1)
            made.children.append(inner)
        return made
    home = scope_of(resource)
    label = resource_label(home.resource)
    made = explainer.make("scope", f"its parent scope is {label}, where it was declared first")
    enclosing = resource_label(home.enclosing.resource)
    if enclosing != label:
        made.note = f"variables that it does not set are looked for in {enclosing}"
    for inclusion in explainer.recorder.inclusions.get(resource.title.lower(), []):
        if inclusion.scope is not home:
            made.children += _elsewhere(explainer, resource, inclusion)
    return made


def _elsewhere(explainer: Explainer, resource: Resource, inclusion: Inclusion) -> list[Explanation]:
    """What would differ had another place been the first to declare a class."""
    record = inclusion.record
    if record.node is None or record.source is None:
        return []
    text = source_text(explainer.recorder, record.source, record.node)
    made = explainer.make("elsewhere", text, node=record.node, source=record.source)
    home, other = scope_of(resource), inclusion.scope
    label = resource_label(other.resource)
    what = _variables(explainer, resource, other) + _defaults(home, other)
    if what:
        made.note = f"had {label} been first: {'; '.join(what)}"
        return [made]
    made.is_detail = True
    made.note = f"had {label} been first, nothing would differ"
    tags = _tags(home, other)
    if tags:
        made.note = f"had {label} been first, only tags would differ: {tags}"
    return [made]


def _variables(explainer: Explainer, resource: Resource, other: Scope) -> list[str]:
    """The variables that the code of the class would find elsewhere, or not at all."""
    home = scope_of(resource)
    definition = resource.definition
    if home.enclosing is other.enclosing or definition is None:
        return []
    own = explainer.recording.compiler.classes.scopes.get(definition.name)
    here, there = _visible(home.enclosing), _visible(other.enclosing)
    names = {
        each.name
        for each in n.walk(definition.node)
        if isinstance(each, n.Variable) and "::" not in each.name
    }
    made = []
    for name in sorted(names):
        if own is not None and name in own.variables:
            continue
        if (name in here, here.get(name)) != (name in there, there.get(name)):
            made.append(f"${name} would be {_shown(there, name)} instead of {_shown(here, name)}")
    return made


def _visible(scope: Scope) -> dict[str, Value]:
    """The variables of a node's scope and the top."""
    top = {} if scope.parent is None else _visible(scope.parent)
    return {**top, **scope.variables}


def _shown(variables: dict[str, Value], name: str) -> str:
    if name not in variables:
        return "undefined"
    return shortened(literal(variables[name]), _LONGEST_VALUE)


def _defaults(home: Scope, other: Scope) -> list[str]:
    """The resource defaults that would hold instead of others."""
    made = []
    types = {type for scope in _chain(home) + _chain(other) for type in scope.defaults}
    for type in sorted(types):
        here, there = (
            {name: each.value for name, each in scope.resource_defaults(type).items()}
            for scope in (home, other)
        )
        for name in sorted({*here, *there}):
            if here.get(name) != there.get(name):
                one, two = (
                    _shown(each, name) if name in each else "nothing" for each in (here, there)
                )
                made.append(f"{type} {{ {name} => {two} }} instead of {one}")
    return made


def _tags(home: Scope, other: Scope) -> str:
    here, there = (
        set() if scope.resource is None else set(scope.resource.tags) for scope in (home, other)
    )
    gained, lost = sorted(there - here), sorted(here - there)
    return ", ".join([*(f"+{tag}" for tag in gained), *(f"-{tag}" for tag in lost)])


def _chain(scope: Scope) -> list[Scope]:
    found = []
    here: Scope | None = scope
    while here is not None:
        found.append(here)
        here = here.parent
    return found
