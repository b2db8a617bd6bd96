"""`mupuppet upgrade` on repositories at random, and what real Puppet makes of both versions.

    python -m tests.oracle.repositories.upgrades [--from 7] [--to 8] [--count N] [--seed N] | --ci

Each node of a repository is compiled by real Puppet of both versions, with facts as an agent of
each sends them. What differs between their catalogs must be what `mupuppet upgrade` reports for the
node, no more and no less: resources and attributes, and failures (new, mended, or others than
before) with their messages, files and lines. A report of a change must have a reason. The same seed
draws the same repository; `--ci` draws a fixed few, and versions that are not installed are not an
error then. The exit status is 1 if anything differs.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from mupuppet.basics.records import Record, replace
from mupuppet.catalog.json_values import same_value
from mupuppet.cli.main import main as mupuppet
from mupuppet.comparison.catalogs import NormalCatalog, NormalResource
from mupuppet.comparison.outcome import Compiled, Failed, Outcome
from mupuppet.comparison.puppet import Puppet
from mupuppet.environment.facts import Facts, facts_for
from mupuppet.versions import SUPPORTED, VERSIONS
from tests.oracle.modules import ModulesUnavailable, debian_modulepath
from tests.oracle.repositories.compare import mistake, other_mistake, written
from tests.oracle.repositories.draws import ROOT, Draw, Repository
from tests.oracle.repositories.topics import SLOW, TOPICS
from tests.oracle.versions import Oracle, Unavailable, chosen

_SECONDS = 60.0
#: What CI compares: seeds of repositories in which much changes.
_FIXED = range(1, 7)
#: The topic that is always drawn; others need more than a node's own catalog.
_TOPIC = "versions"
_OTHERS = sorted(TOPICS.keys() - {_TOPIC, "monitoring", "programs", *SLOW})

#: Kind, resource and attribute of a change; failures have the kind alone.
Change = tuple[str, ...]
#: Failures before and after, as far as a report tells them.
Failures = tuple[Failed | None, Failed | None]


class Reported(Record):
    """A change of a node in our report."""

    reason: str
    failures: Failures


class Comparison:
    """Upgrades repositories with real Puppet and with us."""

    def __init__(self, oracles: Sequence[Oracle], puppets: Sequence[Puppet]) -> None:
        self._oracles = oracles
        self._puppets = puppets
        self.counts: Counter[str] = Counter()

    def differences(self, repository: Repository, code: Path) -> Iterator[str]:
        """What we report and Puppet does not do, or the reverse, of all nodes."""
        reported = self._reported(repository, code)
        for request in repository.requests:
            node = request["node"]
            before, after = self._outcomes(request, code)
            if not isinstance(before, Compiled | Failed) or not isinstance(
                after, Compiled | Failed
            ):
                self.counts["without an answer"] += 1
                continue
            theirs, ours = set(_changes(before, after)), reported.get(node, {})
            self.counts["nodes that change" if theirs else "nodes that stay the same"] += 1
            self.counts.update(f"changes: {report.reason}" for report in ours.values())
            for change in sorted(theirs - ours.keys()):
                yield f"{node}: not reported: {change}"
            for change, report in ours.items():
                if change not in theirs:
                    yield f"{node}: only reported: {change}"
                elif report.reason in ("", "several"):
                    yield f"{node}: without a reason: {change}"
                else:
                    for found in _other_failures((before, after), report.failures):
                        self.counts["failures compared"] += 1
                        if found is not None:
                            yield f"{node}: {found}"

    def _outcomes(self, request: Mapping[str, Any], code: Path) -> Iterator[Outcome]:
        """What each version of Puppet makes of a node."""
        rest = {name: value for name, value in request.items() if name != "more_facts"}
        for oracle, puppet in zip(self._oracles, self._puppets, strict=True):
            facts = _facts(request, oracle.version)
            with oracle.asking():  # the process may have to be started again
                yield puppet.compile({**rest, "codedir": str(code), "facts": facts})

    def _reported(self, repository: Repository, code: Path) -> dict[str, dict[Change, Reported]]:
        """The changes of nodes that `mupuppet upgrade` reports."""
        before, after = (oracle.version for oracle in self._oracles)
        facts, classes = code.parent / "facts", code.parent / "classification"
        for directory in (facts, classes):
            directory.mkdir(exist_ok=True)
        for request in repository.requests:
            node = request["node"]
            values = {"name": node, "values": _facts(request, before)}
            (facts / f"{node}.json").write_text(json.dumps(values), encoding="utf-8")
            classification = json.dumps(request.get("classification", {}))
            (classes / f"{node}.json").write_text(classification, encoding="utf-8")
        nodes = ",".join(request["node"] for request in repository.requests)
        arguments = ["upgrade", str(code / ROOT), "--format", "json", "--from", before]
        arguments += ["--to", after, "--nodes", nodes, "--facts", str(facts), "--jobs", "1"]
        arguments += ["--classification", str(classes), "--exports", "none", "--no-cache", "-q"]
        for name, value in repository.requests[0]["settings"].items():
            option = f"--{name.replace('_', '-')}"
            arguments += [option] if value is True else [option, str(value)]
        with contextlib.redirect_stdout(io.StringIO()) as output:
            mupuppet(arguments)
        reported: dict[str, dict[Change, Reported]] = {}
        text = output.getvalue().replace(json.dumps(f"{code}/")[1:-1], "")
        for group in json.loads(text)["nodes"]["groups"]:
            for node in group["nodes"]:
                report = Reported(group["reason"]["kind"], _failures_of(group, node))
                reported.setdefault(node, {})[_change_of(group, node)] = report
        return reported


def _facts(request: Mapping[str, Any], version: str) -> dict[str, Any]:
    node = request["node"]
    found = facts_for(request["facts"], node=node, default_node=node, version=VERSIONS[version])
    assert isinstance(found, Facts), found
    return {**found.values, "clientcert": node, **request["more_facts"]}


_FAILURES = ("failed", "failure-changed", "mended")


def _change_of(group: dict[str, Any], node: str) -> Change:
    kind: str = group["kind"]
    if kind in _FAILURES:
        return (kind,)
    resource: str = group["resource"]
    for name, value in group.get("holes", {}).get(node, {}).items():
        resource = group["pattern"].replace(f"{{{name}}}", value)
    return (kind, resource, group["attribute"]) if kind == "changed" else (kind, resource)


def _failures_of(group: dict[str, Any], node: str) -> Failures:
    """The failures that a group reports for a node; of the older of two there is no place."""
    if group["kind"] not in _FAILURES:
        return None, None
    example, holes = group["example"], group.get("holes", {})
    own, others = holes.get(node, {}), holes.get(example["node"], {})
    by_length = sorted(others.items(), key=lambda each: -len(each[1]))

    def failure(message: str | None, place: str) -> Failed | None:
        if message is None:
            return None
        for name, value in by_length:
            message, place = (each.replace(value, own[name]) for each in (message, place))
        file, _, line = place.rpartition(":")
        return Failed(message, file=file or None, line=int(line) if line else None)

    before, after = example.get("before"), example.get("after")
    place = group["resource"]
    return failure(before, place if after is None else ""), failure(after, place)


def _other_failures(theirs: Sequence[Outcome], ours: Failures) -> Iterator[str | None]:
    """For each failure that is reported, how it differs from Puppet's."""
    for outcome, reported in zip(theirs, ours, strict=True):
        if reported is not None:
            assert isinstance(outcome, Failed)
            if reported.line is None:
                outcome = replace(outcome, file=None, line=None)
            yield other_mistake(outcome, reported)


