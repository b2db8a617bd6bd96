"""`mupuppet diff`: what a change does to every node, and why."""

from __future__ import annotations

import gc
import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.cli.fleet_options import Fleet, FleetError, add_fleet_options, report
from mupuppet.cli.impact import split_revisions
from mupuppet.cli.option_values import PathValue, number_from
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage, changed
from mupuppet.cli.terminal import palette_for
from mupuppet.diff.given_catalogs import WrongCatalog, checked_catalog
from mupuppet.versions import puppet_version

if TYPE_CHECKING:
    from mupuppet.cli.fleet_site import FleetSite
    from mupuppet.diff.changes import Outcome
    from mupuppet.diff.ignoring import Rule
    from mupuppet.diff.report import Report
    from mupuppet.fleet.impact import Impact
    from mupuppet.fleet.snapshots import Snapshot

DESCRIPTION = """\
Show what a change does to the catalogs of all nodes: groups of equal changes, the riskiest first,
each with its nodes, what it triggers, and the lines of code or data that cause it.

A and B are revisions of the repository (`main..feature`, `HEAD~1 HEAD`), directories of code
(`./other`), files or directories of catalogs in Puppet's JSON, or `puppetdb`: the catalogs that
PuppetDB stored last. B defaults to the work tree, A to the last commit; your checkout is not
touched. Only nodes that the change can affect are compiled; results are stored for the next run.

A cause is proven if the old code with these lines alone gives the change, and the new code without
them does not."""

EXAMPLES = """\
examples:
  mupuppet diff main..feature --facts facts/            the whole fleet, for people
  mupuppet diff main                                    including uncommitted changes
  mupuppet diff main..feature --format markdown         the text of a comment for a pull request
  mupuppet diff main..feature --format html --output report.html
  mupuppet diff old.json new.json                       two catalogs
  mupuppet diff --puppet 7..8                           the same code as two versions of Puppet
  mupuppet diff --to facts=other/ --facts facts/        other facts
  mupuppet diff main..feature --ignore 'Cron' --ignore 'File[/var/cache/*]::content'

exit status: 0 no change, 1 failure (also if a node fails with B), 2 changes"""

FORMATS = ("text", "markdown", "json", "junit", "html")
#: The status of a run that has found changes, as of octocatalog-diff.
CHANGES = 2
#: What may differ on the side of B besides the files.
_SIDES = ("puppet", "facts", "modulepath", "hiera-config", "environment", "data")


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "before",
        metavar="A",
        nargs="?",
        help="a revision, a directory, catalogs, or A..B (default: HEAD; with --to or two versions "
        "of Puppet, the work tree)",
    )
    parser.add_argument("after", metavar="B", nargs="?", help="the same (default: the work tree)")
    parser.add_argument(
        "--repository",
        metavar="DIR",
        type=PathValue(),
        default=".",
        help="the directory of code (default: the current one)",
    )
    parser.add_argument(
        "--to",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=f"what else is different in B, besides its files: {', '.join(_SIDES)} (repeatable)",
    )
    output = parser.add_group("output")
    output.add_argument(
        "--format",
        choices=FORMATS,
        default="text",
        help="text (the default), markdown (a comment), json, junit or html",
    )
    output.add_argument(
        "--output", metavar="FILE", type=PathValue(), help="write the report to a file"
    )
    output.add_argument(
        "--ignore",
        metavar="RULE",
        action="append",
        default=[],
        help="omit changes: TYPE, TYPE[TITLE], TYPE::ATTRIBUTE or ::ATTRIBUTE, with `*` or "
        "/regexp/; `=~ /regexp/` for values; or warnings by their id (repeatable)",
    )
    output.add_argument("--full", action="store_true", help="fold nothing")
    output.add_argument(
        "--comment-limit",
        metavar="N",
        type=number_from(1000),
        default=65_000,
        help="the maximum length of a comment, in characters (default: 65000)",
    )
    output.add_argument(
        "--link",
        metavar="URL",
        help="a link to the full report, for comments that had to be shortened",
    )
    output.add_argument(
        "--causes",
        metavar="SECONDS",
        type=number_from(0),
        default=60,
        help="how long to look for proven causes (default: 60; 0 does not look)",
    )
    add_fleet_options(parser, with_ignore=False, with_two_versions=True)


