"""`mupuppet upgrade` with nodes: their catalogs in both versions, and why they differ.

The reason of a change is found by trial. Each row of the table of versions in which the two differ
is undone alone, the node is compiled again, and the row without which the change disappears is the
reason.
"""

from __future__ import annotations

import gc
import json
from argparse import Namespace
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field, replace
from mupuppet.cli.compilations import compile_with, inputs_of, limits_of, work_limits
from mupuppet.cli.export_options import puppetdb_of, store_of
from mupuppet.cli.node_options import facts_of
from mupuppet.cli.options import changed
from mupuppet.cli.several_nodes import SeveralNodes
from mupuppet.cli.workers import available_cores, map_in_order
from mupuppet.diagnostics import Diagnostic
from mupuppet.diff.changes import Change, Failure, Outcome
from mupuppet.diff.groups import Cause, Group, NodeChanges, form
from mupuppet.diff.report import Report, node_changes, report_of
from mupuppet.environment.facts import Facts
from mupuppet.environment.legacy_facts import legacy_facts, structured_fact
from mupuppet.versions import PuppetVersion
from mupuppet.versions.reasons import REASONS

#: Places that are shown for one reason.
_PLACES = 5
#: Of so many rows of a kind, all pairs are tried.
_FEW = 4
#: Settings that make failures of what other differences cause, such as a fact that is not sent.
_REPORTING = frozenset(["strict", "strict_variables"])
#: Differences that need no trial: nothing in a catalog follows from them alone.
_NOT_TRIED = frozenset(
    ["major", "product", "deprecated_language", "absent_settings", "lost_since_ruby_2_7"]
)


class Reason(Record):
    """Why a group of changes is there, and what to do about it."""

    kind: str
    text: str
    instead: str | None = None

    def to_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "text": self.text, "instead": self.instead}


class NodesReport(Record, frozen=False):
    """What becomes of nodes; reasons by the ids of groups."""

    report: Report
    reasons: dict[str, Reason] = field(default_factory=dict)


def compare_nodes(
    options: Namespace,
    before: PuppetVersion,
    after: PuppetVersion,
    findings: Sequence[Diagnostic],
) -> NodesReport | None:
    """Compile all nodes that the options name as both versions; None if that cannot be done."""
    gc.enable()  # many compilations: garbage must be collected
    upgrade = _Upgrade(options, before, after)
    sources = upgrade.sources()
    if not sources:
        return None
    found = upgrade.changes(sources)
    if found is None:
        return None
    changes = [each.changes for each in found]
    failing = [each for each in found if each.failure]
    notes = [f"{each.changes.node} fails in both versions: {each.failure}" for each in failing]
    report = report_of(changes, before=str(before), after=str(after), notes=notes)
    result = NodesReport(report)
    upgrade.explain(result, sources, findings)
    return result


class _Compared(Record):
    """What becomes of a node."""

    changes: NodeChanges
    #: If it fails in both versions in the same way, how.
    failure: str | None = None


class _Trial(Record):
    """A compilation as the newer version with some rows of the table as the older one has them."""

    rows: tuple[str, ...]
    #: The forms of the changes that are still there.
    remaining: frozenset[str]
    fails: bool

    @property
    def fails_otherwise(self) -> bool:
        """Whether it fails, and not as the older version does."""
        return self.fails and bool(self.remaining)

    @property
    def rank(self) -> tuple[bool, int, int, bool]:
        """Those that fail otherwise come last: the failure may hide what is looked for.

        Among equals, what is wrong comes before what only reports it.
        """
        reports = not _REPORTING.isdisjoint(self.rows)
        return self.fails_otherwise, len(self.rows), len(self.remaining), reports