# --- What Puppet does


def _changes(before: Compiled | Failed, after: Compiled | Failed) -> Iterator[Change]:
    """The changes between two outcomes of Puppet's."""
    if isinstance(before, Compiled) and isinstance(after, Compiled):
        yield from _catalog_changes(before.catalog, after.catalog)
    elif isinstance(before, Compiled):
        yield ("failed",)
    elif isinstance(after, Compiled):
        yield ("mended",)
    elif mistake(before)[:2] != mistake(after)[:2]:
        yield ("failure-changed",)


def _catalog_changes(before: NormalCatalog, after: NormalCatalog) -> Iterator[Change]:
    old, new = before.resources, after.resources
    for reference in old.keys() - new.keys():
        yield "removed", reference
    for reference in new.keys() - old.keys():
        yield "added", reference
    for reference in old.keys() & new.keys():
        yield from _resource_changes(reference, old[reference], new[reference])


def _resource_changes(reference: str, old: NormalResource, new: NormalResource) -> Iterator[Change]:
    for name in old.parameters.keys() | new.parameters.keys():
        one, other = old.parameters.get(name), new.parameters.get(name)
        if not same_value(one, other):
            yield "changed", reference, name


# --- The command


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m tests.oracle.repositories.upgrades",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("--from", dest="before", choices=SUPPORTED, default="7")
    options.add_argument("--to", dest="after", choices=SUPPORTED, default="8")
    options.add_argument("--count", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--ci", action="store_true", help="a fixed few repositories")
    given = options.parse_args()
    try:
        oracles = chosen([given.before, given.after])
        library = Path(debian_modulepath(), "stdlib").resolve()
    except (Unavailable, ModulesUnavailable) as problem:
        print(f"upgrades are not compared: {problem}", file=sys.stderr)
        return 0 if given.ci else 2
    seeds = _FIXED if given.ci else range(given.seed, given.seed + given.count)
    differing = 0
    puppets = (Puppet(_SECONDS), Puppet(_SECONDS))
    with puppets[0], puppets[1], tempfile.TemporaryDirectory(prefix="mupuppet-") as directory:
        comparison = Comparison(oracles, puppets)
        code = Path(directory, "code")
        for seed in seeds:
            repository = Draw(seed, (_TOPIC, _OTHERS[seed % len(_OTHERS)])).draw()
            written(repository, code, str(library))
            found = list(comparison.differences(repository, code))
            if found:
                differing += 1
                print(f"=== seed {seed}", *found[:8], sep="\n    ", flush=True)
    for name, count in sorted(comparison.counts.items()):
        print(f"{name:32}{count:6}")
    print(f"{len(seeds)} repositories, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
