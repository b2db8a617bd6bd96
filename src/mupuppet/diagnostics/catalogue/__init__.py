"""The catalogue of all kinds of diagnostics: `mupuppet explain`, and docs/diagnostics.md.

`diagnostics/ids.py` has the type of the ids; each module here explains those of a topic. Ordinary
runs do not import it.
"""

from collections.abc import Mapping
from functools import cache
from typing import cast

from mupuppet.diagnostics.catalogue import (
    data,
    environment,
    evaluation,
    functions,
    limits,
    paper,
    resources,
    ruby,
    syntax,
    types,
    upgrades,
    validation,
)
from mupuppet.diagnostics.catalogue.kind import Kind
from mupuppet.diagnostics.ids import DiagnosticId

__all__ = ["TOPICS", "Kind", "kinds"]

#: The kinds by id, for each topic in the order of the documentation.
TOPICS = cast(
    Mapping[str, Mapping[DiagnosticId, Kind]],
    {
        "Syntax": syntax.KINDS,
        "Validation": validation.KINDS,
        "Evaluation": evaluation.KINDS,
        "Functions": functions.KINDS,
        "Data types": types.KINDS,
        "Classes and resources": resources.KINDS,
        "Data": data.KINDS,
        "Templates and Ruby": ruby.KINDS,
        "Files and environments": environment.KINDS,
        "Limits": limits.KINDS,
        "The μPuppet paper": paper.KINDS,
        "Upgrades": upgrades.KINDS,
    },
)


@cache
def kinds() -> dict[DiagnosticId, Kind]:
    """All kinds by id."""
    return {id: kind for topic in TOPICS.values() for id, kind in topic.items()}
