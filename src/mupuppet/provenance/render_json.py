"""Explanations as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator

from mupuppet.provenance.explanation import Explanation, plain
from mupuppet.provenance.provenance import Provenance
from mupuppet.provenance.readers import Reader


def to_json(explanation: Explanation) -> str:
    """One explanation, for people to look at."""
    return json.dumps(explanation.to_dict(), indent=2, ensure_ascii=False) + "\n"


def json_lines(provenance: Provenance) -> Iterator[str]:
    """A whole catalog: one line for each resource and each attribute."""
    for ref, attribute, explanation in provenance.everything():
        data = {
            "resource": ref,
            "attribute": attribute,
            "value": plain(explanation.value),
            "explanation": explanation.to_dict(),
        }
        yield json.dumps(data, ensure_ascii=False) + "\n"


def reader_json(reader: Reader) -> str:
    """One line of `who-reads`."""
    data = {
        "resource": reader.resource,
        "attribute": reader.attribute,
        "through": {**reader.through.to_dict(), "children": []},
    }
    return json.dumps(data, ensure_ascii=False)
