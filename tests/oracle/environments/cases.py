"""The corpus of environments: small code directories that are compiled as they stand.

Each directory of `tests/corpus/environments` is a case:

    code/           a code directory: `environments/NAME`, and `modules` for all environments
    case.json       what to compile
    recorded.json   what real Puppet makes of it, written by `tests.oracle.environments.record`

`case.json` has `about`, a sentence that says what the case shows, and `compile`, a list of

    node            the node's name
    facts           its facts, or the name of a built-in set
    environment     the environment (production)
    classification  what a node classifier says: `classes`, `parameters`, `environment`
    settings        Puppet's settings

With `"exports": true` the nodes export to each other: each compilation collects what those
before it have exported.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mupuppet.environment.facts import Facts, facts_for

CORPUS = Path(__file__).parents[2] / "corpus" / "environments"

#: What one compilation gave: an outcome as `comparison.outcome` has it, and what was exported.
Answer = tuple[dict[str, Any], list[dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class EnvironmentCase:
    """A code directory, and what is compiled from it."""

    name: str
    about: str
    requests: tuple[dict[str, Any], ...]
    exports: bool

    @property
    def root(self) -> Path:
        return CORPUS / self.name

    @property
    def code(self) -> str:
        return str(self.root / "code")

    def resolved_requests(self) -> Iterator[dict[str, Any]]:
        """What is compiled, with all that a case need not say."""
        for given in self.requests:
            request = {"codedir": self.code, "node": "web01.example.com", "facts": {}, **given}
            request["facts"] = _facts(request["facts"], request["node"])
            yield request

    def answers(self, compile: Callable[[dict[str, Any]], Answer]) -> list[dict[str, Any]]:
        """The outcomes of all compilations, each of which sees the exports of those before."""
        exported: dict[str, list[dict[str, Any]]] = {}
        outcomes = []
        for request in self.resolved_requests():
            if self.exports:
                request["exports"] = [each for group in exported.values() for each in group]
            outcome, exported_now = compile(request)
            if outcome["ok"]:
                exported[request["node"]] = exported_now
            outcomes.append(outcome)
        return outcomes

    def recorded(self) -> list[dict[str, Any]]:
        """What Puppet said."""
        text = (self.root / "recorded.json").read_text(encoding="utf-8")
        outcomes: list[dict[str, Any]] = json.loads(text)["outcomes"]
        return outcomes


def _facts(given: dict[str, Any] | str, node: str) -> dict[str, Any]:
    if not isinstance(given, str):
        return given
    found = facts_for(given, node=node, default_node=node, overrides=[], legacy=None)
    assert isinstance(found, Facts), found
    return {**found.values, "clientcert": node}


def read_case(name: str) -> EnvironmentCase:
    """One case."""
    data = json.loads((CORPUS / name / "case.json").read_text(encoding="utf-8"))
    return EnvironmentCase(name, data["about"], tuple(data["compile"]), data.get("exports", False))


def all_cases() -> list[EnvironmentCase]:
    """All cases of the corpus, by name."""
    return [read_case(path.parent.name) for path in sorted(CORPUS.glob("*/case.json"))]
