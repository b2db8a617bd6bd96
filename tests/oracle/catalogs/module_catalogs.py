"""Catalogs of real modules, compiled by real Puppet and by us.

    python -m tests.oracle.catalogs.module_catalogs [--every-class] [NAME…]

Without options, what is in `tests/corpus/modules`; with `--every-class`, every class of every
module.

Each manifest is compiled on the facts of a Debian and of a RedHat machine. A NAME is that of a
module. The modules are Debian's packages, fetched at the first run; `--modules DIR` names a
directory of modules instead. The exit status is 1 if anything differs that
tests/corpus/modules/differences.json does not explain.

What is recorded of a catalog is its number of resources and a digest of all that is compared:
whole catalogs of real modules would be some hundred megabytes. When a digest differs, this
command shows the difference.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mupuppet.comparison.cases import Case, Corpus
from mupuppet.comparison.catalogs import differences
from mupuppet.comparison.compiler_evaluator import CompilerEvaluator
from mupuppet.comparison.outcome import Broken, Compiled, Failed, Outcome
from mupuppet.comparison.puppet import Puppet
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.facts import facts_for
from mupuppet.versions import VERSIONS, PuppetVersion
from tests.oracle.modules import ModulesUnavailable, debian_modulepath
from tests.oracle.recording import CaseFileRecorder, Item, Left
from tests.oracle.stored import CORPORA, case_file, stored_cases
from tests.oracle.versions import asked_version

CORPUS = CORPORA / "modules"
#: Case and facts → why our outcome is not Puppet's.
EXPLAINED = CORPUS / "differences.json"
#: Facts that modules bring along themselves, which a machine with these modules would have.
MODULE_FACTS = CORPUS / "facts.json"
FACT_SETS = ("debian-12", "rhel-8")
NODE = "host.example.com"
#: A big catalog of Puppet's takes seconds, and more on a busy machine.
CASE_SECONDS = 180.0
#: Puppet ends some messages with the place, and has it in the midst of others.
_PLACE = re.compile(r" ?\((?:file|line): [^)]*\)")
#: The file of a template, from its module on.
_TEMPLATE = re.compile(r"(?<=Filepath: )\S*/([^/\s]+/templates/)")
#: What Ruby adds to messages of its own: the line of its program, and other names.
_OF_RUBY = re.compile(r"\n\n +.*\n +\^+(?=\n|\Z)|\nDid you mean\?.*")
#: Mistakes that are found without evaluating anything have words of our own.
_REPEATED_KEY = re.compile(r"[Tt]he key .* (?:is declared|occurs) more than once.*")
_CLASS = re.compile(r"^\s*class\s+(?:::)?([a-z][\w:]*)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class ModuleCase:
    """A manifest that uses modules, on one set of facts."""

    module: str
    name: str
    fact_set: str
    code: str

    @property
    def id(self) -> str:
        return f"{self.module}/{self.name}@{self.fact_set}"

    def case(self, modulepath: str) -> Case:
        inputs = {"modulepath": [modulepath], "facts": _facts(self.fact_set)}
        return Case(
            self.id, Corpus("."), self.code, node=NODE, inputs=inputs, puppet=asked_version()
        )


def corpus_cases(names: Sequence[str] = ()) -> list[ModuleCase]:
    """The manifests of the corpus, of all modules or of those named."""
    return [
        ModuleCase(module, name.removesuffix(".pp"), fact_set, stored.content.decode())
        for _, stored in stored_cases("modules")
        for module, _, name in [stored.name.partition("/")]
        if not names or module in names
        for fact_set in FACT_SETS
    ]


def recorded(version: str) -> dict[str, dict[str, Any]]:
    """What is recorded for a version of Puppet, by the ids of cases."""
    return {
        f"{stored.name.removesuffix('.pp')}@{fact_set}": outcome
        for _, stored in stored_cases("modules")
        for fact_set, outcome in (stored.expected(version) or {}).items()
    }


def class_cases(modulepath: str, names: Sequence[str] = ()) -> Iterator[ModuleCase]:
    """`include` of every class that the modules define."""
    for module in sorted(names or os.listdir(modulepath)):
        for path in sorted(Path(modulepath, module, "manifests").rglob("*.pp")):
            for name in _CLASS.findall(path.read_text("utf-8", errors="replace")):
                for fact_set in FACT_SETS:
                    yield ModuleCase(module, name, fact_set, f"include {name}\n")


def _facts(fact_set: str) -> dict[str, Any]:
    facts = facts_for(fact_set, node=NODE, default_node=NODE, version=VERSIONS["7"])
    assert not isinstance(facts, Diagnostic), facts
    return {**facts.values, **json.loads(MODULE_FACTS.read_text("utf-8"))}


def is_explained(differences: dict[str, str], case: ModuleCase, version: PuppetVersion) -> bool:
    """Whether it is known that ours differs: in all versions, or in one (`ID VERSION`)."""
    return case.id in differences or f"{case.id} {version.major}" in differences


# --- Outcomes in short


def recorded_form(outcome: Outcome) -> dict[str, Any]:
    """What is recorded of an outcome. A failure counts with its message, wherever modules lie."""
    if isinstance(outcome, Compiled):
        text = json.dumps(outcome.catalog.to_data(), sort_keys=True, ensure_ascii=False)
        digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        return {"resources": len(outcome.catalog.resources), "digest": digest}
    assert isinstance(outcome, Failed), outcome
    return {"error": _essence(outcome.message), "line": outcome.line}


def agrees(theirs: dict[str, Any], ours: dict[str, Any]) -> bool:
    """Whether our outcome is Puppet's. We may know the line of a mistake where Puppet does not."""
    if "error" in theirs:
        theirs = {**theirs, "error": _essence(theirs["error"])}
    if theirs.get("line", 0) is None:
        return bool(theirs["error"] == ours.get("error"))
    return theirs == ours


