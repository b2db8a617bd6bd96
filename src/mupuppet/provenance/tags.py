"""Where the tags of a resource come from: its type, its title, code, and whatever contains it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.compiler.program.names import flatten
from mupuppet.provenance.changes import changes_of
from mupuppet.provenance.labels import resource_label, source_text

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.provenance.explainer import Explainer


def explain_tags(explainer: Explainer, resource: Resource, tags: list[str]) -> Explanation:
    """All tags of a resource, each with where it comes from."""
    made = explainer.make("tags", f"tags of {resource.ref}", list(tags))
    made.children = [_tag(explainer, resource, tag) for tag in tags]
    return made


def _tag(explainer: Explainer, resource: Resource, tag: str) -> Explanation:
    for holder in _holders(resource):
        found = _own(explainer, holder, tag)
        if found is None:
            continue
        if holder is not resource:
            note, label = found.note or "", resource_label(holder)
            is_set = note.startswith("set ")
            found.note = (
                f"{note} in {label}" if is_set else f"{note.replace('its', 'the')} of {label}"
            )
        return found
    return explainer.make("tag", tag, note="from what declares it")


def _holders(resource: Resource) -> Iterator[Resource]:
    """A resource, and from the inside whatever contains it."""
    holder: Resource | None = resource
    while holder is not None:
        yield holder
        around = holder.scope.resource
        holder = None if around is holder else around


def _own(explainer: Explainer, resource: Resource, tag: str) -> Explanation | None:
    """A tag that a resource has by itself."""
    type, title = resource.type.lower(), resource.title.lower()
    for name, what in ((type, "its type"), (title, "its title")):
        if tag == name or tag in name.split("::"):
            return explainer.make("tag", tag, note=what)
    for change in changes_of(resource, "tag"):
        if any(_is_named(tag, each) for each in flatten([change.parameter.value])):
            inner = explainer.change(change)
            made = explainer.make("tag", tag, children=[inner], note="its attribute tag")
            made.file, made.line, made.column = inner.file, inner.line, inner.column
            return made
    for record, owner in explainer.recorder.tag_calls:
        if owner is not resource or record.node is None or record.source is None:
            continue
        if any(_is_named(tag, each) for part in record.parts for each in flatten([part.value])):
            text = source_text(explainer.recorder, record.source, record.node)
            children = explainer.parts_of(record.parts)
            return explainer.make(
                "tag", tag, NO_VALUE, record.node, record.source, children, note=f"set by {text}"
            )
    return None


def _is_named(tag: str, value: object) -> bool:
    name = str(value).lower()
    return tag == name or tag in name.split("::")