def run(options: Namespace) -> int:
    """Compare, and print."""
    from mupuppet.diagnostics.catalogue import kinds
    from mupuppet.diff.ignoring import WrongRule, parse_rule

    gc.enable()  # many compilations: garbage must be collected
    try:
        rules = [parse_rule(each) for each in options.ignore if each not in kinds()]
    except WrongRule as problem:
        raise WrongUsage(f"--ignore: {problem}") from None
    before, after = options.before, options.after
    if isinstance(options.puppet, tuple):
        options.puppet, other = options.puppet
        options.to = [f"puppet={other.number}", *options.to]
    if before is None and not options.to:
        before = "HEAD"
    if after is None and before is not None and ".." in before and not os.path.exists(before):
        before, after = split_revisions(before)
    try:
        with Fleet(options, options.repository) as fleet:
            made = _compared(fleet, before, after, rules)
            _write(rendered(made, options), options.output)
    except FleetError as problem:
        report(problem)
        return ERRORS
    if made.has_failures:
        return ERRORS
    return CHANGES if made.has_changes else FINE


def rendered(made: Report, options: Namespace) -> str:
    """A report in one of the formats."""
    if options.format == "json":
        from mupuppet.diff.report import to_data

        return json.dumps(to_data(made), indent=2, ensure_ascii=False) + "\n"
    if options.format == "markdown":
        from mupuppet.diff.render_markdown import render_markdown

        return render_markdown(made, limit=options.comment_limit, link=options.link)
    if options.format == "junit":
        from mupuppet.diff.render_junit import render_junit

        return render_junit(made)
    if options.format == "html":
        from mupuppet.diff.render_html import render_html

        return render_html(made)
    from mupuppet.diff.render_text import render_text

    stream = sys.stdout
    palette = palette_for("never" if options.output else options.color, stream)
    return render_text(made, palette, is_full=options.full)


def _write(text: str, path: str | None) -> None:
    if path is None:
        sys.stdout.write(text)
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


# --- Comparing


class Side(Record):
    """One of the two that are compared: outcomes by node."""

    label: str
    nodes: frozenset[str]
    outcome: Callable[[str], Outcome]
    #: Equal for nodes whose outcome is the very same.
    identity: Callable[[str], object]
    notes: tuple[str, ...] = ()


def _compared(fleet: Fleet, before: str | None, after: str | None, rules: list[Rule]) -> Report:
    from mupuppet.basics.records import replace
    from mupuppet.diff.groups import NodeChanges
    from mupuppet.diff.report import node_changes, report_of

    work = _Comparison(fleet, before, after)
    one, other = work.sides()
    changes = []
    for node in sorted(one.nodes & other.nodes):
        if one.identity(node) == other.identity(node):
            changes.append(NodeChanges(node, "untouched"))
        else:
            changes.append(node_changes(node, one.outcome(node), other.outcome(node), rules))
    notes = [*one.notes, *(each for each in other.notes if each not in one.notes)]
    for side, missing in ((one, other.nodes - one.nodes), (other, one.nodes - other.nodes)):
        if missing:
            names = ", ".join(sorted(missing)[:5])
            notes.append(f"{side.label} has no {names}: {len(missing)} nodes are not compared")
    made = report_of(changes, before=one.label, after=other.label, facts=work.facts_of, notes=notes)
    if made.groups and fleet.options.causes:
        note = work.find_causes(made)
        if note is not None:
            return replace(made, notes=[*made.notes, note])
    return made


