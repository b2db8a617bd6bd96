"""`mupuppet rspec`: mupuppet's catalogs for rspec-puppet."""

import os
import shlex
import sys
from argparse import Namespace

from mupuppet.basics import slashed
from mupuppet.cli.option_values import path
from mupuppet.cli.options import ERRORS, FINE, Parser
from mupuppet.diagnostics.render_text import show_text

DESCRIPTION = """\
Make rspec-puppet suites faster without changing them: where rspec-puppet would build a catalog, a
mupuppet process compiles it. Matchers, coverage and logs are still those of rspec-puppet.

`install` adds what RSpec needs to the `.rspec-local` of a module, which RSpec reads in addition to
`.rspec`, and which is yours and not the repository's; `remove` removes it again. `path` prints the
directory of the Ruby file, for `rspec -I DIR -r mupuppet/rspec`.

With MUPUPPET_RSPEC=off Puppet compiles as before; with MUPUPPET_RSPEC=dual both compile, and every
difference is reported (to the file MUPUPPET_RSPEC_REPORT, if that is set)."""

EXAMPLES = """\
examples:
  mupuppet rspec install    in a module; then run `bundle exec rspec` as before
  mupuppet rspec remove
  mupuppet rspec path       for `rspec -I DIR -r mupuppet/rspec`"""

_LOCAL = ".rspec-local"
_REQUIRE = "--require mupuppet/rspec"


def add_arguments(parser: Parser) -> None:
    parser.add_argument("action", choices=("install", "remove", "path"), help="what to do")
    parser.add_argument(
        "path", metavar="DIR", nargs="?", default=".", type=path, help="the module (default: .)"
    )


def ruby_directory() -> str:
    """The directory below which the Ruby file is."""
    from mupuppet import testing

    return slashed.join(os.path.dirname(testing.__file__), "ruby")


def run(options: Namespace) -> int:
    """Install, remove, or print the path."""
    if options.action == "path":
        print(ruby_directory())
        return FINE
    directory: str = options.path
    if not os.path.isdir(slashed.join(directory, "spec")):
        shown = show_text(directory)
        print(f"mupuppet: {shown} has no directory `spec`, and so no tests", file=sys.stderr)
        return ERRORS
    file = slashed.join(directory, _LOCAL)
    # A link would change what a foreign module makes it lead to, and a pipe may have no end.
    if os.path.islink(file) or (os.path.exists(file) and not os.path.isfile(file)):
        print(
            f"mupuppet: {show_text(file)} is not a regular file; it was not changed",
            file=sys.stderr,
        )
        return ERRORS
    try:
        others = _other_lines(file)
        if options.action == "install":
            others += [f"-I {shlex.quote(ruby_directory())}", _REQUIRE]
        _write(file, others)
    except (OSError, UnicodeDecodeError) as error:
        print(f"mupuppet: {show_text(file)}: {error}", file=sys.stderr)
        return ERRORS
    if options.action == "install":
        print(f"{show_text(file)} loads mupuppet/rspec: run `rspec` as before.")
    else:
        print(f"{show_text(file)} no longer loads mupuppet/rspec.")
    return FINE


def _other_lines(file: str) -> list[str]:
    """The lines that are not ours."""
    if not os.path.exists(file):
        return []
    with open(file, encoding="utf-8") as opened:
        lines = opened.read().splitlines()
    return [line for line in lines if line != _REQUIRE and not _is_ours(line)]


def _is_ours(line: str) -> bool:
    ours = slashed.join("mupuppet", "testing", "ruby")
    return line.startswith("-I ") and line.removesuffix("'").endswith(ours)


def _write(file: str, lines: list[str]) -> None:
    if lines:
        # What else has the same content under another name, by a hard link, keeps it.
        temporary = f"{file}.{os.getpid()}"
        with open(temporary, "x", encoding="utf-8") as opened:
            opened.write("".join(f"{line}\n" for line in lines))
        os.replace(temporary, file)
    elif os.path.exists(file):
        os.remove(file)
