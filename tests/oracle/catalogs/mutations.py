"""Cases of the corpus with changes, compiled by real Puppet and by us.

    python -m tests.oracle.catalogs.mutations [PATH…] [--count N] [--seed N] [--changes WORD]

The manifests, templates, data, facts and settings of recorded cases (`tests/corpus/compiler` and
`tests/corpus/environments`, or those of them whose names begin with PATH) are changed at random:
values, names, operators, titles, attributes, whole statements, tokens, characters. With `--modules
DIR`, a directory of modules, they are those of the modules in `tests/corpus/modules`. Both sides
compile what comes out, and everything is compared: catalogs with the lines of their resources,
failures with message, file, line and column, and logs. A mistake of syntax, for which our front
end has words of its own, counts by its kind and place.

What differs is made smaller for as long as it differs in the same way, and like differences are
shown together, the most frequent first. The same seed draws the same mutants. The exit status is
1 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Sequence
from difflib import unified_diff
from itertools import zip_longest
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from mupuppet.basics import records
from mupuppet.basics.records import replace
from mupuppet.comparison.cases import Case
from mupuppet.comparison.catalogs import differences
from mupuppet.comparison.compiler_evaluator import compile_case, environment_of
from mupuppet.comparison.outcome import Compiled, Failed, Log, from_data
from mupuppet.comparison.puppet import Puppet
from mupuppet.compiler.api import Compilation
from tests.oracle.catalogs.changes import smaller
from tests.oracle.catalogs.mutants import MAIN, Subject, module_subjects, mutant, subjects
from tests.oracle.environments.ours import compilation_of
from tests.oracle.front_end.mutate import tokenize
from tests.oracle.versions import asked_version

#: That each side may take for a case.
SECONDS = 20
#: Differences of one sort that are made small.
SHRUNK = 2
_PLACE = re.compile(r" ?\((?:file|line): [^)]*\)")
#: Who has set an attribute: Puppet reports only that it is an object.
_BY = re.compile(r" by (#<Puppet::Resource::Type>|(Class|Define|Node)\[.*?\])")
#: What our front end finds and says in words of its own, though Puppet finds it later.
_OF_FRONT_END = re.compile(
    r"cannot (be )?redefine|^Attempt to redefine|^illegal comma"
    r"|^Expression is not valid as a resource|can only be applied to a Resource Expression"
    r"|Internal Error, NUMBER|Syntax error at|is not a valid number|^Unacceptable location"
    r"|keyword not allowed|choose another parameter name|cannot be called without parentheses$"
    r"|Invalid EPP|^Could not parse for environment|quoted string is not valid as a name"
    r"|as a top level construct|has no effect. A value was produced|Not an assignable reference$"
)
#: What Ruby says where Puppet has made a mistake of its own.
_STUMBLED = re.compile(
    r"undefined method|no implicit conversion|stack level too deep|#<| failed with error "
    r"|^Initializer for class |Cannot split the type |comparison of .* with .* failed"
)
#: What a URI must match: Puppet shows all of RFC 2396, we what counts of it (docs/deviations.md).
_URI = re.compile(
    r"Pattern\[/(\(\?x-mi:.*?9: fragment\)\s*\)|\[a-zA-Z\]\[\\?-\+.*?:)/\]", re.DOTALL
)
#: Puppet reports so many mistakes in one file.
_MOST_ERRORS = 10
_NAMES = re.compile(r"\[[^\]]*\]|'[^']*'|\"[^\"]*\"|[\d/.]+")


class TooSlow(Exception):
    """We have not answered in time."""


class Comparison:
    """Compiles cases with both."""

    def __init__(self, puppet: Puppet, directory: str, ruby: str) -> None:
        self._puppet = puppet
        self._ruby = ruby
        self._directory = Path(directory)
        self.counts: Counter[str] = Counter()
        signal.signal(signal.SIGALRM, self._too_slow)

    def difference(self, subject: Subject) -> str | None:
        """How the two differ, in a line that begins with the kind of difference."""
        shutil.rmtree(self._directory, ignore_errors=True)
        self._directory.mkdir()
        theirs = self._puppet.ask(self._request(subject))
        if "broken" in theirs:
            self.counts["without an answer"] += 1
            return None
        self.counts["catalogs" if theirs["ok"] else "failures"] += 1
        signal.alarm(SECONDS)
        try:
            return _difference(theirs, self._compile(subject), f"{self._directory}/")
        except TooSlow:
            return f"slow: no answer within {SECONDS} seconds"
        except Exception as error:  # noqa: BLE001 # any exception is what we are looking for
            last = traceback.extract_tb(error.__traceback__)[-1]
            return f"traceback: {type(error).__name__}: {error} in {last.filename}:{last.lineno}"
        finally:
            signal.alarm(0)

    def _request(self, subject: Subject) -> dict[str, Any]:
        if subject.case is not None:
            return _changed(subject, subject.case).request()
        for name, text in subject.files.items():
            path = self._directory / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return {**subject.request, "codedir": str(self._directory)}

    def _compile(self, subject: Subject) -> Compilation:
        if subject.case is None:
            request = {**subject.request, "codedir": str(self._directory)}
            return compilation_of(request, version=asked_version())
        case = _changed(subject, subject.case).for_puppet(asked_version())
        return compile_case(case, environment_of(case, str(self._directory)), self._ruby)

    @staticmethod
    def _too_slow(_number: int, _frame: FrameType | None) -> None:
        raise TooSlow

    def smallest(self, subject: Subject, sort: str, attempts: int) -> Subject:
        """The case without what its difference does not need."""
        if _is_of_module(subject):
            return subject
        for pieces in (_lines, tokenize):
            for name in sorted(subject.files, key=lambda name: name == MAIN):
                again = True
                while again:
                    again = False
                    for text in smaller(subject.files[name], pieces):
                        if (attempts := attempts - 1) < 0:
                            return subject
                        tried = replace(subject, files={**subject.files, name: text})
                        found = self.difference(tried)
                        if found is not None and sort_of(found) == sort:
                            subject, again = tried, True
                            break
        return subject


def _is_of_module(subject: Subject) -> bool:
    """Real modules are large: they are left as they are, and what was changed is shown."""
    return subject.name.startswith("modules/")


def _changed(subject: Subject, case: Case) -> Case:
    files = {name: text for name, text in subject.files.items() if name != MAIN}
    inputs = {**case.inputs, **subject.request}
    if files:
        inputs["environment_files"] = files
    return records.replace(case, code=subject.files[MAIN], inputs=inputs)


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


# --- Differences


def _difference(theirs: dict[str, Any], ours: Compilation, prefix: str) -> str | None:
    expected = from_data(theirs)
    if isinstance(expected, Failed):
        if ours.ok:
            return f"one fails: Puppet says {expected.message} in line {expected.line}"
        found = _failure_difference(expected, ours, prefix)
    elif ours.catalog is None:
        assert ours.error is not None  # without a catalog there is an error
        return f"one fails: we say {ours.error.message} in line {ours.error.position.line}"
    else:
        found = _catalog_difference(expected, theirs["catalog"], ours.catalog.to_dict(), prefix)
    if isinstance(expected, Failed) and "Language validation logged" in expected.message:
        return found
    return found or _log_difference(expected, ours, prefix)


def _failure_difference(theirs: Failed, ours: Compilation, prefix: str) -> str | None:
    error = ours.error
    assert error is not None  # without a catalog there is an error
    if "Language validation logged" in theirs.message:
        return _validation_difference(theirs, ours)
    their_message, our_message = _message(theirs.message, prefix), _message(error.message, prefix)
    both = f"Puppet says {their_message} / we say {our_message}"
    if _STUMBLED.search(their_message):
        return None
    if _is_of_front_end(theirs) or _OF_FRONT_END.search(their_message):
        their_message, our_message = _kind(theirs.kind, error.id), error.id
        both = f"{theirs.kind}, {both}"
    if their_message != our_message:
        return f"message: {both}"
    file = error.source.name.replace(prefix, "")
    if theirs.file and theirs.file.replace(prefix, "") not in (file, "unknown"):
        return f"file: {theirs.file}, ours is {file}: {both}"
    # Not every error of Puppet's has a place.
    for name, one in (("line", theirs.line), ("column", theirs.column)):
        other = getattr(error.position, name)
        if one not in (None, other):
            return f"{name}: {one}, ours is {other}: {both}"
    return None


def _validation_difference(theirs: Failed, ours: Compilation) -> str | None:
    """Of several mistakes in one file, Puppet's message has none, and its log all."""
    their_lines = [log.line for log in theirs.logs if log.level == "err" and log.line is not None]
    our_lines = [each.position.line for each in ours.diagnostics if each.is_error]
    if set(their_lines) == set(our_lines) or len(their_lines) >= _MOST_ERRORS:
        return None
    return f"mistakes: Puppet finds some in lines {their_lines}, we in {our_lines}"