class _Comparison:
    """The two sides, and what is needed to find causes."""

    def __init__(self, fleet: Fleet, before: str | None, after: str | None) -> None:
        self._fleet = fleet
        self._names = before, after
        self._snapshots: list[Snapshot | None] = [None, None]
        self._impact: Impact | None = None
        self._changes_of_b = dict(self._to_options())

    def _to_options(self) -> list[tuple[str, str]]:
        found = []
        for each in self._fleet.options.to:
            name, equals, value = each.partition("=")
            if not equals or name not in _SIDES:
                raise WrongUsage(f"--to: expected one of {', '.join(_SIDES)} and a value: `{each}`")
            if name == "puppet":
                try:
                    puppet_version(value)
                except ValueError as problem:
                    raise WrongUsage(f"--to: {problem}") from None
            found.append((name, value))
        return found

    def sides(self) -> tuple[Side, Side]:
        before, after = self._names
        given = [_given_outcomes(name, self._fleet) for name in (before, after)]
        if given[0] is not None and given[1] is not None:
            return given[0], given[1]
        sides: list[Side] = []
        base = None
        for at, name in enumerate((before, after)):
            found = given[at]
            if found is not None:
                sides.append(found)
                continue
            fleet = self._fleet if at == 0 else self._other_fleet()
            snapshot = self._snapshot(fleet, name, at)
            self._snapshots[at] = snapshot
            run = fleet.run(snapshot, base if fleet is self._fleet else None)
            if at == 0:
                base = run.run
            elif fleet is self._fleet and given[0] is None:
                self._impact = run.impact
            sides.append(_run_side(fleet, run.run, snapshot))
        return sides[0], sides[1]

    def _snapshot(self, fleet: Fleet, name: str | None, at: int) -> Snapshot:
        from mupuppet.basics.records import replace

        snapshot = fleet.snapshot(name)
        shown = [f"{key}={value}" for key, value in self._changes_of_b.items()] if at else []
        data = self._changes_of_b.get("data") if at else None
        if data is not None:
            snapshot = _with_data(snapshot, data)
        if shown:
            snapshot = replace(snapshot, label=f"{snapshot.label} ({', '.join(shown)})")
        return snapshot

    def _other_fleet(self) -> Fleet:
        """The fleet as B sees it: with other options, if there are any."""
        changes: dict[str, Any] = {}
        for name, value in self._changes_of_b.items():
            if name == "puppet":
                changes["puppet"] = puppet_version(value)
            elif name != "data":
                changes[name.replace("-", "_")] = value
        if not changes:
            return self._fleet
        options = changed(self._fleet.options, **changes)
        return self._fleet.with_options(options)

    def facts_of(self, node: str) -> Mapping[str, Any]:
        """The facts of a node, for holes."""
        from mupuppet.diagnostics import Diagnostic

        if self._snapshots == [None, None] or node not in self._fleet.inventory:
            return {}
        facts = self._fleet.site(self._fleet.directory).facts(self._fleet.inventory[node])
        return {} if isinstance(facts, Diagnostic) else facts.values

    def _compiler(
        self, site: FleetSite, before: Snapshot, after: Snapshot, impact: Impact
    ) -> Callable[[str], Outcome]:
        """Compiles a node as files are then; if it collects, with what others export then."""
        from mupuppet.fleet.results import exported_in

        base, head = (self._fleet.results_of(each) for each in (before, after))
        exported = self._fleet.exported_of(before)
        touched = [
            name
            for name in sorted(impact.nodes.keys() & base.keys() & head.keys())
            if (base[name].exported, head[name].exported) != ("[]", "[]")
        ]
        others = [each for each in exported if each.certname not in touched]

        def compile(node: str) -> Outcome:
            seen = exported
            if touched and any(each[node].collects or each[node].queries for each in (base, head)):
                seen = others + [
                    each
                    for result in site.compile(touched, exported).results
                    for each in exported_in(result.exported)
                ]
            batch = site.compile([node], seen)
            return batch.outcome(batch.results[0])

        return compile

    def find_causes(self, made: Report) -> str | None:
        """Set the causes of groups. Returns a note if there can be none."""
        before, after = self._snapshots
        if before is None or after is None or self._impact is None:
            return None
        from mupuppet.environment.temporary_directories import TemporaryDirectory
        from mupuppet.fleet.causes import Laboratory, describe_in, find_causes, hunks_of
        from mupuppet.fleet.snapshots import difference

        fleet, impact = self._fleet, self._impact
        changed = difference(before, after)
        files = hunks_of(before, after, changed)
        with TemporaryDirectory() as scratch:
            directory = slashed.join(scratch.path, "code")
            os.mkdir(directory)
            before.write_to(directory)
            compile = self._compiler(fleet.site(directory), before, after, impact)

            results = [fleet.results_of(each) for each in (before, after)]

            def paths_of(node: str) -> frozenset[str]:
                reasons = impact.nodes.get(node, [])
                if any(each[node].collects or each[node].queries for each in results):
                    return frozenset(files)  # it may be due to what other nodes have read
                read: set[str] = set()
                for each in reasons:
                    named = [path for path in files if path in each.input]
                    if not named:  # a list of files, Ruby code …: all hunks are suspects
                        return frozenset(files)
                    read.update(named)
                return frozenset(read)

            laboratory = Laboratory(directory, files, compile, float(fleet.options.causes))
            find_causes(made.groups, laboratory, paths_of, describe_in(after, before))
        return None