class _Upgrade(SeveralNodes):
    def __init__(self, options: Namespace, before: PuppetVersion, after: PuppetVersion) -> None:
        super().__init__(changed(options, puppet=before))
        #: What the options say of the version, which facts may depend on.
        self._chosen = options.puppet
        self._before = before
        self._after = after
        self._limits = limits_of(options)

    def changes(self, sources: Mapping[str, str | None]) -> list[_Compared] | None:
        """What becomes of each node."""
        nodes = list(sources.items())
        first = self._node_changes(*nodes[0])  # so that the others find most code parsed
        jobs = self._options.jobs or available_cores()
        rest = map_in_order(
            lambda node: _packed(self._node_changes(*node)),
            nodes[1:],
            jobs,
            limits=work_limits(self._options, self._limits),
            failed=lambda node, problem: _packed(_ended(node[0], str(problem))),
        )
        found = [first, *map(_unpacked, rest)]
        complete = [each for each in found if each is not None]
        return complete if len(complete) == len(found) else None

    def _node_changes(self, node: str, given: str | None) -> _Compared | None:
        before = self._outcome(node, given, self._before)
        after = self._outcome(node, given, self._after)
        if before is None or after is None:
            return None
        changes = node_changes(node, before, after)
        if after.failure is None or changes.changes:
            return _Compared(changes)
        return _Compared(changes, after.failure.message)

    def _outcome(
        self,
        node: str,
        given: str | None,
        version: PuppetVersion,
        added: Mapping[str, Any] | None = None,
    ) -> Outcome | None:
        """A catalog or a failure, with some facts added; None if what was given is a mistake."""
        found = self._given(node, given, puppet=version)
        if found is None:
            return None
        options, classification, facts = found
        facts = _as_sent(facts, version, options.legacy_facts)
        if added is not None:
            facts = replace(facts, values={**added, **facts.values})
        environment = self._environment(classification.environment).for_puppet(version)
        inputs = inputs_of(
            options,
            environment,
            node,
            facts,
            classification=classification,
            limits=self._limits,
            exports=puppetdb_of(options) or store_of(options, environment),
        )
        result = compile_with(options, inputs)
        if result.catalog is not None:
            return Outcome(result.catalog.to_dict())
        error = result.error
        assert error is not None
        place = _near(error.source.name) if error.source.name else None
        return Outcome(None, Failure(error.message, place, error.position.line, error.id))

    # --- Reasons

    def explain(
        self,
        result: NodesReport,
        sources: Mapping[str, str | None],
        findings: Sequence[Diagnostic],
    ) -> None:
        """Find out for each group which row of the table it is due to."""
        by_node: dict[str, list[Group]] = {}
        for group in result.report.groups:
            by_node.setdefault(group.example_node, []).append(group)
        for node, groups in by_node.items():
            given = sources[node]
            before = self._outcome(node, given, self._before)
            after = self._outcome(node, given, self._after)
            if before is None or after is None:
                continue
            trials = sorted(self._trials(node, given, before), key=lambda each: each.rank)
            for group in groups:
                key = form(group.example)
                reads = _failing_reads(group.example, findings)
                if reads:  # trials cannot show it where another failure is behind it
                    rows: tuple[str, ...] = ("legacy_facts",)
                else:
                    rows = self._rows_to_blame(node, given, before, key, trials)
                reason = self._reason(rows)
                if "legacy_facts" in rows:
                    names = [_fact_of(each) for each in reads]
                    declared = {*_files_of(group.example, before), *_files_of(group.example, after)}
                    if not reads:
                        preferred = [_fact_of(each) for each in _in_order(findings, declared)]
                        names = self._facts_to_blame(node, given, before, group.example, preferred)
                        reads = _reads(names, findings, group.example)
                    reason = _about_facts(reason, names, reads)
                    group.causes = _places(_in_order(reads, declared))
                elif "lacks_in_ruby" in rows:
                    group.causes = _places(_removed_in(group.example, findings))
                result.reasons[group.id] = reason
                text = reason.text if reason.instead is None else f"{reason.text}; {reason.instead}"
                group.cause_note = f"{reason.kind}: {text}"

    def _trials(self, node: str, given: str | None, before: Outcome) -> Iterator[_Trial]:
        """The newer version with each difference set back: one by one, then all of a kind."""
        single = list(self._rows())
        kinds: dict[str, list[str]] = {}
        for row in single:
            kinds.setdefault(REASONS[row], []).append(row)
        together: list[tuple[str, ...]] = []
        for of_kind in kinds.values():
            if len(of_kind) <= _FEW:
                together += combinations(of_kind, 2)
            if len(of_kind) > 2:
                together.append(tuple(of_kind))
        for rows in [*((row,) for row in single), *together]:
            old = {row: getattr(self._before, row) for row in rows}
            after = self._outcome(node, given, replace(self._after, **old))
            if after is not None:
                remaining = frozenset(map(form, _changes(node, before, after)))
                yield _Trial(rows, remaining, after.catalog is None)

    def _rows_to_blame(
        self,
        node: str,
        given: str | None,
        before: Outcome,
        key: str,
        trials: Sequence[_Trial],
    ) -> tuple[str, ...]:
        """The rows without which a change is gone.

        If the node fails without them in another way, one failure may only hide the other. Then
        those come first with which the older version has the change, too.
        """
        blamed = [each for each in trials if key not in each.remaining]
        if blamed and blamed[0].fails_otherwise:
            for rows in (each.rows for each in blamed if len(each.rows) == 1):
                new = {row: getattr(self._after, row) for row in rows}
                outcome = self._outcome(node, given, replace(self._before, **new))
                if outcome is not None and key in map(form, _changes(node, before, outcome)):
                    return rows
        return blamed[0].rows if blamed else ()

    def _rows(self) -> Iterator[str]:
        """The rows of the table in which the versions differ."""
        for row in PuppetVersion.__record_fields__:
            if row not in _NOT_TRIED and getattr(self._before, row) != getattr(self._after, row):
                yield row

    def _reason(self, rows: tuple[str, ...]) -> Reason:
        if not rows:
            return Reason("several", "several differences between the versions together")
        texts = []
        for row in rows:
            description = PuppetVersion.__record_fields__[row].description
            old, new = (_shown(getattr(each, row)) for each in (self._before, self._after))
            texts.append(f"{description}: {old} → {new}" if old and new else description)
        instead = [_INSTEAD[row] for row in rows if row in _INSTEAD]
        return Reason(REASONS[rows[0]], "; ".join(texts), "; ".join(instead) or None)

    def _facts_to_blame(
        self,
        node: str,
        given: str | None,
        before: Outcome,
        change: Change,
        preferred: Sequence[str],
    ) -> list[str]:
        """As few legacy facts as take the change away together."""
        facts = facts_of(changed(self._options, node=node, facts=given, puppet=self._chosen))
        if facts is None:
            return []
        sent = _as_sent(facts, self._after, legacy=True).values
        known = [name for name in sent if structured_fact(name) is not None]

        def is_gone(names: Sequence[str]) -> bool:
            added = {name: sent[name] for name in names}
            after = self._outcome(node, given, self._after, added)
            return after is not None and not any(
                _is_same(change, each) for each in _changes(node, before, after)
            )

        candidates = [*(name for name in preferred if name in known), *known]
        return _fewest(list(dict.fromkeys(candidates)), is_gone)


