"""Hints about facts and keys of data that do not exist, from the explanation of a failure."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import Explanation
from mupuppet.compiler.program.suggestions import did_you_mean, nearest
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.facts import hint_about_missing_fact
from mupuppet.hiera.inventory import near_key
from mupuppet.provenance.readers import names_of_facts

if TYPE_CHECKING:
    from mupuppet.provenance.provenance import Provenance

_KEYS = re.compile(r"'([^']+)'")
_NO_DATA = re.compile("no data has `([^`]+)`")
_REFERENCE = re.compile(r"resource '(.+?\])'", re.DOTALL)


def _near_resource(message: str, provenance: Provenance) -> str | None:
    """A resource of the same type with a title similar to that of a missing one."""
    found = _REFERENCE.search(message)
    if found is None:
        return None
    kind = f"{found[1].partition('[')[0]}["
    resources = provenance.recording.compiler.catalog.resources
    titles = [each.title for each in resources if each.ref.startswith(kind)]
    near = nearest(found[1].removeprefix(kind).removesuffix("]"), titles)
    return None if near is None else f"did you mean `{kind}{near}]`?"


def hint_about(error: Diagnostic, explanation: Explanation, provenance: Provenance) -> str | None:
    """What may have been meant, where a name is behind a failure that nothing has."""
    if error.id == "lookup-not-found":
        keys = _KEYS.findall(error.message.rpartition("did not find")[2])
        return near_key(provenance.recording.compiler.data.hiera, keys)
    if error.id == "missing-relationship-end":
        return _near_resource(error.message, provenance)
    if error.id == "missing-required-parameter" and error.hint is not None:
        key = _NO_DATA.match(error.hint)
        hiera = provenance.recording.compiler.data.hiera
        near = None if key is None else near_key(hiera, [key[1]])
        return None if near is None or key is None else f"no data has `{key[1]}`; {near}"
    if error.hint is not None:
        return None
    inputs = provenance.compilation.inputs
    names = [] if inputs is None else list(names_of_facts(inputs.node.facts))
    for node in explanation.walk():
        if node.kind == "fact" and node.value is None and node.text not in names:
            hint = did_you_mean(node.text, names)
            if hint is None:
                return hint_about_missing_fact(node.text)
            return f"there is no fact `{node.text}`; {hint}"
        if node.kind == "data-default":  # a key that other data refers to
            hint = near_key(provenance.recording.compiler.data.hiera, [node.text])
            return None if hint is None else f"no data has `{node.text}`; {hint}"
    return None
