"""What helps to understand why parameters do not fit, after Puppet's own words.

For each mismatch: the part of the value that is wrong, where the value comes from, and where the
types are defined that it does not fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Node, anchor
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import Type
from mupuppet.types.mismatch_kinds import Mismatch, Path, part_at
from mupuppet.values.basic import Sensitive, Value
from mupuppet.values.text import literal_text, quote

if TYPE_CHECKING:
    from mupuppet.compiler.definitions import Definition
    from mupuppet.compiler.known import Known
    from mupuppet.compiler.resources import Resource

#: How many mismatches are explained, and how much of a value is shown.
_MISMATCHES = 3
_LONGEST_VALUE = 100


def parameter_notes(
    resource: Resource, definition: Definition, mismatches: list[Mismatch], known: Known
) -> tuple[str, ...]:
    """Notes about mismatches of the parameters of a class or a defined type."""
    notes: dict[str, None] = {}
    for mismatch in mismatches[:_MISMATCHES]:
        path = mismatch.canonical_path
        if not path or path[0].form != "parameter":
            continue
        for note in _notes(resource, definition, str(path[0].key), path[1:], mismatch, known):
            notes.setdefault(note)
    return tuple(notes)


def _notes(
    resource: Resource,
    definition: Definition,
    name: str,
    path: Path,
    mismatch: Mismatch,
    known: Known,
) -> Iterator[str]:
    given = resource.parameters.get(name)
    if given is not None:
        yield from _value_note(name, given.value, path, name in resource.sensitive)
        if given.source is not None and given.node is not None:
            is_default = definition.parameters.by_name.get(name)
            of_default = is_default is not None and given.node is is_default.node
            place = _place(given.source, given.node)
            yield (
                f"the default of `{name}` is at {place}"
                if of_default
                else (f"`{name}` is set at {place}")
            )
        elif definition.kind == "class":
            yield f"`{name}` comes from the data, under the key `{definition.name}::{name}`"
    expected = getattr(mismatch, "expected", None)
    if isinstance(expected, Type):
        yield from _alias_notes(expected, known)


def _value_note(name: str, value: Value, path: Path, is_sensitive: bool) -> Iterator[str]:
    part = part_at(value, path)
    if is_sensitive or isinstance(value, Sensitive) or isinstance(part, Sensitive):
        return
    where = name + "".join(
        f"[{element.key}]" if element.form == "index" else f"[{quote(str(element.key))}]"
        for element in path
        if element.form in ("index", "entry")
    )
    text = literal_text(part)
    if len(text) > _LONGEST_VALUE:
        text = text[:_LONGEST_VALUE] + "…"
    yield f"`{where}` is `{text}`"


def _alias_notes(expected: Type, known: Known) -> Iterator[str]:
    """Where the aliases are defined that a type is made of."""
    waiting = [expected]
    seen: set[str] = set()
    while waiting:
        type = waiting.pop(0)
        if not isinstance(type, TypeAlias):
            waiting += type.inner_types()
        elif not type.is_builtin and type.alias_name not in seen:
            seen.add(type.alias_name)
            found = known.find_alias(type.alias_name.lower())
            if found is not None:
                node, unit = found
                yield f"the type `{type.alias_name}` is defined at {_place(unit.source, node)}"


def _place(source: SourceFile, node: Node) -> str:
    position = source.position(anchor(node))
    return f"{source.name or '<code>'}:{position.line}:{position.column}"
