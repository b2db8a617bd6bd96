"""`mupuppet env`: what an environment contains."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mupuppet.analysis.environment_survey import Survey, survey
from mupuppet.basics import slashed
from mupuppet.basics.records import as_dict
from mupuppet.basics.slashed import slashes
from mupuppet.cli.configuration_view import ConfigurationView, view_configuration
from mupuppet.cli.environments import add_environment_options, environment_of
from mupuppet.cli.options import ERRORS, FINE, Parser, terminal_columns
from mupuppet.cli.terminal import palette_for
from mupuppet.diagnostics.render_full import render_full
from mupuppet.diagnostics.render_json import to_data
from mupuppet.diagnostics.render_text import plural, show_text
from mupuppet.environment.environment import Environment
from mupuppet.ruby.worker.confinement import available_confinement

if TYPE_CHECKING:
    from mupuppet.ruby.needs import Need

DESCRIPTION = """\
Show what an environment contains: a control repository, a code directory with
`environments/`, or the checkout of one module.

The output lists its configuration (mupuppet.toml, environment variables) and where each value is
set, the modules with their versions and directories, modules hidden by others of the same name,
dependencies that are missing or do not have the version that `metadata.json` requires, the
hierarchy of data, node definitions, templates and functions that need Ruby, and what fails to load
and why. Every file is checked, not only those that some node uses."""

EXAMPLES = """\
examples:
  mupuppet env .                                 the control repository in this directory
  mupuppet env /etc/puppetlabs/code --environment test
  mupuppet env . --format json                   for other programs
  mupuppet env --trust                           confirm the mupuppet.toml of this repository

exit status: 0 everything loads, 1 something does not, 2 wrong usage"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "path",
        metavar="DIR",
        type=slashes,
        nargs="?",
        default=".",
        help="an environment, code directory or module (default: the current directory)",
    )
    add_environment_options(parser)
    parser.add_argument(
        "--format", choices=("text", "json"), default="text", help="text (the default) or json"
    )


def run(options: Namespace) -> int:
    """Look, and print."""
    environment = environment_of(options)
    found = survey(environment)
    configuration = view_configuration(options)
    puppet = {
        "version": environment.puppet.number,
        "from": _origin_of_version(options, configuration),
    }
    needs = _needing_ruby(environment)
    confinement = available_confinement()
    if options.format == "json":
        data = {
            "puppet": puppet,
            **_data(found),
            "needs_ruby": [as_dict(need) for need in needs],
            "ruby": {"confinement": confinement.value, "effect": confinement.effect},
            "configuration": configuration.to_data(),
        }
        data["problems"] += [to_data(problem) for problem in configuration.problems]
        sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    else:
        here = slashed.abspath(options.path)
        sys.stdout.write(f"As {environment.puppet} ({show_text(puppet['from'])})\n")
        sys.stdout.writelines(f"{line}\n" for line in _lines(found, needs, here, configuration))
        palette = palette_for(options.color, sys.stderr)
        columns = terminal_columns(2, 120)
        sys.stdout.flush()
        for problem in (*configuration.problems, *found.problems):
            sys.stderr.write(render_full(problem, palette, columns) + "\n")
    return ERRORS if found.has_errors or configuration.problems else FINE


def _origin_of_version(options: Namespace, configuration: ConfigurationView) -> str:
    """What chooses the version of Puppet."""
    if options.puppet is None:
        return "the default"
    configured = configuration.configuration.values.get("puppet")
    if configured is None or configured.value != options.puppet:
        return "--puppet"
    return configured.origin


def _data(found: Survey) -> dict[str, Any]:
    return {
        "environment": found.name,
        "root": found.root,
        "manifests": list(found.manifests),
        "modulepath": [{"path": path, "exists": exists} for path, exists in found.modulepath],
        "modules": [
            {
                "name": module.name,
                "version": module.version,
                "path": module.path,
                "used": module.is_used,
                "shadows": list(module.shadows),
            }
            for module in found.modules
        ],
        "unmet_dependencies": [
            {
                "module": unmet.module,
                "needs": unmet.needs,
                "version_requirement": unmet.requirement,
                "found": unmet.found,
            }
            for unmet in found.unmet
        ],
        "puppetfile": [as_dict(each) for each in found.listed],
        "hierarchies": [
            {
                "layer": layer.kind.lower(),
                "module": layer.module,
                "path": layer.path,
                "version": layer.version,
                "levels": [
                    {"name": level.name, "places": list(level.places), "function": level.function}
                    for level in layer.levels
                ],
            }
            for layer in found.layers
        ],
        "nodes": [
            {"names": list(node.names), "file": node.file, "line": node.line}
            for node in found.nodes
        ],
        "problems": [to_data(problem) for problem in found.problems],
    }