def _is_same(change: Change, other: Change) -> bool:
    """Whether it is the same change, or another one of the same attribute."""
    if change.kind == "changed":
        return (change.resource, change.attribute) == (other.resource, other.attribute)
    return form(change) == form(other)


def _fewest(candidates: Sequence[str], suffices: Callable[[Sequence[str]], bool]) -> list[str]:
    """A smallest part of the candidates that suffices, of earlier ones if there is a choice.

    Each half is searched with the other half at hand, as Junker's QuickXplain does it.
    """

    def search(at_hand: list[str], is_new: bool, among: list[str]) -> list[str]:
        if is_new and suffices(at_hand):
            return []
        if len(among) == 1:
            return among
        middle = len(among) // 2
        first, second = among[:middle], among[middle:]
        later = search([*at_hand, *first], True, second)
        return [*search([*at_hand, *later], bool(later), first), *later]

    return search([], False, list(candidates)) if candidates and suffices(candidates) else []


#: What to write instead, by row.
_INSTEAD = {
    "strict": "correct what is reported, or set `strict=warning` until then",
    "strict_variables": "set the variable, or read it with `getvar`; `strict_variables=false` "
    "restores the old behaviour",
    "legacy_facts": "read structured facts; `include_legacy_facts=true` restores them",
    "lacks_in_ruby": "use what all versions have, such as `Integer` in place of `Fixnum`",
    "has_hiera_3": "write the hierarchy as version 5",
    "environment_data_provider": "write a hiera.yaml of version 5",
}


def _near(file: str) -> str:
    """The name of a file as people and GitHub write it: from here, if it is below."""
    relative = slashed.relpath(file)
    return file if relative.startswith("..") else relative


def _changes(node: str, before: Outcome, after: Outcome) -> Sequence[Change]:
    return node_changes(node, before, after).changes


def _shown(value: object) -> str:
    """A value of the table in a few words; empty if that takes more."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"`{value}`" if isinstance(value, str) else ""


def _files_of(change: Change, outcome: Outcome) -> Iterator[str]:
    """The files that declare the resource that changes."""
    for resource in () if outcome.catalog is None else outcome.catalog["resources"]:
        if f"{resource['type']}[{resource['title']}]" == change.resource and "file" in resource:
            yield _near(resource["file"])


def _removed_in(change: Change, findings: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Where code names what a failure says that Ruby does not have."""
    return [
        each
        for each in findings
        if each.id == "upgrade-removed-ruby"
        and _fact_of(each).rpartition(".")[2] in str(change.after)
    ]


