"""Catalogs v_C, the result of a compilation (paper: §3.2, "Catalogs"; Figure 7).

    v_C ::= ε | v_R ␣ v_C        v_R ::= t {w : v_H}

A catalog only ever grows at its end. So all versions of a catalog share one log, and a version is
the log and a length: adding a resource and looking one up cost the same however large it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from mupuppet.semantics.print import format_inline, type_reference
from mupuppet.semantics.scopes import Class, Scope
from mupuppet.semantics.terms import (
    Array,
    Boolean,
    Entries,
    Expression,
    Float,
    Hash,
    HashValue,
    Integer,
    Key,
    ResourceReference,
    ResourceValue,
    String,
    Undef,
    element_list,
    elements,
    entries,
    entry_list,
)
from mupuppet.syntax.metaparameters import RELATIONSHIP_NAMES


class _Log:
    """The resources of the longest version of a catalog, and where each is."""

    __slots__ = ("index", "resources")

    def __init__(self, resources: list[ResourceValue]) -> None:
        self.resources = resources
        self.index = {(r.type, r.title): at for at, r in enumerate(resources)}


class Catalog:
    """v_C. At most one resource has a given type and title."""

    __slots__ = ("_length", "_log")
    #: Whether it is a catalog of μPuppet⁺.
    is_plus = False

    def __init__(self, resources: Iterable[ResourceValue] = ()) -> None:
        self._log = _Log([])
        self._length = 0
        for resource in resources:
            self._log, self._length = self._extended(resource)

    def _extended(self, resource: ResourceValue) -> tuple[_Log, int]:
        if self.find(resource.type, resource.title) is not None:
            raise ValueError(f"the catalog has {resource.type} {resource.title!r} already")
        log = self._log
        if len(log.resources) != self._length:  # a longer version exists: leave its log alone
            log = _Log(log.resources[: self._length])
        log.index[resource.type, resource.title] = self._length
        log.resources.append(resource)
        return log, self._length + 1

    def append(self, resource: ResourceValue) -> Catalog:
        """v_C ␣ v_R."""
        new = Catalog()
        new._log, new._length = self._extended(resource)
        return new

    def find(self, type_name: str, title: str) -> ResourceValue | None:
        """The resource t {w : v_H}, or None."""
        at = self._log.index.get((type_name, title))
        return None if at is None or at >= self._length else self._log.resources[at]

    def enters(self, a: Class, α: Scope, parent: Scope) -> Catalog:  # for μPuppet⁺
        """The catalog after class a was declared in α: the same, in the core."""
        return self

    def precedes(self, later: Catalog) -> bool:
        """v_C ⊑ v_C′: there is a v_C″ such that v_C ␣ v_C″ = v_C′."""
        if self._length > later._length:
            return False
        return self._log is later._log or list(self) == later._log.resources[: self._length]

    def __iter__(self) -> Iterator[ResourceValue]:
        return iter(self._log.resources[: self._length])

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Catalog):
            return NotImplemented
        return self._length == other._length and self.precedes(other)

    __hash__ = None  # type: ignore[assignment]  # compared, never a key

    def __repr__(self) -> str:
        return f"Catalog({list(self)!r})"


EMPTY_CATALOG = Catalog()


# --- Puppet's form


def to_puppet(catalog: Catalog, *, node: str, classes: Iterable[str] = ()) -> dict[str, Any]:
    """The catalog as Puppet writes it in JSON, as far as μPuppet knows it.

    Left out, since the paper does not model them: the resources that Puppet adds (Stage[main],
    Class[main], Class[settings], and one for each class, node and defined resource), containment
    and dependency edges, tags, and the version, environment and identifiers of a compilation.
    """
    return {
        "name": node,
        "classes": sorted(classes),
        "resources": [
            {
                "type": type_reference(resource.type),
                "title": resource.title,
                "exported": False,
                "parameters": to_data(Hash(as_written(resource.attributes))),
            }
            for resource in catalog
        ],
        "edges": [],
    }


def as_written(v_H: HashValue) -> HashValue:
    """Attributes as Puppet writes them: an array with references in it has no arrays in it."""
    return entries((k, _written(k, v)) for k, v in entry_list(v_H))


def _written(k: Key, v: Expression) -> Expression:
    if not isinstance(v, Array):
        return v
    parts = flat(v)
    if k in RELATIONSHIP_NAMES:
        return Array(elements(part for part in parts if not isinstance(part, Undef)))
    return Array(elements(parts)) if any(isinstance(e, ResourceReference) for e in parts) else v


def flat(v: Expression) -> list[Expression]:
    """The elements of an array and of those in it, or the value itself."""
    pending: list[Expression] = [v]
    found: list[Expression] = []
    while pending:
        each = pending.pop()
        if isinstance(each, Array):
            pending += reversed(element_list(each.elements))
        else:
            found.append(each)
    return found


def to_data(value: Expression) -> Any:
    """A value as JSON has it; a resource reference is its text, as in Puppet's catalogs."""
    root: list[Any] = [None]
    pending: list[tuple[Expression, Any, Any]] = [(value, root, 0)]
    while pending:
        item, container, place = pending.pop()
        match item:
            case Integer(content) | Float(content) | String(content) | Boolean(content):
                container[place] = content
            case Undef():
                container[place] = None
            case Array(cells):
                array = element_list(cells)
                container[place] = made = [None] * len(array)
                pending.extend((element, made, at) for at, element in enumerate(array))
            case Hash(cells):
                container[place] = _data_of_entries(cells, pending)
            case ResourceReference(type_name, title):
                text = title.value if isinstance(title, String) else format_inline(title)
                if type_name == "class":
                    text = type_reference(text)
                container[place] = f"{type_reference(type_name)}[{text}]"
            case _:
                raise TypeError(f"not a value: {item!r}")
    return root[0]


def _data_of_entries(cells: Entries, pending: list[tuple[Expression, Any, Any]]) -> dict[str, Any]:
    """The entries as a dict, whose values are still to be filled in; the first of a key counts."""
    made: dict[str, Any] = {}
    for key, value in entry_list(cells):
        if str(key) not in made:
            made[str(key)] = None
            pending.append((value, made, str(key)))
    return made


def to_puppet_json(catalog: Catalog, *, node: str, classes: Iterable[str] = ()) -> str:
    """The text of `to_puppet`, indented by two. Values may be nested deeper than `json` allows."""
    written: list[str] = []
    pending: list[Any] = [(to_puppet(catalog, node=node, classes=classes), 0)]
    while pending:
        item = pending.pop()
        if isinstance(item, str):
            written.append(item)
            continue
        data, depth = item
        if not isinstance(data, dict | list) or not data:
            written.append(json.dumps(data, ensure_ascii=False))
            continue
        brackets = "{}" if isinstance(data, dict) else "[]"
        pairs = (
            [(json.dumps(key, ensure_ascii=False) + ": ", data[key]) for key in data]
            if isinstance(data, dict)
            else [("", element) for element in data]
        )
        indent = "\n" + "  " * (depth + 1)
        pieces: list[Any] = [brackets[0]]
        for at, (label, element) in enumerate(pairs):
            pieces += [("," if at else "") + indent + label, (element, depth + 1)]
        pieces += ["\n" + "  " * depth, brackets[1]]
        pending.extend(reversed(pieces))
    return "".join(written)
