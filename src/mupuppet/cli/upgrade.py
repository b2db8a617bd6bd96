"""`mupuppet upgrade`: what breaks or changes when code moves to another version of Puppet."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.cli.compilations import add_inputs, add_several_nodes
from mupuppet.cli.option_values import path
from mupuppet.cli.options import (
    ERRORS,
    FINE,
    Parser,
    WrongUsage,
    changed,
    terminal_columns,
    version,
)
from mupuppet.cli.rendering import renderer
from mupuppet.cli.terminal import palette_for
from mupuppet.diagnostics import Diagnostic
from mupuppet.diagnostics.markdown import code, plain
from mupuppet.diagnostics.render_text import show_text
from mupuppet.versions import DEFAULT, SUPPORTED, VERSIONS, PuppetVersion

if TYPE_CHECKING:
    from mupuppet.cli.upgrade_nodes import NodesReport

DESCRIPTION = """\
Show what breaks, or silently changes, when a control repository moves from one version of Puppet
to another: legacy facts in manifests, templates, Hiera and data, code that becomes an error,
removed settings, functions and Ruby methods, modules that do not support the newer version.

All files are checked. If nodes are named (--node, --nodes, --all-nodes), each is also compiled as
both versions: failures and differences of the catalogs are shown in groups, each with its reason,
its place and what to write instead."""

EXAMPLES = """\
examples:
  mupuppet upgrade .                                    from 7 to 8: what files show
  mupuppet upgrade . --from 8 --to 9                    from Puppet 8 to OpenVox 9
  mupuppet upgrade . --all-nodes --facts facts/         compile every node as both, too
  mupuppet upgrade . --node web1 --facts web1.json      compile one
  mupuppet upgrade . --format github                    annotations in a GitHub workflow
  mupuppet upgrade . --all-nodes --format markdown      for a pull request

