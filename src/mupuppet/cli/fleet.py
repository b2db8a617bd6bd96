"""`mupuppet fleet`: compiles all nodes, and answers questions about them."""

from __future__ import annotations

import csv
import gc
import json
import os
import sys
from argparse import Namespace
from time import monotonic
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.cli.environments import environment_of
from mupuppet.cli.fleet_options import Fleet, FleetError, add_fleet_options, report
from mupuppet.cli.option_values import PathValue
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage, changed
from mupuppet.diagnostics.render_text import show_text

if TYPE_CHECKING:
    from mupuppet.diff.changes import Failure
    from mupuppet.environment.environment import Environment
    from mupuppet.fleet.queries import Table
    from mupuppet.fleet.results import StoredResult
    from mupuppet.fleet.runs import FleetRun
    from mupuppet.fleet.store import Store

DESCRIPTION = """\
Compile all nodes of a control repository, and store their catalogs and what these depend on in
`.mupuppet/fleet.db`. The next run compiles only the nodes that changes can affect; an interrupted
run continues where it stopped.

The nodes are those of --facts (a directory, or an export of PuppetDB), of --inventory, or those
that node definitions and data files name.

`fleet query` answers questions about the last run:
  a reference, and attributes       the nodes that have a resource, and their values
  classes, types, resources, parameters, data, facts, files, modules, definitions
                                    how many nodes use each; with a name, which nodes
  --unused classes|data|facts       what no node uses
  --sql QUERY                       anything (docs/fleet.md has the schema)"""

EXAMPLES = """\
examples:
  mupuppet fleet --facts facts/                     all nodes of this repository
  mupuppet fleet control-repo --one-of-each role    one node of each role
  mupuppet fleet --facts facts/ --catalogs out/     and Puppet's JSON of each
  mupuppet fleet query 'File[/etc/sudoers]' mode owner
  mupuppet fleet query facts                        which facts are used, by how many nodes
  mupuppet fleet query data data/common.yaml#ntp::servers
  mupuppet fleet query --unused classes
  mupuppet fleet query --sql 'SELECT type, count(*) FROM resources GROUP BY 1' --format csv"""

#: Names may come before options and after them.
INTERMIXED = True


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "arguments",
        metavar="DIR | query …",
        nargs="*",
        help="the directory of code (default: the current one), or a query",
    )
    parser.add_argument(
        "--repository",
        metavar="DIR",
        type=PathValue(),
        default=".",
        help="the directory of code for a query (default: the current one)",
    )
    parser.add_argument(
        "--catalogs",
        metavar="DIR",
        type=PathValue(),
        help="write the catalog of each node, in Puppet's JSON",
    )
    parser.add_argument(
        "--format",
        choices=("table", "json", "csv"),
        default="table",
        help="table (the default), json or csv",
    )
    parser.add_argument("--sql", metavar="QUERY", help="query the store in SQL")
    parser.add_argument(
        "--unused",
        choices=("classes", "data", "facts"),
        help="show what no node uses: classes, keys of data, or facts",
    )
    add_fleet_options(parser)


def run(options: Namespace) -> int:
    """Compile all nodes, or answer a query."""
    gc.enable()  # many compilations: garbage must be collected
    try:
        if options.arguments[:1] == ["query"] or options.sql or options.unused:
            return _query(options)
        if len(options.arguments) > 1:
            raise WrongUsage("one directory at a time (or `mupuppet fleet query …`)")
        with Fleet(options, (options.arguments or [options.repository])[0]) as fleet:
            return _run(fleet)
    except FleetError as problem:
        report(problem)
        return ERRORS


# --- Running


def _run(fleet: Fleet) -> int:
    options = fleet.options
    begun = monotonic()
    done = fleet.run(fleet.snapshot(None))
    fleet.store.show(done.run)
    results = fleet.store.results(done.run)
    if options.catalogs is not None:
        _write_catalogs(fleet.store, results, options.catalogs, fleet.directory)
    seconds = monotonic() - begun
    failed = [each for each in results.values() if not each.ok]
    if options.format == "json":
        print(json.dumps(_data(fleet.store, done, results, seconds), indent=2, ensure_ascii=False))
    elif options.format == "csv":
        _print_csv(
            ["node", "ok", "seconds", "failure"],
            [
                (each.node, int(each.ok), f"{each.seconds:.4f}", _message(each))
                for each in results.values()
            ],
        )
    else:
        _print_summary(fleet.store, done, results, seconds)
    return ERRORS if failed else FINE


