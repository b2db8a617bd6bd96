"""The initial σ: "data provided by the client" (paper: §3.2)."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.semantics.environments import VariableEnvironment
from mupuppet.semantics.scopes import TOP
from mupuppet.semantics.terms import (
    Array,
    Boolean,
    Float,
    Hash,
    Integer,
    String,
    Value,
    elements,
    entries,
)


class InitialVariables(Record):
    """σ with each fact as a variable of the top scope, and all of them in `$facts`.

    μPuppet has no undef. `omitted` names the facts, and the parts of facts, that are undefined and
    are therefore left out.
    """

    σ: VariableEnvironment
    omitted: tuple[str, ...]

    @property
    def variables(self) -> VariableEnvironment:
        """σ, by a name that code outside this room can use."""
        return self.σ


def variables_from_facts(facts: Mapping[str, Any]) -> InitialVariables:
    """The initial σ for facts as JSON or YAML have them."""
    omitted: list[str] = []
    value = _to_value(facts, "", omitted)
    σ = VariableEnvironment()
    if isinstance(value, Hash) and facts:
        for name in facts:
            fact = _to_value(facts[name], name, [])
            if fact is not None:
                σ = σ.update(TOP, str(name), fact)
        if "facts" not in facts:
            σ = σ.update(TOP, "facts", value)
    return InitialVariables(σ, tuple(omitted))


#: Facts that are nested deeper than this are left out: they are not meaningful.
MAXIMUM_DEPTH = 100


def _to_value(data: Any, path: str, omitted: list[str], depth: int = 0) -> Value | None:
    """A value of μPuppet; None, after noting its path, for what is none."""
    match data:
        case _ if depth > MAXIMUM_DEPTH:
            omitted.append(path)
            return None
        case bool():
            return Boolean(data)
        case int():
            return Integer(data)
        case float() if isfinite(data):
            return Float(data)
        case str():
            return String(data)
        case list() | tuple():
            made = [
                _to_value(item, f"{path}[{at}]", omitted, depth + 1) for at, item in enumerate(data)
            ]
            return Array(elements(item for item in made if item is not None))
        case Mapping():
            pairs = [
                (key, _to_value(item, _join(path, key), omitted, depth + 1))
                for key, item in data.items()
            ]
            return Hash(entries((_key(key), item) for key, item in pairs if item is not None))
        case _:
            omitted.append(path)
            return None


def _join(path: str, key: object) -> str:
    return f"{path}.{key}" if path else str(key)


def _key(key: object) -> int | str:
    return key if isinstance(key, int) and not isinstance(key, bool) else str(key)
