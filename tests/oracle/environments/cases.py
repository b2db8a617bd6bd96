"""The corpus of environments: small code directories that are compiled as they stand.

The files of a case in `tests/corpus/environments` are a code directory: `environments/NAME`, and
`modules` for all environments. Its main content is JSON that says what to compile: `about`, a
sentence that says what the case shows, and `compile`, a list of

    node            the node's name
    facts           its facts, or the name of a built-in set
    environment     the environment (production)
    classification  what a node classifier says: `classes`, `parameters`, `environment`
    settings        Puppet's settings
    allow_generate  whether we may run programs with `generate`, as Puppet does

With `"exports": true` the nodes export to each other: each compilation collects what those
before it have exported. `links` makes directories of this repository part of the code directory.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.comparison.outcome import from_data, to_data
from mupuppet.comparison.puppet import Puppet
from mupuppet.environment.facts import Facts, facts_for
from mupuppet.versions import VERSIONS
from tests.oracle.recording import CaseFileRecorder, Item, Left
from tests.oracle.stored import CORPORA, case_file, laid_out, stored_cases

#: What one compilation gave: an outcome as `comparison.outcome` has it, and what was exported.
Answer = tuple[dict[str, Any], list[dict[str, Any]]]


class EnvironmentCase(Record):
    """A code directory, and what is compiled from it."""

    path: Path
    name: str
    about: str
    requests: tuple[dict[str, Any], ...]
    exports: bool

    @property
    def code(self) -> str:
        """The code directory."""
        return str(_code(self.path, self.name))

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

    def recorded(self, version: str) -> list[dict[str, Any]]:
        """What a version of Puppet said."""
        outcomes: list[dict[str, Any]] = case_file(self.path).cases[self.name].expected(version)
        return outcomes


@cache
def _code(path: Path, name: str) -> Path:
    directory = laid_out(path, name)
    links = json.loads(case_file(path).cases[name].content).get("links", {})
    for place, target in links.items():
        (directory / place).parent.mkdir(parents=True, exist_ok=True)
        (directory / place).symlink_to(CORPORA.parents[1] / target)
    return directory


def _facts(given: dict[str, Any] | str, node: str) -> dict[str, Any]:
    if not isinstance(given, str):
        return given
    found = facts_for(
        given, node=node, default_node=node, overrides=[], legacy=True, version=VERSIONS["7"]
    )
    assert isinstance(found, Facts), found
    return {**found.values, "clientcert": node}


@cache
def all_cases() -> tuple[EnvironmentCase, ...]:
    """All cases of the corpus, by name."""
    cases = []
    for path, stored in stored_cases("environments"):
        data = json.loads(stored.content)
        requests, exports = tuple(data["compile"]), data.get("exports", False)
        cases.append(EnvironmentCase(path, stored.name, data["about"], requests, exports))
    return tuple(sorted(cases, key=lambda case: case.name))


def read_case(name: str) -> EnvironmentCase:
    """One case."""
    return next(case for case in all_cases() if case.name == name)


class EnvironmentRecorder(CaseFileRecorder):
    """What Puppet makes of the corpus."""

    def __init__(self) -> None:
        super().__init__("environments")

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        with Puppet() as puppet:

            def compile(request: dict[str, Any]) -> Answer:
                answer = puppet.ask(request)
                if "broken" in answer:
                    raise Left(f"{request['codedir']}: {answer['broken']}")
                return to_data(from_data(answer)), answer.get("exported", [])

            for item in items:
                yield item, read_case(item.name).answers(compile)