def _essence(message: str) -> str:
    """A message without what each program adds: a heading, and where modules lie."""
    message = _OF_RUBY.sub("", message.removeprefix("Evaluation Error: "))
    message = _REPEATED_KEY.sub("a key occurs more than once", message)
    return _TEMPLATE.sub(r"\1", _PLACE.sub("", message))


def difference(theirs: Outcome, ours: Outcome) -> list[str]:
    if isinstance(ours, Broken) or isinstance(theirs, Broken):
        return [f"Puppet: {theirs}"[:300], f"ours: {ours}"[:300]]
    if isinstance(theirs, Compiled) and isinstance(ours, Compiled):
        return differences(theirs.catalog, ours.catalog)
    one, other = recorded_form(theirs), recorded_form(ours)
    return [] if agrees(one, other) else [f"Puppet: {one}", f"ours: {other}"]


class ModuleRecorder(CaseFileRecorder):
    """What Puppet makes of the manifests, on each set of facts."""

    names_versions = False

    def __init__(self) -> None:
        super().__init__("modules")

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        try:
            modulepath = os.path.abspath(debian_modulepath())
        except ModulesUnavailable as error:
            raise Left(f"the modules cannot be had: {error}") from error
        with Puppet(CASE_SECONDS) as puppet:
            for item in items:
                stored = case_file(item.path).cases[item.name]
                module, _, name = stored.name.removesuffix(".pp").partition("/")
                cases = [ModuleCase(module, name, s, stored.content.decode()) for s in FACT_SETS]
                outcomes = [puppet.evaluate(case.case(modulepath)) for case in cases]
                yield item, dict(zip(FACT_SETS, map(recorded_form, outcomes), strict=True))


# --- The command


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m tests.oracle.catalogs.module_catalogs",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("names", nargs="*", metavar="NAME")
    options.add_argument("--modules", metavar="DIR")
    options.add_argument("--every-class", action="store_true")
    options.add_argument(
        "--ci", action="store_true", help="modules that cannot be fetched are not an error"
    )
    options.add_argument(
        "--ruby",
        choices=("auto", "never", "always", "puppet"),
        default="auto",
        help="when our side may use Ruby",
    )
    options.add_argument("--shown", type=int, default=4, help="lines of each difference")
    chosen = options.parse_args()
    try:
        modulepath = os.path.abspath(chosen.modules or debian_modulepath())
    except ModulesUnavailable as error:
        print(f"the modules are not compared: {error}", file=sys.stderr)
        return 0 if chosen.ci else 2
    if chosen.every_class:
        cases = list(class_cases(modulepath, chosen.names))
    else:
        cases = corpus_cases(chosen.names)
    with Puppet(CASE_SECONDS) as puppet:
        return _compare(puppet, cases, modulepath, chosen.shown, chosen.ruby)


def _compare(
    puppet: Puppet, cases: Sequence[ModuleCase], modulepath: str, shown: int, ruby: str
) -> int:
    counts: Counter[str] = Counter()
    explained = json.loads(EXPLAINED.read_text("utf-8"))
    ours_evaluator = CompilerEvaluator(ruby)
    seconds = [0.0, 0.0]
    for case in cases:
        began = time.perf_counter()
        theirs = puppet.evaluate(case.case(modulepath))
        between = time.perf_counter()
        ours = ours_evaluator.evaluate(case.case(modulepath))
        seconds[0] += between - began
        seconds[1] += time.perf_counter() - between
        lines = difference(theirs, ours)
        kind = "catalogs" if isinstance(theirs, Compiled) else "failures"
        counts[kind] += 1
        if not lines:
            counts[f"{kind} that agree"] += 1
            continue
        known = explained.get(case.id)
        counts["explained" if known else "unexplained"] += 1
        if shown:
            print(f"{case.id}: {known or f'{len(lines)} differences'}")
            print("".join(f"    {line[:400]}\n" for line in lines[:shown]), end="", flush=True)
    for name, count in sorted(counts.items()):
        print(f"{name:24}{count:6}")
    print(f"Puppet {seconds[0]:.0f} s, ours {seconds[1]:.0f} s")
    return 1 if counts["unexplained"] else 0


if __name__ == "__main__":
    sys.exit(main())
