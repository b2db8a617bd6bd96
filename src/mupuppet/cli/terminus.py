"""`mupuppet terminus`: catalogs for an existing Puppet Server, and for `puppet` itself."""

import json
import os
import sys
from argparse import Namespace
from collections import Counter
from typing import Any

from mupuppet.basics import slashed
from mupuppet.cli.compilations import add_ruby_and_limits
from mupuppet.cli.option_values import number_from, path
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage
from mupuppet.cli.server_options import needs_forking
from mupuppet.diagnostics.render_text import show_text

DESCRIPTION = """\
Let a Puppet Server, `puppet apply` and `puppet catalog compile` take their catalogs from mupuppet
over a local socket, with real Puppet as the fallback. Facts, classifier, certificates, files and
PuppetDB stay as they are.

  install  write the terminus (a small Ruby file) and its configuration
  serve    answer its requests: run this beside Puppet Server, as a user who may read the code
  report   show the differences found in shadow mode

In shadow mode agents still get Puppet's catalogs, and each is compared with mupuppet's, so that
you can check before you switch."""

EXAMPLES = """\
examples:
  mupuppet terminus install --mode shadow      prints what puppet.conf needs
  mupuppet terminus serve                      until stopped
  mupuppet terminus report                     do all catalogs agree?
  mupuppet terminus install --mode use         they do: switch"""

_SOCKET = "/run/mupuppet/terminus.sock"
_LOG = "/var/lib/mupuppet/terminus.jsonl"
#: Where Puppet Server and agents of the usual packages look for Ruby code and configuration.
_LIBRARIES = ("/opt/puppetlabs/server/data/puppetserver/jruby-gems", "/usr/lib/ruby/vendor_ruby")
_CONFIGURATIONS = ("/etc/puppetlabs/puppet", "/etc/puppet")


def add_arguments(parser: Parser) -> None:
    parser.add_argument("action", choices=("install", "serve", "report"), help="what to do")
    parser.add_argument(
        "--socket", metavar="PATH", type=path, default=_SOCKET, help=f"default: {_SOCKET}"
    )
    parser.add_argument(
        "--log",
        metavar="FILE",
        type=path,
        default=_LOG,
        help=f"serve, report: where comparisons are logged (default: {_LOG})",
    )
    parser.add_argument(
        "--mode",
        choices=("use", "shadow", "off"),
        default="shadow",
        help="install: use (agents get mupuppet's catalogs), shadow (compare; the default), or off",
    )
    parser.add_argument(
        "--library",
        metavar="DIR",
        type=path,
        help="install: a directory from which Puppet loads Ruby code, such as lib/ of a module or "
        "one in RUBYLIB",
    )
    parser.add_argument(
        "--confdir",
        metavar="DIR",
        type=path,
        help="install: the directory of puppet.conf (default: the usual one)",
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=number_from(0),
        default=0,
        help="serve: processes that compile (default: all cores)",
    )
    parser.add_argument(
        "--timeout",
        metavar="SECONDS",
        type=number_from(1),
        default=60,
        help="how long a catalog may take before Puppet compiles it (default: 60)",
    )
    add_ruby_and_limits(parser)
    parser.add_argument(
        "--format", choices=("text", "json"), default="text", help="report: text or json"
    )


def run(options: Namespace) -> int:
    """Install, serve or report."""
    if options.action == "install":
        return _install(options)
    if options.action == "serve":
        needs_forking("terminus serve")
        from mupuppet.cli.terminus_service import serve

        return serve(options)
    return _report(options)


def _install(options: Namespace) -> int:
    library = options.library or next(filter(os.path.isdir, _LIBRARIES), None)
    confdir = options.confdir or next(filter(os.path.isdir, _CONFIGURATIONS), None)
    if library is None or confdir is None:
        raise WrongUsage("Puppet was not found in the usual places: give --library and --confdir")
    directory = slashed.join(library, "puppet", "indirector", "catalog")
    os.makedirs(directory, exist_ok=True)
    target = slashed.join(directory, "mupuppet.rb")
    with open(target, "w", encoding="utf-8") as file:
        file.write(terminus_source())
    configuration = slashed.join(confdir, "mupuppet.json")
    settings = {
        "socket": slashed.abspath(options.socket), "mode": options.mode, "timeout": options.timeout
    }  # fmt: skip
    with open(configuration, "w", encoding="utf-8") as file:
        file.write(json.dumps(settings, indent=2) + "\n")
    print(f"wrote {show_text(target)}")
    print(f"wrote {show_text(configuration)} (mode {options.mode})")
    print(f"now: in {show_text(slashed.join(confdir, 'puppet.conf'))}, section [server] or [main]:")
    print("  catalog_terminus = mupuppet")
    print("then start `mupuppet terminus serve`, and restart Puppet Server")
    return FINE


def terminus_source() -> str:
    """The Ruby code of the terminus."""
    import mupuppet.server

    place = slashed.join(os.path.dirname(mupuppet.server.__file__), "terminus.rb")
    with open(place, encoding="utf-8") as file:
        return file.read()


def _report(options: Namespace) -> int:
    records = []
    try:
        with open(options.log, encoding="utf-8") as file:
            for line in file:
                try:
                    record = json.loads(line)
                except ValueError:  # half a line, of a process that was killed
                    continue
                if isinstance(record, dict) and {"node", "status"} <= record.keys():
                    records.append(record)
    except FileNotFoundError:
        print(f"mupuppet: there is no {show_text(options.log)} yet", file=sys.stderr)
        return ERRORS
    if options.format == "json":
        print(json.dumps(records, indent=2, ensure_ascii=False))
    else:
        _print_report(records)
    return ERRORS if any(each["status"] != "same" for each in _latest(records)) else FINE


def _latest(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The last comparison of each node."""
    return list({each["node"]: each for each in records}.values())


def _print_report(records: list[dict[str, Any]]) -> None:
    latest = _latest(records)
    counts = Counter(each["status"] for each in latest)
    print(f"{len(records)} catalogs compared, {len(latest)} nodes; as of the last one of each:")
    for status, count in sorted(counts.items()):
        print(f"  {status}: {count}")
    theirs = sum(each.get("puppet_seconds") or 0 for each in records)
    ours = sum(each.get("seconds") or 0 for each in records)
    print(f"seconds: Puppet {theirs:.2f}, here {ours:.2f}")
    changes: Counter[str] = Counter()
    nodes: dict[str, list[str]] = {}
    for each in latest:
        for change in each.get("changes", ()):
            shown = " ".join(
                filter(None, (change["kind"], change["resource"], change["attribute"]))
            )
            changes[shown] += 1
            nodes.setdefault(shown, []).append(each["node"])
    for shown, count in changes.most_common(50):
        print(f"{show_text(shown)}  ({count} nodes, such as {show_text(nodes[shown][0])})")
    for each in latest:
        if each.get("error"):
            print(f"{show_text(each['node'])}: {show_text(each['error'])}")