def _message(result: StoredResult) -> str:
    return "" if result.failure is None else result.failure.message


def _groups(results: dict[str, StoredResult]) -> list[tuple[Failure, list[str]]]:
    """Failures by place and cause."""
    found: dict[tuple[str, ...], tuple[Failure, list[str]]] = {}
    for node, each in results.items():
        if each.failure is not None:
            failure = each.failure
            # The name of the node is often in the message.
            key = failure.message.replace(node, "NODE"), str(failure.file), str(failure.line)
            found.setdefault(key, (failure, []))[1].append(node)
    return sorted(found.values(), key=lambda each: -len(each[1]))


def _counts(store: Store) -> tuple[int, int, int]:
    _, ((resources,),) = store.query("SELECT ifnull(sum(resources), 0) FROM nodes")
    _, ((distinct, classes),) = store.query(
        "SELECT count(*), count(DISTINCT CASE WHEN type = 'Class' THEN title END) FROM resource "
        "WHERE id IN (SELECT resource FROM result_resource WHERE result IN (SELECT result FROM "
        "nodes) UNION SELECT resource FROM structure_resource WHERE structure IN (SELECT structure "
        "FROM result WHERE id IN (SELECT result FROM nodes)))"
    )
    return resources, distinct, classes


def _print_summary(
    store: Store, done: FleetRun, results: dict[str, StoredResult], seconds: float
) -> None:
    for failure, nodes in _groups(results):
        place = failure.place and f"{failure.place}: "
        some = ", ".join(nodes[:5]) + (f" and {len(nodes) - 5:,} more" if len(nodes) > 5 else "")
        print(f"{show_text(place)}{show_text(failure.message)}")
        print(f"  {len(nodes):,} {'node' if len(nodes) == 1 else 'nodes'}: {show_text(some)}\n")
    resources, distinct, classes = _counts(store)
    failed = sum(not each.ok for each in results.values())
    print(
        f"{len(results):,} nodes, {failed:,} failed; {resources:,} resources ({distinct:,} "
        f"distinct), {classes:,} classes"
    )
    same = len(results) - len(done.compiled)
    print(f"{len(done.compiled):,} compiled in {seconds:.1f} s; {same:,} are as in an earlier run")
    compiled = [each for each in results.values() if each.node in done.compiled]
    slowest = sorted(compiled, key=lambda each: -each.seconds)[:3]
    for each in slowest if len(compiled) > 3 else ():
        _, ((count,),) = store.query("SELECT resources FROM result WHERE id = ?", (each.id,))
        why = f"{count:,} resources" if each.ok else "it failed"
        print(f"  slowest: {show_text(each.node)}, {each.seconds * 1000:.0f} ms, {why}")


def _data(
    store: Store, done: FleetRun, results: dict[str, StoredResult], seconds: float
) -> dict[str, Any]:
    resources, distinct, classes = _counts(store)
    return {
        "nodes": {
            name: {
                "ok": each.ok,
                "compiled": name in done.compiled,
                "seconds": round(each.seconds, 4),
                **({} if each.failure is None else {"failure": _failure_data(each.failure)}),
            }
            for name, each in results.items()
        },
        "failures": [
            {**_failure_data(failure), "nodes": nodes} for failure, nodes in _groups(results)
        ],
        "resources": resources,
        "distinct_resources": distinct,
        "classes": classes,
        "compiled": len(done.compiled),
        "seconds": round(seconds, 3),
        "store": store.path,
    }


def _failure_data(failure: Failure) -> dict[str, Any]:
    return {
        "message": failure.message,
        "file": failure.file,
        "line": failure.line,
        "id": failure.id,
    }


def _write_catalogs(
    store: Store, results: dict[str, StoredResult], directory: str, root: str
) -> None:
    from mupuppet.fleet.results import ROOT

    os.makedirs(directory, exist_ok=True)
    for name, result in results.items():
        catalog = store.catalog(result.id)
        if catalog is not None:
            text = json.dumps(catalog, indent=2, ensure_ascii=False).replace(ROOT, root)
            with open(slashed.join(directory, f"{name}.json"), "w", encoding="utf-8") as file:
                file.write(text + "\n")