def _needing_ruby(environment: Environment) -> "list[Need]":
    # Imported here: only some environments have Ruby in them.
    from mupuppet.compiler.functions.stdlib_functions import native_function
    from mupuppet.functions.registry import find_function
    from mupuppet.ruby.needs import needing_ruby

    def has_native(name: str) -> bool:
        return find_function(name) is not None or native_function(environment, name) is not None

    return needing_ruby(environment, has_native)


def _lines(
    found: Survey, needs: "list[Need]", here: str, configuration: ConfigurationView
) -> Iterator[str]:
    def near(path: str) -> str:
        inside = path.startswith(here + "/")
        return show_text(slashed.relpath(path, here) if inside else path)

    yield f"Environment {show_text(found.name)} in {show_text(found.root or here)}"
    yield ""
    yield from _section("Configuration", configuration.lines(), None)
    yield from _section("Main manifests", map(near, found.manifests), "none")
    path = (f"{near(path)}{'' if exists else '  (missing)'}" for path, exists in found.modulepath)
    yield from _section("Module path", path, "none")
    yield from _section("Modules", _module_lines(found, near), "none")
    yield from _section("Unmet dependencies", _unmet_lines(found), None)
    yield from _section("Different from the Puppetfile", _listed_lines(found), None)
    yield from _section("Hierarchies of data", _layer_lines(found, near), "none")
    nodes = (f"{show_text(', '.join(n.names))}  ({near(n.file)}:{n.line})" for n in found.nodes)
    yield from _section("Node definitions", nodes, "none")
    ruby = (
        f"{near(need.path)}{'' if need.line is None else f':{need.line}'}  "
        f"{show_text(need.construct)}{' (only in some cases)' if need.is_partial else ''}"
        for need in needs
    )
    yield from _section("Needs Ruby", ruby, None)
    confinement = available_confinement()
    yield from _section(
        "Confinement of Ruby", iter([f"{confinement.value}: {confinement.effect}"]), None
    )
    errors = sum(problem.is_error for problem in found.problems) + len(configuration.problems)
    warnings = sum(not problem.is_error for problem in found.problems)
    yield f"{plural(errors, 'error')}, {plural(warnings, 'warning')}"


def _section(title: str, lines: Iterator[str], empty: str | None) -> Iterator[str]:
    shown = list(lines)
    if not shown and empty is not None:
        shown = [empty]
    if shown:
        yield title
        yield from (f"  {line}" for line in shown)
        yield ""


def _module_lines(found: Survey, near: Any) -> Iterator[str]:
    width = max((len(module.name) for module in found.modules), default=0)
    for module in found.modules:
        unused = "" if module.is_used else "  (not used: see below)"
        version = show_text(module.version or "-")
        yield f"{show_text(module.name):{width}}  {version:9} {near(module.path)}{unused}"
        for path in module.shadows:
            yield f"{'':{width}}  {'':9} hides {near(path)}"


def _unmet_lines(found: Survey) -> Iterator[str]:
    for unmet in found.unmet:
        there = "missing" if unmet.found is None else f"it is {unmet.found}"
        line = f"{unmet.module} needs {unmet.needs} {unmet.requirement}: {there}"
        yield show_text(line)


def _listed_lines(found: Survey) -> Iterator[str]:
    for each in found.listed:
        if each.installed is None:
            line = f"{each.module} {each.listed}".rstrip()
            line += f" is not installed (Puppetfile:{each.line}; `r10k puppetfile install`)"
        elif each.line is None:
            line = f"{each.module} {each.installed}".rstrip() + " is installed, but not listed"
        else:
            line = f"{each.module} is {each.installed}, not {each.listed} (Puppetfile:{each.line})"
        yield show_text(line)


def _layer_lines(found: Survey, near: Any) -> Iterator[str]:
    for layer in found.layers:
        owner = f" {layer.module}" if layer.module else ""
        yield f"{layer.kind}{show_text(owner)}: {near(layer.path)} (version {layer.version})"
        for level in layer.levels:
            places = ", ".join(level.places) or "-"
            yield show_text(f"  {level.name}: {places}")
