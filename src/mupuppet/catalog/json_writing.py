"""Catalogs and other values as JSON with indentation.

Python's own writer is several times slower with indentation than without.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from json.encoder import encode_basestring as quoted

from mupuppet.basics.records import replace
from mupuppet.catalog.catalog import Catalog, CatalogResource
from mupuppet.values.value import Value

_scalar = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode
#: How values of the most frequent classes are written.
_WRITERS: dict[type, Callable[[Value], str]] = {
    str: quoted,
    int: str,
    bool: {True: "true", False: "false"}.__getitem__,
}
_STRINGS = frozenset([str])
#: How lines inside a resource of a catalog begin.
_INSIDE = "\n      "


class _Words(dict[str, str]):
    """A cache of quoted strings: names of attributes and tags are repeated often."""

    def __missing__(self, word: str) -> str:
        found = self[word] = quoted(word)
        return found


def pretty_json(value: Value) -> str:
    """What `json.dumps` gives with an indentation of two, and a line end. Keys are strings.

    Raises ValueError for numbers that JSON does not have.
    """
    return _written(value, "\n", _Words().__getitem__) + "\n"


def catalog_json(catalog: Catalog) -> str:
    """The same for what `Catalog.to_dict` gives, in half the time.

    The resources and edges, which are most of it, are written without a hash for each.
    """
    word = _Words().__getitem__
    written = {
        "resources": (_resource(each, word) for each in catalog.resources),
        "edges": (_edge(source, target, word) for source, target in catalog.edges),
    }
    # All is joined only once: each copy of millions of characters needs new pages of memory, which
    # take longer than the copying.
    pieces: list[str] = []
    separator = "{\n  "
    for key, entry in replace(catalog, resources=(), edges=()).to_dict().items():
        pieces.append(f"{separator}{word(key)}: ")
        separator = ",\n  "
        if key in written:
            pieces += _list_of(written[key])
        else:
            pieces.append(_written(entry, "\n  ", word))
    pieces.append("\n}\n")
    return "".join(pieces)


def _list_of(elements: Iterable[str]) -> list[str]:
    """The pieces of a list of the catalog."""
    pieces: list[str] = []
    before = "[\n    "
    for element in elements:
        pieces += (before, element)
        before = ",\n    "
    return [*pieces, "\n  ]"] if pieces else ["[]"]


def _resource(resource: CatalogResource, word: Callable[[str], str]) -> str:
    """`CatalogResource.to_dict` as JSON."""
    place = more = ""
    if resource.file is not None:
        place = f'"file": {word(resource.file)},\n      '
    if resource.line is not None:
        place += f'"line": {resource.line},\n      '
    if resource.parameters:
        more = f',\n      "parameters": {_written(resource.parameters, _INSIDE, word)}'
    if resource.sensitive_parameters:
        names = _written(list(resource.sensitive_parameters), _INSIDE, word)
        more += f',\n      "sensitive_parameters": {names}'
    tags = ",\n        ".join(map(word, resource.tags))
    tags = f"[\n        {tags}\n      ]" if tags else "[]"
    return f"""{{
      "type": {word(resource.type)},
      "title": {quoted(resource.title)},
      "tags": {tags},
      {place}"exported": {"true" if resource.exported else "false"},
      "kind": {word(resource.kind)}{more}
    }}"""


def _edge(source: str, target: str, word: Callable[[str], str]) -> str:
    # Most containers have several edges, but few resources are contained in several.
    return f"""{{
      "source": {word(source)},
      "target": {quoted(target)}
    }}"""


def _written(value: Value, line_end: str, word: Callable[[str], str]) -> str:
    inner = line_end + "  "
    if isinstance(value, dict):
        if not value:
            return "{}"
        parts = []
        for key, entry in value.items():
            write = _WRITERS.get(type(entry))
            written = _written(entry, inner, word) if write is None else write(entry)
            parts.append(f"{word(key)}: {written}")
        return f"{{{inner}{f',{inner}'.join(parts)}{line_end}}}"
    if isinstance(value, list):
        if not value:
            return "[]"
        if _STRINGS.issuperset(map(type, value)):
            return f"[{inner}{f',{inner}'.join(map(word, value))}{line_end}]"
        parts = [_written(entry, inner, word) for entry in value]
        return f"[{inner}{f',{inner}'.join(parts)}{line_end}]"
    scalar: str = _WRITERS.get(type(value), _scalar)(value)
    return scalar