def _is_of_front_end(failed: Failed) -> bool:
    """Whether an error was found before anything was evaluated: our front end has its own words."""
    kind = failed.kind or ""
    if failed.message.startswith("Evaluation Error:") or kind == "RUNTIME_ERROR":
        return False
    return kind.isupper() or kind == "Puppet::ParseErrorWithIssue"


def _kind(theirs: str | None, ours: str) -> str:
    """Puppet's code of an issue as we write it; not every mistake of syntax has one."""
    kind = theirs or ""
    if not kind.isupper() or kind == "RUNTIME_ERROR":
        return ours
    return kind.lower().replace("_", "-")


def _message(message: str, prefix: str) -> str:
    message = message.removeprefix("Evaluation Error: ").strip().replace(prefix, "")
    return _PLACE.sub("", _BY.sub("", _URI.sub("Pattern[URI]", message)))


def _catalog_difference(
    expected: Compiled, theirs: dict[str, Any], ours: dict[str, Any], prefix: str
) -> str | None:
    actual = from_data({"ok": True, "catalog": ours})
    assert isinstance(actual, Compiled)
    if found := differences(expected.catalog, actual.catalog):
        return "catalog: " + "; ".join(found[:3])
    for one, other in zip(theirs["resources"], ours["resources"], strict=True):
        names = [f"{each['type']}[{each['title']}]" for each in (one, other)]
        if names[0] != names[1]:
            return f"order: {names[0]} stands where we have {names[1]}"
        places = [
            (each.get("file", "").replace(prefix, ""), each.get("line")) for each in (one, other)
        ]
        if places[0] != places[1]:
            return f"places: {names[0]} is at {places[0]}, ours at {places[1]}"
        if json.dumps(one.get("parameters")) != json.dumps(other.get("parameters")):
            return f"parameters in another order: {names[0]}"
    return None