exit status: 0 nothing changes, 1 a node fails or the command could not run, 2 something changes"""

#: Directories that hold no code for a catalog, wherever they are.
_LEFT_OUT = frozenset(["spec", "vendor", "node_modules", "acceptance", "locales"])
#: Something changes, but no node fails.
CHANGES = 2


def add_arguments(parser: Parser) -> None:
    add_inputs(parser)
    parser.add_argument(
        "--from",
        metavar="VERSION",
        dest="before",
        type=version,
        help="the version in use now (default: that of --puppet, or the one before --to)",
    )
    parser.add_argument(
        "--to",
        metavar="VERSION",
        dest="after",
        type=version,
        help=f"the version to move to: 8, 9 or an exact one (default: {DEFAULT.major})",
    )
    parser.add_argument(
        "--puppet-conf", metavar="FILE", type=path, help="also check this puppet.conf"
    )
    parser.add_argument(
        "--format",
        choices=("text", "concise", "json", "github", "markdown"),
        default="text",
        help="text (with source lines; the default), concise (one line each), json, github or "
        "markdown",
    )
    add_several_nodes(parser)


def run(options: Namespace) -> int:
    """Look, compile, and print."""
    if options.path == "-":
        raise WrongUsage("name a file or a directory, not standard input")
    if not os.path.exists(options.path):
        print(f"mupuppet: there is no {show_text(options.path)}", file=sys.stderr)
        return ERRORS
    before, after = _versions(options)
    findings = _findings(options, before, after)
    nodes = None
    if options.node or options.nodes or options.all_nodes:
        from mupuppet.cli.upgrade_nodes import compare_nodes

        nodes = compare_nodes(options, before, after, findings)
        if nodes is None:
            return ERRORS
    findings = [each for each in findings if each.id not in options.ignore]
    found = _Found(before, after, findings, nodes)
    if options.format == "json":
        sys.stdout.write(_as_json(found))
    elif options.format == "markdown":
        sys.stdout.write(_as_markdown(found))
    else:
        _print_text(found, options)
    if nodes is not None and nodes.report.has_failures:
        return ERRORS
    return CHANGES if findings or (nodes is not None and nodes.report.has_changes) else FINE


def _versions(options: Namespace) -> tuple[PuppetVersion, PuppetVersion]:
    after: PuppetVersion = options.after or DEFAULT
    previous = SUPPORTED[max(SUPPORTED.index(after.major) - 1, 0)]
    before: PuppetVersion = options.before or options.puppet or VERSIONS[previous]
    if before == after:
        raise WrongUsage(f"{before} and {after} are the same: name two versions (--from, --to)")
    return before, after


def _findings(options: Namespace, before: PuppetVersion, after: PuppetVersion) -> list[Diagnostic]:
    """What files show: those of the repository, and of modules elsewhere that it uses."""
    from mupuppet.analysis.upgrades import find_changes, matters
    from mupuppet.cli.environments import environment_of
    from mupuppet.environment.file_reading import read_source

    environment = environment_of(changed(options, puppet=before))
    here = slashed.realpath(options.path)
    elsewhere = [
        each
        for each in environment.modulepath
        if os.path.isdir(each) and not slashed.realpath(each).startswith(here)
    ]
    given = [each for each in (options.puppet_conf, environment.hiera_config) if each is not None]
    files = {
        file: read_source(file)
        for path in (options.path, *elsewhere, *given)
        for file in _files(path)
        if path in given or matters(file)
    }

    def named(path: str | None) -> str | None:
        """A path as it is among the files."""
        real = None if path is None else slashed.realpath(path)
        return next((each for each in files if slashed.realpath(each) == real), None)

    return find_changes(
        files,
        before,
        after,
        global_hierarchy=named(environment.hiera_config),
        puppet_conf=named(options.puppet_conf),
    )


def _files(path: str) -> Iterator[str]:
    """The files below a path, in alphabetical order; each directory is looked at once."""
    if not os.path.isdir(path):
        yield slashed.normpath(path)
        return
    seen: set[str] = set()
    for directory, directories, files in slashed.walk(path, followlinks=True):
        real = slashed.realpath(directory)
        if real in seen:
            directories.clear()
            continue
        seen.add(real)
        directories[:] = sorted(
            each for each in directories if not each.startswith(".") and each not in _LEFT_OUT
        )
        yield from (slashed.normpath(slashed.join(directory, name)) for name in sorted(files))


# --- Printing


class _Found(Record):
    before: PuppetVersion
    after: PuppetVersion
    findings: list[Diagnostic]
    nodes: NodesReport | None


def _print_text(found: _Found, options: Namespace) -> None:
    palette = palette_for(options.color, sys.stdout)
    form = "full" if options.format == "text" else options.format
    render = renderer(form, palette, terminal_columns(1, 120))
    sys.stdout.writelines(map(render, found.findings))
    if options.format == "github":
        sys.stdout.writelines(_annotations(found.nodes))
        return
    if found.nodes is not None:
        from mupuppet.diff.render_text import render_text

        separator = "\n" if found.findings else ""
        sys.stdout.write(separator + render_text(found.nodes.report, palette))
    sys.stdout.flush()
    sys.stderr.write(f"{found.before} → {found.after}: {_summary(found.findings)}\n")


def _annotations(nodes: NodesReport | None) -> Iterator[str]:
    """Groups of changes for GitHub, each at the place of its failure or cause."""
    from mupuppet.diff.report import headline

    for group in () if nodes is None else nodes.report.groups:
        is_failure = group.risk == "failure"
        file, _, line = group.example.resource.rpartition(":") if is_failure else ("", "", "")
        if group.causes:
            file, line = group.causes[0].file, str(group.causes[0].line)
        place = f" file={_escaped(file)},line={line}" if file and line.isdecimal() else ""
        nodes_ = "1 node" if len(group.nodes) == 1 else f"{len(group.nodes)} nodes"
        message = f"{headline(group)} ({nodes_}). {group.cause_note}"
        if is_failure:
            message = f"{group.example.after}. {message}"
        yield f"::{'error' if is_failure else 'warning'}{place}::{_escaped(message)}\n"


def _escaped(content: str) -> str:
    return show_text(content).replace("%", "%25")


def _as_json(found: _Found) -> str:
    from mupuppet.diagnostics.render_json import to_data

    data = {
        "version": 1,
        "from": found.before.number,
        "to": found.after.number,
        "findings": [{**to_data(each), "reason": reason_of(each)} for each in found.findings],
        "nodes": None,
    }
    if found.nodes is not None:
        from mupuppet.diff.report import to_data as report_data

        report = report_data(found.nodes.report)
        for group in report["groups"]:
            reason = found.nodes.reasons.get(group["id"])
            group["reason"] = None if reason is None else reason.to_data()
        data["nodes"] = report
    return json.dumps(data, indent=2) + "\n"


def _as_markdown(found: _Found) -> str:
    findings, nodes = found.findings, found.nodes
    lines = [f"## {found.before} → {found.after}", "", f"{_summary(findings)}", ""]
    for reason in dict.fromkeys(map(reason_of, findings)):
        own = [each for each in findings if reason_of(each) == reason]
        lines += [f"<details><summary>{reason}: {len(own)}</summary>", ""]
        for each in own:
            place = f"{each.source.name}:{each.position.line}"
            hint = f". {each.hint}" if each.hint else ""
            lines.append(f"- {code(place)} {plain(each.message + hint)}")
        lines += ["", "</details>", ""]
    text = "\n".join(lines) + "\n"
    if nodes is None:
        return text
    from mupuppet.diff.render_markdown import render_markdown

    return text + render_markdown(nodes.report)


#: What the ids of findings are called in summaries; all others are new errors.
_REASONS = {
    "upgrade-changed-function": "function",
    "upgrade-hiera-version": "Hiera",
    "upgrade-legacy-fact": "legacy fact",
    "upgrade-module-requirement": "module",
    "upgrade-removed-ruby": "Ruby",
    "upgrade-removed-setting": "setting",
    "upgrade-removed-type": "type",
    "unreadable-file": "unreadable",
}


def reason_of(finding: Diagnostic) -> str:
    """The kind of reason of a finding."""
    return _REASONS.get(finding.id, "strict")


def _summary(findings: list[Diagnostic]) -> str:
    """How many findings there are of each kind, in one sentence."""
    if not findings:
        return "nothing found in files"
    counts: dict[str, int] = {}
    for each in findings:
        counts[reason_of(each)] = counts.get(reason_of(each), 0) + 1
    listed = ", ".join(f"{reason} {count}" for reason, count in counts.items())
    files = len({each.source.name for each in findings})
    return f"{len(findings)} to look at in {files} {'file' if files == 1 else 'files'}: {listed}"
