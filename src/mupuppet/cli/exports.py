"""`mupuppet exports`: what the nodes of an environment export to each other."""

import json
import os
import sys
from argparse import Namespace
from itertools import groupby

from mupuppet.cli.environments import add_environment_options, environment_of, is_directory_of_code
from mupuppet.cli.option_values import path
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage
from mupuppet.diagnostics.render_text import show_text
from mupuppet.environment.default_exports import DefaultExports, default_store_path
from mupuppet.environment.exports import ExportedResource, ExportsError

DESCRIPTION = """\
Show the resources that nodes have exported with `@@` for others to collect with `<<| |>>`, or
forget those of a node that no longer exists.

`mupuppet compile` stores what a node exports: in a file of the environment in your state
directory, or in the file that --exports names.

An argument that is `.`, has a `/` in it, or is a directory of code, is the directory of the
environment (default: the current directory); all others are names of nodes."""

EXAMPLES = """\
examples:
  mupuppet exports list                      what the nodes of this control repository export
  mupuppet exports list web01 control-repo/  what one of them exports
  mupuppet exports list --format json        for other programs
  mupuppet exports forget web01 web02        nodes that no longer exist
  mupuppet exports forget --all              start over"""

#: Nodes may come before options and the directory after them.
INTERMIXED = True


def add_arguments(parser: Parser) -> None:
    parser.add_argument("action", choices=("list", "forget"), help="what to do")
    parser.add_argument(
        "arguments", metavar="NODE|DIR", nargs="*", help="nodes, and the environment's directory"
    )
    parser.add_argument("--all", action="store_true", help="forget all nodes")
    parser.add_argument(
        "--exports", metavar="FILE", type=path, help="the store, if it is not the usual one"
    )
    parser.add_argument(
        "--format", choices=("text", "json"), default="text", help="text (the default) or json"
    )
    add_environment_options(parser)


def run(options: Namespace) -> int:
    """Show, or forget."""
    nodes, problem = _arguments(options)
    if problem is not None:
        raise WrongUsage(problem)
    try:
        store = _store(options)
        if options.action == "forget":
            return _forget(store, nodes or sorted({each.certname for each in store.all()}))
        return _list(store, nodes, options.format)
    except ExportsError as error:
        print(f"mupuppet: {show_text(str(error))}", file=sys.stderr)
        return ERRORS


def _arguments(options: Namespace) -> tuple[list[str], str | None]:
    """The nodes, and what is wrong with the options. The directory becomes one of these."""
    nodes: list[str] = []
    directories: list[str] = []
    for argument in options.arguments:
        (directories if is_directory_of_code(argument) else nodes).append(argument)
    options.path = directories[0] if directories else "."
    if len(directories) > 1:
        return nodes, "one directory at a time"
    if options.exports is None and not os.path.isdir(options.path):
        return nodes, f"there is no directory `{options.path}`"
    if options.all and (options.action != "forget" or nodes):
        return nodes, "--all is for `forget`, without nodes"
    if options.action == "forget" and not nodes and not options.all:
        return nodes, "name a node (`mupuppet exports list` shows them; --all forgets all)"
    return nodes, None


def _store(options: Namespace) -> DefaultExports:
    if options.exports is not None:
        if not os.path.exists(options.exports):
            raise ExportsError(f"there is no file {options.exports}")
        return DefaultExports(options.exports)
    environment = environment_of(options)
    return DefaultExports(default_store_path(environment.root or options.path, environment.name))


def _forget(store: DefaultExports, nodes: list[str]) -> int:
    status = FINE
    for node in nodes:
        count = store.forget(node)
        if count:
            print(f"{show_text(node)}: {_counted(count)} forgotten")
        else:
            _tell_of_unknown(node)
            status = ERRORS
    return status


def _tell_of_unknown(node: str) -> None:
    hint = f"; for the directory, write `{node}/`" if os.path.isdir(node) else ""
    print(f"mupuppet: {show_text(f'{node} exports nothing{hint}')}", file=sys.stderr)


def _list(store: DefaultExports, nodes: list[str], output_format: str) -> int:
    found = [each for each in store.all() if not nodes or each.certname in nodes]
    if output_format == "json":
        data = {"store": store.path, "resources": [each.to_data() for each in found]}
        sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
        return FINE
    for node, exported in groupby(found, lambda each: each.certname):
        print(show_text(node))
        for resource in exported:
            print(f"  {show_text(_line(resource))}")
    if not found and not nodes:
        print("nothing is exported")
    print(f"store: {show_text(store.path)}")
    unknown = [node for node in nodes if all(node != each.certname for each in found)]
    for node in unknown:
        _tell_of_unknown(node)
    return ERRORS if unknown else FINE


def _line(resource: ExportedResource) -> str:
    given = resource.parameters.get("tag")
    tags = given if isinstance(given, list) else [given]
    shown = ", ".join(str(tag) for tag in tags if tag is not None)
    return f"{resource.type}[{resource.title}]" + (f"  (tag {shown})" if shown else "")


def _counted(count: int) -> str:
    return "1 resource" if count == 1 else f"{count} resources"