def _fact_of(finding: Diagnostic) -> str:
    """What a finding is about: it is named last in its message."""
    return finding.message.rpartition("`")[0].rpartition("`")[2]


def _reads(
    names: Sequence[str], findings: Sequence[Diagnostic], change: Change
) -> list[Diagnostic]:
    """Where code reads facts: where it fails, if that is such a place, or else everywhere."""
    reads = [e for e in findings if e.id == "upgrade-legacy-fact" and _fact_of(e) in names]
    places = [f"{_near(each.source.name)}:{each.position.line}" for each in reads]
    here = [each for each, at in zip(reads, places, strict=True) if at == change.resource]
    return here or reads


def _failing_reads(change: Change, findings: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Where a node fails because a fact that it reads there is not a variable any more."""
    return [
        each
        for each in findings
        if each.id == "upgrade-legacy-fact"
        and f"{_near(each.source.name)}:{each.position.line}" == change.resource
        and change.after in [f"Unknown variable: '{p}{_fact_of(each)}'." for p in ("", "::")]
    ]


def _about_facts(reason: Reason, names: Sequence[str], reads: Sequence[Diagnostic]) -> Reason:
    """A reason that names facts, and what to write instead where they are read."""
    if not names:
        return reason
    hints = [(each.hint or "").removeprefix("read ") for each in reads]
    instead = dict.fromkeys(hints or [f"`{structured_fact(name)}`" for name in names])
    shown = dict.fromkeys(f"`{name}`" for name in names)
    verb = "are not sent" if len(shown) > 1 else "is not sent"
    return Reason(reason.kind, f"{', '.join(shown)} {verb} any more", f"read {', '.join(instead)}")


def _in_order(findings: Sequence[Diagnostic], first: Collection[str]) -> list[Diagnostic]:
    """Findings of legacy facts; those in some files come first."""
    facts = [each for each in findings if each.id == "upgrade-legacy-fact"]
    return sorted(facts, key=lambda each: _near(each.source.name) not in first)


def _places(found: Sequence[Diagnostic]) -> list[Cause]:
    return [
        Cause(each.source.name, each.position.line, each.position.line, _fact_of(each))
        for each in found
    ][:_PLACES]


def _as_sent(facts: Facts, version: PuppetVersion, legacy: bool | None) -> Facts:
    """The facts as an agent of a version would send them, wherever they come from."""
    values = dict(facts.values)
    wanted = version.legacy_facts if legacy is None else legacy
    if wanted:
        values = {**legacy_facts(values), **values}
    else:
        values = {name: each for name, each in values.items() if structured_fact(name) is None}
    for name in ("puppetversion", "clientversion", "aio_agent_version"):
        if name in values:
            values[name] = version.number
    if "facterversion" in values:
        values["facterversion"] = version.facter
    if version.implementation is None:
        values.pop("implementation", None)
    elif "clientversion" in values:
        values["implementation"] = version.implementation
    return replace(facts, values=values)


# --- Between processes


def _ended(node: str, message: str) -> _Compared:
    """A node whose process has ended."""
    outcome = Outcome(None, Failure(message))
    return _Compared(node_changes(node, outcome, outcome), message)


def _packed(compared: _Compared | None) -> str | None:
    """Changes as plain data."""
    if compared is None:
        return None
    from mupuppet.diff.values import ABSENT

    def values(change: Change) -> list[Any]:
        sides = ([] if each is ABSENT else [each] for each in (change.before, change.after))
        return [change.kind, change.resource, change.attribute, *sides, change.is_sensitive]

    changes = compared.changes
    data = [changes.node, changes.status, list(map(values, changes.changes)), changes.triggers]
    return json.dumps([*data, compared.failure])


def _unpacked(packed: str | None) -> _Compared | None:
    if packed is None:
        return None
    from mupuppet.diff.values import ABSENT

    node, status, changes, triggers, failure = json.loads(packed)

    def change(data: list[Any]) -> Change:
        kind, resource, attribute, before, after, hidden = data
        old, new = (each[0] if each else ABSENT for each in (before, after))
        return Change(kind, resource, attribute, old, new, hidden)

    return _Compared(NodeChanges(node, status, list(map(change, changes)), triggers), failure)
