"""Real modules with parameters at random, compiled by real Puppet and by us.

    python -m tests.oracle.catalogs.module_variations [NAME…] [--seed N] [--cases N]

`include` of a class takes its defaults, and so the same way through the code each time. This
command declares classes and defined types of real modules with values that their parameters'
types allow, on the facts of machines of several kinds, and compares the catalogs completely, or
the messages where both sides fail. What differs is shown with as few parameters as it needs.

A NAME is that of a module. The modules are Debian's packages, fetched at the first run;
`--modules DIR` names a directory of modules instead. The same seed draws the same cases. The exit
status is 1 if anything differs.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from mupuppet.basics.records import Record, replace
from mupuppet.comparison.compiler_evaluator import CompilerEvaluator
from mupuppet.comparison.outcome import Compiled, Failed
from mupuppet.comparison.puppet import Puppet
from mupuppet.source.file import SourceFile
from mupuppet.syntax import nodes
from mupuppet.syntax.parser import parse
from tests.oracle.catalogs.module_catalogs import CASE_SECONDS, ModuleCase, difference
from tests.oracle.modules import ModulesUnavailable, debian_modulepath
from tests.oracle.types.values import NoValue, Values, quoted
from tests.oracle.versions import worker_problem

FACT_SETS = ("debian-12", "rhel-8", "ubuntu-22.04", "sles-15", "centos-7", "windows-2022")
#: Windows last: few modules know it, and a refusal shows little.
_WEIGHTS = (5, 5, 3, 1, 1, 1)
_TITLES = ("main", "www.example.com", "/srv/title", "a_b-c", "10-x")
#: How often a parameter that has a default is given all the same.
_SHARES = (0.1, 0.3, 0.6)

Definition = nodes.ClassDefinition | nodes.DefinedType
Part = TypeVar("Part")


class Declaration(Record):
    """A class or a resource with the code of its parameters' values."""

    type: str
    title: str
    parameters: tuple[tuple[str, str], ...]

    @property
    def code(self) -> str:
        values = "".join(f"  {name} => {value},\n" for name, value in self.parameters)
        return f"{self.type} {{ {quoted(self.title)}:\n{values}}}\n"


class Variation(Record):
    """What one case declares, on one set of facts; the last declaration is what it is about."""

    module: str
    fact_set: str
    declarations: tuple[Declaration, ...]

    def case(self) -> ModuleCase:
        last = self.declarations[-1]
        name = last.title if last.type == "class" else last.type
        return ModuleCase(self.module, name, self.fact_set, self.code)

    @property
    def code(self) -> str:
        return "".join(declaration.code for declaration in self.declarations)

    def smaller(self) -> Iterator[Variation]:
        """The case without one of its declarations or parameters."""
        for at in range(len(self.declarations) - 1):
            yield replace(self, declarations=_without(self.declarations, at))
        for at, each in enumerate(self.declarations):
            for index in range(len(each.parameters)):
                less = replace(each, parameters=_without(each.parameters, index))
                changed = (*self.declarations[:at], less, *self.declarations[at + 1 :])
                yield replace(self, declarations=changed)


def _without(parts: tuple[Part, ...], at: int) -> tuple[Part, ...]:
    return parts[:at] + parts[at + 1 :]


# --- What the modules define


class Modules:
    """The classes, defined types and type aliases of a directory of modules."""

    def __init__(self, modulepath: str) -> None:
        self._modulepath = modulepath
        self._names = sorted(os.listdir(modulepath))

    def names(self) -> list[str]:
        return [name for name in self._names if self.definitions(name)]

    @cache  # noqa: B019 - one object for a whole run
    def definitions(self, module: str) -> list[Definition]:
        return [
            each
            for path in sorted(Path(self._modulepath, module, "manifests").rglob("*.pp"))
            for each in _defined(path)
            if isinstance(each, (nodes.ClassDefinition, nodes.DefinedType))
        ]

    def main_class(self, module: str) -> nodes.ClassDefinition | None:
        for each in self.definitions(module):
            if isinstance(each, nodes.ClassDefinition) and each.name == module:
                return each
        return None

    def alias(self, name: str) -> nodes.Node | None:
        """What a type alias stands for."""
        return self._aliases(name.split("::", 1)[0]).get(name)

    @cache  # noqa: B019 - one object for a whole run
    def _aliases(self, module: str) -> dict[str, nodes.Node]:
        return {
            each.name.lower(): each.type
            for path in sorted(Path(self._modulepath, module, "types").rglob("*.pp"))
            for each in _defined(path)
            if isinstance(each, nodes.TypeAlias)
        }


def _defined(path: Path) -> Sequence[nodes.Node]:
    text = path.read_text("utf-8", errors="replace")
    parsed = parse(SourceFile(text, str(path)))
    return parsed.definitions if parsed.ok else ()


# --- Drawing cases


