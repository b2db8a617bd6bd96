"""How much of the Ruby in Debian's modules is evaluated without Ruby.

python -m tests.oracle.ruby.native_share [RELEASE ...] [--list]

Counts the functions and templates whose constructs are all supported, functions that are built in
here included: it is their files that are looked at.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.real_modules import linked

from mupuppet.environment.environment import Environment
from mupuppet.ruby.needs import Need, needing_ruby
from tests.oracle.modules import debian_modules
from tests.oracle.versions import RELEASES


def main() -> None:
    """Count, and print a row for each release."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("releases", nargs="*", default=[*RELEASES.values()])
    parser.add_argument("--list", action="store_true", help="what needs Ruby, and why")
    options = parser.parse_args()
    for release in options.releases:
        with TemporaryDirectory() as scratch:
            modules = linked(debian_modules(release), Path(scratch) / "modules")
            environment = Environment.from_code("", modulepath=(str(modules),))
            needs = needing_ruby(environment, lambda _name: False)
            in_templates = [need for need in needs if "/templates/" in need.path]
            in_functions = [need for need in needs if need not in in_templates]
            for kind, count, needing in (
                ("functions", len(list(environment.ruby_functions())), in_functions),
                ("templates", len(list(_templates(modules))), in_templates),
            ):
                native = count - len(needing)
                partial = sum(need.is_partial for need in needing)
                print(
                    f"{release}: {native} of {count} {kind} ({100 * native / count:.1f} %),"
                    f" and {partial} but for some branches"
                )
            if options.list:
                print(*map(_shown, needs), sep="\n")


def _templates(modules: Path) -> Iterator[Path]:
    for module in modules.iterdir():
        for path in (module / "templates").rglob("*"):
            if path.is_file() and path.suffix != ".epp" and b"<%" in path.read_bytes():
                yield path


def _shown(need: Need) -> str:
    place = f"{need.path.partition('/modules/')[2]}:{need.line}"
    return f"  {place}: {need.construct}{' (in a branch)' if need.is_partial else ''}"


if __name__ == "__main__":
    main()
