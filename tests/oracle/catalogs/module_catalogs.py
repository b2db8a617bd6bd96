"""Catalogs of real modules, compiled by real Puppet and by us.

    python -m tests.oracle.catalogs.module_catalogs [--release RELEASE] [--every-class] [NAME…]

Without options, what is in `tests/corpus/modules`; with `--every-class`, every class of every
module. A NAME is that of a module.

The modules are the packages of a release of Debian, fetched at the first run, and the version of
Puppet that the release packages compiles them. Without `--release` they are those of bookworm, and
the version is the one on the PATH. `--modules DIR` names a directory of modules instead. Each
manifest is compiled on the facts of a Debian and of a RedHat machine, and each class on those of an
Ubuntu machine, too. The exit status is 1 if anything differs that
tests/corpus/modules/differences.json does not explain.

Every class of a release takes hours. With `--log FILE` each result is written there as a line of
JSON, and a run that was cut short continues: what agreed in the log is not compared again.

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
from itertools import groupby
from pathlib import Path
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.comparison.case_files import StoredCase
from mupuppet.comparison.cases import Case, Corpus
from mupuppet.comparison.catalogs import differences
from mupuppet.comparison.compiler_evaluator import CompilerEvaluator, environment_of
from mupuppet.comparison.outcome import Broken, Compiled, Failed, Outcome, from_data
from mupuppet.comparison.puppet import Puppet
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.environment import Environment
from mupuppet.environment.facts import facts_for
from mupuppet.versions import VERSIONS, PuppetVersion
from tests.oracle.messages import without_additions
from tests.oracle.modules import DEFAULT_RELEASE, ModulesUnavailable, debian_modulepath
from tests.oracle.recording import CaseFileRecorder, Item, Left, grouped
from tests.oracle.stored import CORPORA, case_file, lasting_directory
from tests.oracle.versions import RELEASES, Unavailable, asked_version
from tests.oracle.versions import chosen as oracles

CORPUS = CORPORA / "modules"
#: Case and facts → why our outcome is not Puppet's.
EXPLAINED = CORPUS / "differences.json"
#: Facts that modules bring along themselves, which a machine with these modules would have.
MODULE_FACTS = CORPUS / "facts.json"
#: The systems of each release: those of the corpus, and one more for every class.
SYSTEMS = {
    "bookworm": ("debian-12", "rhel-8", "ubuntu-22.04"),
    "trixie": ("debian-12", "rhel-9", "ubuntu-24.04"),
    "sid": ("debian-12", "rhel-9", "ubuntu-24.04"),
}
_OF_CORPUS = 2
NODE = "host.example.com"
#: A big catalog of Puppet's takes seconds, and more on a busy machine.
CASE_SECONDS = 180.0
#: Puppet ends some messages with the place, and has it in the midst of others.
_PLACE = re.compile(r" ?\((?:file|line): [^)]*\)")
#: The file of a template, from its module on.
_TEMPLATE = re.compile(r"(?<=Filepath: )\S*/([^/\s]+/templates/)")
#: Where the modules of packages lie, in a path that a message quotes.
_MODULES = re.compile(r'(?<=")/[^"\n]*/named/')
#: Mistakes that are found without evaluating anything have words of our own.
_REPEATED_KEY = re.compile(r"[Tt]he key .* (?:is declared|occurs) more than once.*")
_CLASS = re.compile(r"^\s*class\s+(?:::)?([a-z][\w:]*)", re.MULTILINE)


class ModuleCase(Record):
    """A manifest that uses modules of a release, on one set of facts."""

    module: str
    name: str
    fact_set: str
    code: str
    release: str = DEFAULT_RELEASE

    @property
    def id(self) -> str:
        name = f"{self.module}/{self.name}@{self.fact_set}"
        return name if self.release == DEFAULT_RELEASE else f"{self.release}:{name}"

    def case(self, modulepath: str) -> Case:
        facts = _facts(self.fact_set, version_of(self.release))
        inputs = {"modulepath": [modulepath], "facts": facts}
        return Case(
            self.id, Corpus("."), self.code, node=NODE, inputs=inputs, puppet=asked_version()
        )


#: By the module directories and the version of Puppet.
_ENVIRONMENTS: dict[tuple[str, PuppetVersion], Environment] = {}


def shared_environment(case: Case) -> Environment:
    """The environment of a case; it shares what it has read of the modules with other cases."""
    (modulepath,) = case.inputs["modulepath"]
    key = (modulepath, case.puppet)
    if key not in _ENVIRONMENTS:
        empty = lasting_directory(f"modules-{len(_ENVIRONMENTS)}")
        _ENVIRONMENTS[key] = environment_of(case, str(empty))
    return _ENVIRONMENTS[key].derive(code=case.code)


class SharingEvaluator(CompilerEvaluator):
    """Compiles cases in environments that they share."""

    def evaluate(self, case: Case) -> Outcome:
        return self._evaluate(case, shared_environment(case))


def version_of(release: str) -> PuppetVersion:
    """The version of Puppet that a release of Debian packages."""
    return next(VERSIONS[version] for version, name in RELEASES.items() if name == release)


def corpus_cases(names: Sequence[str] = (), release: str = DEFAULT_RELEASE) -> list[ModuleCase]:
    """The manifests of the corpus, of all modules or of those named."""
    return [
        case
        for stored in case_file(CORPUS / f"{release}.cases").cases.values()
        if not names or stored.name.partition("/")[0] in names
        for case in _cases_of(stored, release)
    ]


def _cases_of(stored: StoredCase, release: str) -> list[ModuleCase]:
    module, _, name = stored.name.removesuffix(".pp").partition("/")
    return [
        ModuleCase(module, name, fact_set, stored.content.decode(), release)
        for fact_set in SYSTEMS[release][:_OF_CORPUS]
    ]


def recorded(version: str, release: str = DEFAULT_RELEASE) -> dict[str, dict[str, Any]]:
    """What is recorded for a version of Puppet, by the ids of cases."""
    return {
        case.id: stored.expected(version)[case.fact_set]
        for stored in case_file(CORPUS / f"{release}.cases").cases.values()
        if stored.expected(version) is not None
        for case in _cases_of(stored, release)
    }


def class_cases(
    modulepath: str, names: Sequence[str] = (), release: str = DEFAULT_RELEASE
) -> Iterator[ModuleCase]:
    """`include` of every class that the modules define."""
    for module in sorted(names or os.listdir(modulepath)):
        for path in sorted(Path(modulepath, module, "manifests").rglob("*.pp")):
            for name in _CLASS.findall(path.read_text("utf-8", errors="replace")):
                for fact_set in SYSTEMS[release]:
                    yield ModuleCase(module, name, fact_set, f"include {name}\n", release)


def _facts(fact_set: str, version: PuppetVersion) -> dict[str, Any]:
    facts = facts_for(fact_set, node=NODE, default_node=NODE, version=version)
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
    message = without_additions(message.removeprefix("Evaluation Error: "))
    message = _REPEATED_KEY.sub("a key occurs more than once", message)
    message = _MODULES.sub("MODULES/", message)
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
        for path, asked in grouped(items).items():
            release = path.stem
            # Modules of newer releases need the Puppet of their release, or a newer one.
            if release in (DEFAULT_RELEASE, RELEASES[asked_version().major]):
                yield from self._ask(asked, release)

    def _ask(self, items: Sequence[Item], release: str) -> Iterator[tuple[Item, Any]]:
        try:
            modulepath = os.path.abspath(debian_modulepath(release))
        except ModulesUnavailable as error:
            raise Left(f"the modules cannot be had: {error}") from error
        with Puppet(CASE_SECONDS) as puppet:
            for item in items:
                cases = _cases_of(case_file(item.path).cases[item.name], release)
                yield (
                    item,
                    {
                        case.fact_set: recorded_form(puppet.evaluate(case.case(modulepath)))
                        for case in cases
                    },
                )


# --- The command


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m tests.oracle.catalogs.module_catalogs",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("names", nargs="*", metavar="NAME")
    options.add_argument("--modules", metavar="DIR")
    options.add_argument("--release", choices=SYSTEMS)
    options.add_argument("--every-class", action="store_true")
    options.add_argument(
        "--one-in", type=int, default=1, metavar="N", help="only each Nth case, for less time"
    )
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
    options.add_argument("--log", type=Path, metavar="FILE", help="of a run that can be continued")
    chosen = options.parse_args()
    try:
        if chosen.release is None:
            return _run(chosen, DEFAULT_RELEASE)
        (oracle,) = oracles([version_of(chosen.release).major])
        with oracle.asking():
            return _run(chosen, chosen.release)
    except (ModulesUnavailable, Unavailable) as error:
        print(f"the modules are not compared: {error}", file=sys.stderr)
        return 0 if chosen.ci else 2


def _run(chosen: argparse.Namespace, release: str) -> int:
    modulepath = os.path.abspath(chosen.modules or debian_modulepath(release))
    if chosen.every_class:
        cases = list(class_cases(modulepath, chosen.names, release))
    else:
        cases = corpus_cases(chosen.names, release)
    done = _logged(chosen.log)
    cases = [case for case in cases[:: chosen.one_in] if case.id not in done]
    with Puppet(CASE_SECONDS) as puppet:
        return _compare(puppet, cases, modulepath, chosen, done)


def _logged(log: Path | None) -> dict[str, str]:
    """The cases that agreed in earlier runs of a log: which kind of outcome they have."""
    if log is None or not log.exists():
        return {}
    rows = (json.loads(line) for line in log.read_text("utf-8").splitlines())
    return {row["case"]: row["kind"] for row in rows if not row["differences"]}


def _compare(
    puppet: Puppet,
    cases: Sequence[ModuleCase],
    modulepath: str,
    chosen: argparse.Namespace,
    done: dict[str, str],
) -> int:
    counts = Counter(done.values())
    counts.update(f"{kind} that agree" for kind in done.values())
    explained = json.loads(EXPLAINED.read_text("utf-8"))
    ours_evaluator = CompilerEvaluator(chosen.ruby)
    seconds = [0.0, 0.0]
    for case, theirs, taken in _answers(puppet, cases, modulepath):
        began = time.perf_counter()
        ours = ours_evaluator.evaluate(case.case(modulepath))
        seconds[0] += taken
        seconds[1] += time.perf_counter() - began
        lines = difference(theirs, ours)
        kind = "catalogs" if isinstance(theirs, Compiled) else "failures"
        if chosen.log is not None:
            with chosen.log.open("a", encoding="utf-8") as log:
                row = {"case": case.id, "kind": kind, "differences": lines}
                log.write(f"{json.dumps(row)}\n")
        counts[kind] += 1
        if not lines:
            counts[f"{kind} that agree"] += 1
            continue
        known = explained.get(case.id)
        counts["explained" if known else "unexplained"] += 1
        if chosen.shown:
            print(f"{case.id}: {known or f'{len(lines)} differences'}")
            shown = lines[: chosen.shown]
            print("".join(f"    {line[:400]}\n" for line in shown), end="", flush=True)
    for name, count in sorted(counts.items()):
        print(f"{name:24}{count:6}")
    print(f"Puppet {seconds[0]:.0f} s, ours {seconds[1]:.0f} s")
    return 1 if counts["unexplained"] else 0


def _answers(
    puppet: Puppet, cases: Sequence[ModuleCase], modulepath: str
) -> Iterator[tuple[ModuleCase, Outcome, float]]:
    """What Puppet makes of cases, and in how many seconds.

    One process compiles a manifest on all facts: most of the time it loads the types of modules.
    """
    for _, group in groupby(cases, lambda case: (case.module, case.name)):
        same = list(group)
        requests = [case.case(modulepath).request() for case in same]
        fact_sets = [request.pop("facts") for request in requests]
        began = time.perf_counter()
        answer = puppet.ask({**requests[0], "fact_sets": fact_sets})
        taken = (time.perf_counter() - began) / len(same)
        for number, case in enumerate(same):
            broken = answer.get("broken")
            yield case, Broken(broken) if broken else from_data(answer["answers"][number]), taken


if __name__ == "__main__":
    sys.exit(main())