class Draw:
    """Draws cases at random."""

    def __init__(self, modules: Modules, seed: int) -> None:
        self._modules = modules
        self._random = random.Random(seed)
        self._values = Values(self._random, modules.alias)
        #: Names of parameters that some definition requires.
        self._required: set[str] = set()

    def case(self, names: Sequence[str]) -> Variation:
        """A case of one of some modules."""
        while True:
            module = self._random.choice(names)
            definition = self._random.choice(self._modules.definitions(module))
            main = self._modules.main_class(module)
            try:
                declarations = [self._declaration(definition)]
                if main not in (None, definition) and self._random.random() < 0.6:
                    declarations.insert(0, self._declaration(main))
            except NoValue:
                continue
            fact_set = self._random.choices(FACT_SETS, _WEIGHTS)[0]
            return Variation(module, fact_set, tuple(declarations))

    def easier(self, variation: Variation) -> Variation:
        """A variation that may succeed where one has failed: about half of it is left."""
        kept = [
            replace(each, parameters=tuple(filter(self._is_kept, each.parameters)))
            for each in variation.declarations
        ]
        if len(kept) > 1 and self._random.random() < 0.3:
            del kept[0]
        fact_set = self._random.choice((variation.fact_set, FACT_SETS[0]))
        return Variation(variation.module, fact_set, tuple(kept))

    def _is_kept(self, parameter: tuple[str, str]) -> bool:
        return self._random.random() < 0.5 or parameter[0] in self._required

    def _declaration(self, definition: Definition) -> Declaration:
        self._required.update(each.name for each in definition.parameters if not each.default)
        share = self._random.choice(_SHARES)
        parameters = tuple(
            (parameter.name, self._values.parameter(parameter))
            for parameter in definition.parameters
            if parameter.default is None or self._random.random() < share
        )
        if isinstance(definition, nodes.ClassDefinition):
            return Declaration("class", definition.name, parameters)
        return Declaration(definition.name, self._random.choice(_TITLES), parameters)


# --- The command


class Comparison:
    """Puppet and our compiler side by side."""

    def __init__(self, puppet: Puppet, modulepath: str, ruby: str) -> None:
        self._puppet = puppet
        self._ours = CompilerEvaluator(ruby)
        self._modulepath = modulepath
        #: Whether Puppet has refused the last case.
        self.failed = False
        self.counts: Counter[str] = Counter()
        self.seconds = [0.0, 0.0]

    def differences(self, variation: Variation) -> list[str]:
        case = variation.case().case(self._modulepath)
        began = time.perf_counter()
        theirs = self._puppet.evaluate(case)
        between = time.perf_counter()
        ours = self._ours.evaluate(case)
        self.seconds[0] += between - began
        self.seconds[1] += time.perf_counter() - between
        found = difference(theirs, ours)
        self.failed = not isinstance(theirs, Compiled)
        kind = {Compiled: "catalogs", Failed: "failures"}.get(type(theirs), "without an answer")
        self.counts[kind] += 1
        self.counts[f"{kind} that differ"] += bool(found)
        return found

    def smallest(self, variation: Variation) -> Variation:
        """The variation without all that it can do without and still differ."""
        for smaller in variation.smaller():
            if self.differences(smaller):
                return self.smallest(smaller)
        return variation


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m tests.oracle.catalogs.module_variations",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("names", nargs="*", metavar="NAME")
    options.add_argument("--modules", metavar="DIR")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--cases", type=int, default=300)
    options.add_argument(
        "--ruby",
        choices=("auto", "never", "always", "puppet"),
        default="auto",
        help="when our side may use Ruby",
    )
    options.add_argument("--shown", type=int, default=4, help="lines of each difference")
    chosen = options.parse_args()
    if (problem := worker_problem(chosen.ruby)) is not None:
        options.error(problem)
    try:
        modulepath = os.path.abspath(chosen.modules or debian_modulepath())
    except ModulesUnavailable as error:
        print(f"the modules are not compared: {error}", file=sys.stderr)
        return 2
    modules = Modules(modulepath)
    draw = Draw(modules, chosen.seed)
    names = chosen.names or modules.names()
    with Puppet(CASE_SECONDS) as puppet:
        comparison = Comparison(puppet, modulepath, chosen.ruby)
        differing = 0
        for number in range(chosen.cases):
            for variation in _attempts(draw, names, comparison):
                if comparison.differences(variation):
                    differing += 1
                    _show(comparison, variation, number, chosen.shown)
                    break
    print(f"{chosen.cases} draws, {differing} differences; with all attempts:")
    for name, count in sorted(comparison.counts.items()):
        print(f"{name:24}{count:6}")
    print(f"Puppet {comparison.seconds[0]:.0f} s, ours {comparison.seconds[1]:.0f} s")
    return 1 if differing else 0


def _attempts(draw: Draw, names: Sequence[str], comparison: Comparison) -> Iterator[Variation]:
    """A case, and if it fails easier ones until one does not; a few at most."""
    variation = draw.case(names)
    yield variation
    for _ in range(4):
        if not comparison.failed:
            return
        variation = draw.easier(variation)
        yield variation


def _show(comparison: Comparison, variation: Variation, number: int, shown: int) -> None:
    smallest = comparison.smallest(variation)
    print(f"--- case {number}: {smallest.case().id}\n{smallest.code}", end="")
    lines = comparison.differences(smallest)[:shown]
    print("".join(f"    {line[:400]}\n" for line in lines), end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