def _run_side(fleet: Fleet, run: Any, snapshot: Snapshot) -> Side:
    from mupuppet.fleet.store import StoreError

    numbers = fleet.store.numbers(run)

    def outcome(node: str) -> Outcome:
        try:
            return fleet.store.outcome(fleet.store.result(numbers[node]))
        except StoreError as problem:
            raise FleetError(str(problem)) from None

    return Side(snapshot.label, frozenset(numbers), outcome, numbers.__getitem__, snapshot.notes)


def _with_data(snapshot: Snapshot, directory: str) -> Snapshot:
    """A snapshot whose directory `data` is another one."""
    from mupuppet.fleet.snapshots import directory_snapshot, with_files

    if not os.path.isdir(directory):
        raise FleetError(f"there is no directory `{directory}`")
    other = directory_snapshot(directory, directory)
    name = os.path.basename(slashed.abspath(directory))
    place = name if any(path.startswith(f"{name}/") for path in snapshot.files) else "data"
    changes: dict[str, tuple[str, bytes] | None] = dict.fromkeys(
        path for path in snapshot.files if path.startswith(f"{place}/")
    )
    for path, identifier in other.files.items():
        changes[f"{place}/{path}"] = identifier, other.read(path)
    return with_files(snapshot, snapshot.label, changes)


# --- Catalogs from elsewhere


def _given_outcomes(name: str | None, fleet: Fleet) -> Side | None:
    """Catalogs of files or of a PuppetDB; None if a name stands for code."""
    if name == "puppetdb":
        return _from_puppetdb(fleet)
    if name is None or not os.path.exists(name):
        return None
    paths = [name]
    if os.path.isdir(name):
        paths = [slashed.join(name, each) for each in sorted(os.listdir(name))]
        if not paths or not all(each.endswith(".json") for each in paths):
            return None
    elif not name.endswith(".json"):
        raise FleetError(f"{name} is not a catalog in JSON")
    return _side_of(name, dict(map(_read_catalog, paths)))


def _side_of(label: str, catalogs: Mapping[str, Mapping[str, Any]]) -> Side:
    from mupuppet.diff.changes import Outcome

    return Side(
        label,
        frozenset(catalogs),
        lambda node: Outcome(catalogs[node]),
        lambda node: id(catalogs[node]),
    )


def _read_catalog(path: str) -> tuple[str, Mapping[str, Any]]:
    try:
        with open(path, encoding="utf-8") as file:
            data = checked_catalog(json.load(file))
    except WrongCatalog as problem:
        raise FleetError(f"{path} is not a catalog: {problem}") from None
    except (OSError, ValueError) as problem:
        raise FleetError(f"{path}: {problem}") from None
    except RecursionError:
        raise FleetError(f"{path} is not a catalog: it is nested too deeply") from None
    return str(data.get("name") or os.path.basename(path).removesuffix(".json")), data


def _from_puppetdb(fleet: Fleet) -> Side:
    from mupuppet.cli.export_options import puppetdb_of
    from mupuppet.environment.exports import ExportsError

    puppetdb = puppetdb_of(fleet.options)
    if puppetdb is None:
        raise WrongUsage("puppetdb needs --puppetdb URL")
    try:
        rows = puppetdb.query("catalogs[certname, environment, resources, edges] {}")
        catalogs = {catalog["name"]: catalog for catalog in map(_stored_catalog, rows)}
    except ExportsError as problem:
        raise FleetError(str(problem)) from None
    except WrongCatalog as problem:
        raise FleetError(f"PuppetDB's answer has another form: {problem}") from None
    return _side_of("puppetdb", catalogs)


def _stored_catalog(row: object) -> dict[str, Any]:
    """A catalog of PuppetDB in Puppet's format: all edges are there, of which some contain.

    Raises WrongCatalog.
    """
    if not isinstance(row, dict) or not isinstance(row.get("certname"), str):
        raise WrongCatalog("a catalog does not name its node")
    resources, edges = (_expanded(row.get(name)) for name in ("resources", "edges"))
    return checked_catalog(
        {
            "name": row["certname"],
            "environment": row.get("environment"),
            "resources": resources,
            "edges": [
                {
                    "source": f"{each.get('source_type')}[{each.get('source_title')}]",
                    "target": f"{each.get('target_type')}[{each.get('target_title')}]",
                }
                for each in edges
                if each.get("relationship", "contains") == "contains"
            ],
        }
    )


def _expanded(value: object) -> list[dict[str, Any]]:
    """What a row refers to: a list of hashes, or a hash with it."""
    found = value.get("data") if isinstance(value, dict) else value
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise WrongCatalog("its resources or edges are not a list of hashes")
    return found
