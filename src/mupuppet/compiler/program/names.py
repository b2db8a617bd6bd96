"""Names of classes and resource types as catalogs write them, and lists of references."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from mupuppet.types.catalog_entries import capitalize_segments
from mupuppet.values.value import Value


@lru_cache(maxsize=10_000)
def class_title(name: str) -> str:
    """The title of a class in the catalog. To Puppet, `component` is another word for class."""
    return "Class" if name.lower() == "component" else capitalize_segments(name)


@lru_cache(maxsize=10_000)
def capitalized(name: str) -> str:
    """`my::type` as Puppet titles it: `My::Type`."""
    return "::".join(segment.capitalize() for segment in name.split("::"))


def flatten(values: Iterable[Value]) -> list[Value]:
    """All that is in arrays in arrays, in one list."""
    if type(values) is list and list not in map(type, values):
        return values.copy()
    flat: list[Value] = []
    stack = list(values)[::-1]
    while stack:
        value = stack.pop()
        if isinstance(value, list):
            stack.extend(value[::-1])
        else:
            flat.append(value)
    return flat