def _log_difference(theirs: Compiled | Failed, ours: Compilation, prefix: str) -> str | None:
    our_logs = [Log(level, message) for level, message in ours.logs]
    for one, other in zip_longest(_logged(theirs.logs, prefix), _logged(our_logs, prefix)):
        if one != other:
            return f"logs: Puppet says {one!r}, we say {other!r}"
    return None


def _logged(logs: Sequence[Log], prefix: str) -> list[str]:
    """What counts of a log; Puppet reads metadata in the order of the file system."""
    found = [
        f"{log.level}: {log.message}".replace(prefix, "").partition("\n   (file & line not")[0]
        for log in logs
        # Functions of stdlib, which are built in here, report in their own words.
        if log.level not in ("debug", "info") and "deprecated" not in log.message
    ]
    of_modules = sorted(each for each in found if "metadata" in each)
    return of_modules + [each for each in found if "metadata" not in each]


def sort_of(difference: str) -> str:
    """What like differences have in common: the words, without any names."""
    kind, _, text = difference.partition(": ")
    return f"{kind}: {_NAMES.sub('', text)[:200]}"


# --- The command


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m tests.oracle.catalogs.mutations",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("paths", nargs="*", metavar="PATH")
    options.add_argument("--count", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--changes", default="", metavar="WORD", help="only changes so named")
    options.add_argument(
        "--shown", type=int, default=20, help="sorts of differences that are shown"
    )
    options.add_argument("--attempts", type=int, default=400, help="at making a mutant smaller")
    options.add_argument("--modules", metavar="DIR", help="change real modules instead")
    chosen = options.parse_args()
    if chosen.modules:
        known = module_subjects(chosen.modules, chosen.paths)
    else:
        known = subjects(chosen.paths)
    others = [each.files[MAIN] for topic in known for each in topic if MAIN in each.files]
    found: dict[str, list[tuple[int, Subject, str]]] = {}
    with Puppet(SECONDS) as puppet, tempfile.TemporaryDirectory(prefix="mupuppet-") as directory:
        ruby = "auto" if chosen.modules else "never"
        comparison = Comparison(puppet, f"{directory}/case", ruby)
        for seed in range(chosen.seed, chosen.seed + chosen.count):
            chance = Random(seed)
            subject = chance.choice(chance.choice(known))
            changed = mutant(subject, chance, others, chosen.changes)
            if difference := comparison.difference(changed):
                found.setdefault(sort_of(difference), []).append((seed, changed, difference))
        print(f"{dict(comparison.counts)}, {sum(map(len, found.values()))} differ", flush=True)
        often = sorted(found.items(), key=lambda item: -len(item[1]))
        for sort, examples in often[: chosen.shown]:
            print(f"=== {len(examples)} times {sort}")
            for seed, subject, _ in examples[:SHRUNK]:
                _show(comparison, comparison.smallest(subject, sort, chosen.attempts), seed)
    return 1 if found else 0


def _show(comparison: Comparison, subject: Subject, seed: int) -> None:
    print(f"--- seed {seed}, {subject.name}: {comparison.difference(subject)}")
    print(
        "   ", ", ".join(f"{name}: {str(value)[:200]}" for name, value in subject.request.items())
    )
    if _is_of_module(subject):
        new = subject.files[subject.changed].splitlines()
        changes = unified_diff(subject.original.splitlines(), new, lineterm="", n=1)
        print(f"    {subject.changed}:", *changes, sep="\n        ", flush=True)
        return
    for name, text in subject.files.items():
        if text.strip():
            print(f"    {name}:", *text.strip().splitlines(), sep="\n        ", flush=True)


if __name__ == "__main__":
    sys.exit(main())