# --- Queries


def _query(options: Namespace) -> int:
    from mupuppet.fleet.queries import SUBJECTS, having, nodes_using, uses
    from mupuppet.fleet.store import Store, StoreError

    words = options.arguments[1:] if options.arguments[:1] == ["query"] else options.arguments
    with Fleet(options, options.repository) as fleet:
        if options.store is None and not Store.exists(fleet.directory):
            raise FleetError("nothing has been compiled yet: run `mupuppet fleet` first")
        store = fleet.store
        try:
            if options.sql is not None:
                table = store.query(options.sql)
            elif options.unused is not None:
                table = _unused(fleet, options.unused)
            elif not words:
                raise WrongUsage(f"name a reference, or one of {', '.join(SUBJECTS)}")
            elif words[0] in SUBJECTS:
                subject, *names = words
                table = nodes_using(store, subject, names[0]) if names else uses(store, subject)
            elif "[" in words[0]:
                table = having(store, words[0], words[1:])
            else:
                raise WrongUsage(
                    f"`{words[0]}` is neither a reference nor one of {', '.join(SUBJECTS)}"
                )
        except StoreError as problem:
            raise FleetError(str(problem)) from None
    _print_table(table, options.format)
    return FINE


def _unused(fleet: Fleet, subject: str) -> Table:
    """What none of the nodes of the last run uses."""
    from mupuppet.fleet.queries import uses

    options = changed(fleet.options, path=fleet.directory)
    environment = environment_of(options)
    if subject == "facts":
        used = {str(name).partition(".")[0] for name, _ in uses(fleet.store, "facts")[1]}
        known = {name for entry in fleet.inventory.values() for name in _facts(fleet, entry)}
        return ["fact"], [] if "*" in used else [(name,) for name in sorted(known - used)]
    if subject == "classes":
        used = {str(name).lower() for name, _ in uses(fleet.store, "classes")[1]}
        return ["class"], [(name,) for name in sorted(_classes(environment)) if name not in used]
    from mupuppet.fleet.snapshots import directory_snapshot

    used = {str(name) for name, _ in uses(fleet.store, "data")[1]}
    files = {name.partition("#")[0] for name in used}
    found = []
    for path in sorted(files & directory_snapshot(fleet.directory, "").files.keys()):
        from mupuppet.data_formats.yaml_reader import parse_yaml

        if path.endswith((".yaml", ".yml", ".eyaml")):
            content = environment.read_bytes(slashed.join(fleet.directory, path))
            data = parse_yaml(content, path)
            keys = data if isinstance(data, dict) else {}
            found += [(f"{path}#{key}",) for key in keys if f"{path}#{key}" not in used]
    return ["key"], found


def _classes(environment: Environment) -> set[str]:
    """The names of all classes that files define."""
    from mupuppet.environment.all_code import all_sources
    from mupuppet.syntax.nodes import ClassDefinition
    from mupuppet.syntax.parser import parse

    return {
        node.name.lower().removeprefix("::")
        for source, problems in all_sources(environment)
        if not problems and source.name.endswith(".pp")
        for node in parse(source).definitions
        if isinstance(node, ClassDefinition)
    }


def _facts(fleet: Fleet, entry: Any) -> dict[str, Any]:
    from mupuppet.diagnostics import Diagnostic

    facts = fleet.site(fleet.directory).facts(entry)
    return {} if isinstance(facts, Diagnostic) else facts.values


def _print_table(table: Table, output_format: str) -> None:
    names, rows = table
    if output_format == "json":
        data = [dict(zip(names, row, strict=True)) for row in rows]
        print(json.dumps(data, indent=2, ensure_ascii=False))
    elif output_format == "csv":
        _print_csv(names, rows)
    else:
        shown = [[show_text(str(value)) for value in row] for row in (names, *rows)]
        widths = [max(map(len, column)) for column in zip(*shown, strict=True)] if names else []
        for row in shown:
            cells = zip(row, widths, strict=True)
            print("  ".join(value.ljust(width) for value, width in cells).rstrip())


def _print_csv(names: list[str], rows: list[tuple[Any, ...]]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(names)
    writer.writerows(rows)
