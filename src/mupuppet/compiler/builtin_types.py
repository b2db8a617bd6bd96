"""Resource types that are not written in Puppet: their attributes and names."""

from __future__ import annotations

import re
from functools import cache, cached_property

from mupuppet.compiler.builtin_types_data import METAPARAMETERS, TYPES
from mupuppet.values.basic import Value

METAPARAMETER_NAMES = frozenset(METAPARAMETERS)
RELATIONSHIP_NAMES = frozenset(["require", "before", "subscribe", "notify"])


class NativeType:
    """A resource type as far as a catalog is concerned."""

    def __init__(
        self,
        name: str,
        attributes: frozenset[str],
        keys: list[str],
        unique: bool,
        patterns: list[tuple[str, list[str]]],
    ) -> None:
        self.name = name
        self.attributes = attributes
        #: The attributes that name a resource, in the order of their names.
        self.keys = sorted(keys)
        self.namevar = keys[0] if len(keys) == 1 else "name"
        #: Whether two resources must not have the same names.
        self.unique = unique
        self._patterns = patterns
        self._simple = patterns[0][1][0] if [p for p, _ in patterns] == ["(.*)"] else None

    @cached_property
    def _compiled(self) -> list[tuple[re.Pattern[str], list[str]]]:
        return [(re.compile(p, re.DOTALL), names) for p, names in self._patterns]

    def accepts(self, attribute: str) -> bool:
        return attribute in self.attributes or attribute in METAPARAMETER_NAMES

    def parse_title(self, title: str) -> dict[str, Value]:
        """The attributes that a title stands for."""
        if self._simple is not None:
            return {self._simple: title}
        for pattern, names in self._compiled:
            if match := pattern.match(title):
                return dict(zip(names, match.groups(), strict=False))
        return {}


@cache
def native_type(name: str) -> NativeType | None:
    """A built-in type by its lower-case name."""
    recorded = TYPES.get(name)
    if recorded is None:
        return None
    attributes, keys, unique, patterns = recorded
    return NativeType(name, frozenset(attributes.split()) | {"name"}, keys, unique, patterns)
