"""Explanations as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from mupuppet.catalog.explanation import Explanation, plain
from mupuppet.provenance.provenance import Provenance
from mupuppet.provenance.readers import Reader

Blame = Callable[[str, int], str | None]


def to_json(explanation: Explanation, blame: Blame | None = None) -> str:
    """One explanation, for people to look at."""
    data = explanation.to_dict()
    if blame is not None:
        _add_blame(data, blame)
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _add_blame(data: dict[str, Any], blame: Blame) -> None:
    """Say of each leaf who wrote its line."""
    for child in data["children"]:
        _add_blame(child, blame)
    if not data["children"] and data["file"] and data["line"]:
        written = blame(data["file"], data["line"])
        if written is not None:
            data["blame"] = written


def json_lines(provenance: Provenance, blame: Blame | None = None) -> Iterator[str]:
    """A whole catalog: one line for each resource and each attribute."""
    for ref, attribute, explanation in provenance.everything():
        explained = explanation.to_dict()
        if blame is not None:
            _add_blame(explained, blame)
        data = {
            "resource": ref,
            "attribute": attribute,
            "value": plain(explanation.value),
            "explanation": explained,
        }
        yield json.dumps(data, ensure_ascii=False) + "\n"


def reader_json(reader: Reader, node: str | None = None) -> str:
    """One line of `who-reads`."""
    data = {
        "resource": reader.resource,
        "attribute": reader.attribute,
        "through": {**reader.through.to_dict(), "children": []},
        "level": reader.level,
        "level_has_value": reader.has_answered if reader.level is not None else None,
    }
    if node is not None:
        data = {"node": node, **data}
    return json.dumps(data, ensure_ascii=False)
