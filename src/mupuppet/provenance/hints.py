"""Hints about facts and keys of data that do not exist, from the explanation of a failure."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import Explanation
from mupuppet.compiler.program.suggestions import did_you_mean
from mupuppet.diagnostics import Diagnostic
from mupuppet.hiera.inventory import near_key
from mupuppet.provenance.readers import names_of_facts

if TYPE_CHECKING:
    from mupuppet.provenance.provenance import Provenance

_KEYS = re.compile(r"'([^']+)'")


def hint_about(error: Diagnostic, explanation: Explanation, provenance: Provenance) -> str | None:
    """What may have been meant, where a name is behind a failure that nothing has."""
    if error.id == "lookup-not-found":
        keys = _KEYS.findall(error.message.rpartition("did not find")[2])
        return near_key(provenance.recording.compiler.data.hiera, keys)
    inputs = provenance.compilation.inputs
    names = [] if inputs is None else list(names_of_facts(inputs.node.facts))
    for node in explanation.walk():
        if node.kind == "fact" and node.value is None and node.text not in names:
            hint = did_you_mean(node.text, names)
            return None if hint is None else f"there is no fact `{node.text}`; {hint}"
    return None
