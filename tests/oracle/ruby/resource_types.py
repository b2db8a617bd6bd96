"""Resource types of real modules, loaded by real Puppet and read by us.

    python -m tests.oracle.ruby.resource_types [--modules DIR]…

Every file `lib/puppet/type/*.rb` of the modules is loaded by Puppet, and read here without running
it; what both know of a type is compared: its attributes, the attributes that name a resource,
whether names are unique, and the patterns of titles. The modules are Debian's packages, fetched at
the first run; `--modules DIR` names a directory of modules instead. What differs is shown, and the
exit status is 1 then.

What Puppet knows is recorded in `tests/corpus/resource_types`: in `own.json` for the modules beside
it, in `debian.json` for Debian's.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from mupuppet.environment.environment import Environment
from mupuppet.ruby.types.description import TypeDescription
from mupuppet.ruby.types.library import find_type
from tests.oracle.modules import ModulesUnavailable, debian_modulepath
from tests.oracle.recording import Item, TableRecorder, grouped, table
from tests.oracle.stored import CORPORA, laid_out

SCRIPT = Path(__file__).with_suffix(".rb")


def recorded(modules: Path) -> dict[str, Any]:
    """What Puppet knows of all types of the modules of a directory."""
    command = ["ruby", str(SCRIPT), str(modules)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    table: dict[str, Any] = json.loads(done.stdout)
    return table


def described(modules: Path, name: str) -> TypeDescription | None:
    """What we read of a type of the modules of a directory."""
    found = find_type(Environment.from_code("", modulepath=[modules]), name)
    return None if found is None else found.description


def as_recorded(found: TypeDescription) -> dict[str, Any]:
    """A description in the form of the record."""
    return {
        "attributes": " ".join(sorted(found.attributes)),
        "keys": list(found.keys),
        "unique": found.unique,
        "patterns": [[pattern, list(names)] for pattern, names, _ in found.patterns],
    }


def without_escaped_slashes(row: dict[str, Any]) -> dict[str, Any]:
    """Ruby writes a slash in different ways, which mean the same."""
    patterns = [[re.sub(r"\\/", "/", pattern), names] for pattern, names in row["patterns"]]
    return {**row, "patterns": patterns}


def differences(modules: Path, name: str, theirs: dict[str, Any]) -> list[str]:
    """How a type that we have read differs from what Puppet knows of it."""
    found = described(modules, name)
    if "error" in theirs:
        refused = found is None or found.refused is not None or bool(found.problems)
        return [] if refused else [f"Puppet cannot load it: {theirs['error']}"]
    if found is None:
        return ["not found here"]
    problems = [problem.message for problem in found.problems]
    expected, ours = without_escaped_slashes(theirs), without_escaped_slashes(as_recorded(found))
    return problems + [
        f"{field}: Puppet has {value!r}, we have {ours[field]!r}"
        for field, value in expected.items()
        if ours[field] != value
    ]


@cache
def own_modules() -> Path:
    """The directory of our own modules."""
    return laid_out(CORPORA / "resource_types" / "modules.cases", "modules")


def load(name: str) -> dict[str, Any]:
    """A recorded table: descriptions by the names of types."""
    return dict(table(CORPORA / "resource_types" / f"{name}.json"))


class ResourceTypeRecorder(TableRecorder):
    """What Puppet knows of types."""

    def __init__(self) -> None:
        super().__init__("resource_types", ["own", "debian"])

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        for path, asked in grouped(items).items():
            try:
                found = recorded(own_modules() if path.stem == "own" else debian_modulepath())
            except ModulesUnavailable as error:
                print(f"{path.name} is left out: {error}", file=sys.stderr)
                continue
            for item in asked:
                name = self.recorded(item)[0]
                yield item, [name, found.get(name)]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.oracle.ruby.resource_types",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--modules", metavar="DIR", action="append", type=Path)
    options = parser.parse_args()
    try:
        directories = options.modules or [debian_modulepath()]
    except ModulesUnavailable as problem:
        print(f"the modules cannot be had: {problem}", file=sys.stderr)
        return 2
    wrong = count = 0
    for directory in directories:
        for name, theirs in recorded(directory).items():
            count += 1
            found = differences(directory, name, theirs)
            wrong += bool(found)
            for line in found:
                print(f"{directory}: {name}: {line}")
    print(f"types {count}\ntypes that agree {count - wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
