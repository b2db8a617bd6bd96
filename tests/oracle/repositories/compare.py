"""Random control repositories, compiled by real Puppet and by mupuppet.

    python -m tests.oracle.repositories.compare [--count N] [--seed N] [--ruby auto|never|always]
                                                [--topics TOPIC...] | --ci

Each repository has roles, profiles, defined types, functions in Puppet and in Ruby, templates,
layers of data, exported resources and a classifier, and may contain some topics: helper
libraries and patches in Ruby, vendored modules, back ends of Hiera, secrets, monitoring and
others (`topics/`); several nodes are compiled. Catalogs are compared completely, failures by their
message, file and line, logs by level, message and order. Differences are shown with as few files
and statements as they need; the same seed generates the same repository, and `--ci` generates a
fixed few.
The exit status is 1 if anything differs.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from mupuppet.comparison.catalogs import differences
from mupuppet.comparison.outcome import Compiled, Failed, Log, from_data
from mupuppet.comparison.puppet import Puppet
from mupuppet.environment.facts import Facts, facts_for
from tests.oracle.catalogs.fuzz import Statement, minimise
from tests.oracle.environments.ours import compile_request
from tests.oracle.messages import without_additions
from tests.oracle.modules import ModulesUnavailable, debian_modulepath
from tests.oracle.repositories.draws import Draw, Repository
from tests.oracle.repositories.sketch import Patch
from tests.oracle.repositories.topics import TOPICS
from tests.oracle.versions import asked_version, worker_problem

_SECONDS = 60.0
#: Lines of a text that is shown.
_MOST = 120
#: Characters of a difference that a smaller repository must have, names aside.
_COMMON = 160


#: What CI compares: topics, each with a seed that draws much of it.
_FIXED = {
    "backends": 2,
    "effects": 6,
    "helpers": 2,
    "monitoring": 3,
    "options": 1,
    "programs": 1,
    "roles": 1,
    "scale": 2,
    "secrets": 1,
    "templates": 5,
    "vendored": 4,
}


class Comparison:
    """Compiles repositories with both."""

    def __init__(self, puppet: Puppet, directory: str, library: str, ruby: str) -> None:
        self._puppet = puppet
        self._code = Path(directory, "code")
        self._ruby = ruby
        self._library = library
        self.counts: Counter[str] = Counter()

    def difference(self, repository: Repository) -> str | None:
        """The first difference, if there is one."""
        written(repository, self._code, self._library)
        exported: dict[str, list[dict[str, Any]]] = {}
        for request in repository.requests:
            asked = self._request(request)
            if repository.exports:
                asked["exports"] = [each for group in exported.values() for each in group]
            theirs = self._puppet.ask(asked)
            if "broken" in theirs:
                self.counts["without an answer"] += 1
                continue
            self.counts["catalogs" if theirs["ok"] else "failures"] += 1
            ours = _as_transmitted(compile_request(asked, self._ruby, asked_version())[0])
            if found := difference(theirs, ours, f"{self._code}/"):
                return f"{request['node']}: {found}"
            exported[request["node"]] = theirs.get("exported", [])
        return None

    def _request(self, request: dict[str, Any]) -> dict[str, Any]:
        node = request["node"]
        found = facts_for(request["facts"], node=node, default_node=node, version=asked_version())
        assert isinstance(found, Facts), found
        facts = {**found.values, "clientcert": node, **request["more_facts"]}
        rest = {name: value for name, value in request.items() if name != "more_facts"}
        return {**rest, "codedir": str(self._code), "facts": facts, "allow_generate": True}


def written(repository: Repository, code: Path, library: str) -> None:
    """Write a repository as a code directory, with the module stdlib."""
    shutil.rmtree(code, ignore_errors=True)
    for name, statements in repository.files.items():
        path = code / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(render(statements), encoding="utf-8")
    for name, content in repository.binaries.items():
        path = code / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    _write_library(repository.patches, code / "modules" / "stdlib", library)


def _write_library(patches: list[Patch], place: Path, library: str) -> None:
    """The module stdlib: as it is, or vendored with changes."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if not patches:
        place.symlink_to(library)
        return
    shutil.copytree(library, place, ignore=shutil.ignore_patterns("spec", "*.md"))
    for patch in patches:
        file = place / patch.path
        if patch.expression is None:
            file.unlink()
        else:
            content = file.read_text("utf-8")
            file.write_text(
                re.sub(patch.expression, patch.replacement, content, count=1), encoding="utf-8"
            )


def _as_transmitted(answer: Any) -> Any:
    """An answer as Puppet's driver would send it: without bytes that are not UTF-8."""
    if isinstance(answer, str):
        if re.search("[\udc80-\udcff]", answer) is None:
            return answer
        # Of a character that is cut off, several bytes become one question mark.
        content = answer.encode("utf-8", "surrogateescape")
        return content.decode("utf-8", "replace").replace("\ufffd", "?")
    if isinstance(answer, list):
        return [_as_transmitted(each) for each in answer]
    if isinstance(answer, dict):
        return {_as_transmitted(key): _as_transmitted(value) for key, value in answer.items()}
    return answer


def render(statements: list[Statement]) -> str:
    return "\n".join(line for each in statements for line in each.render()) + "\n"


def difference(theirs: dict[str, Any], ours: dict[str, Any], prefix: str) -> str | None:
    """How our answer differs from Puppet's, in a line that begins with the kind of difference."""
    expected, actual = from_data(theirs), from_data(ours)
    if isinstance(expected, Compiled) and isinstance(actual, Compiled):
        found = differences(expected.catalog, actual.catalog)
        if found:
            return "catalog: " + "; ".join(found[:3])
    elif isinstance(expected, Failed) and isinstance(actual, Failed):
        found_mistake = other_mistake(expected, actual, prefix)
        if found_mistake:
            return f"failure: {found_mistake}"
    elif isinstance(expected, Failed):
        return f"only Puppet fails: {_shown(mistake(expected, prefix))}"
    elif isinstance(actual, Failed):
        return f"only we fail: {_shown(mistake(actual, prefix))}"
    for one, other in zip_longest(_logs(expected.logs, prefix), _logs(actual.logs, prefix)):
        if one != other:
            return f"logs: Puppet says {one!r}, we say {other!r}"
    return None


def other_mistake(theirs: Failed, ours: Failed, prefix: str = "") -> str | None:
    """What differs between two failures. Not every error of Puppet's has a place."""
    failure, own_failure = mistake(theirs, prefix), mistake(ours, prefix)
    if _is_of_front_end(theirs.kind or ""):
        failure = ("", *failure[1:])
    pairs = zip(failure, own_failure, strict=True)
    if any(one not in (None, "", other) for one, other in pairs):
        return f"Puppet says {_shown(failure)}, we say {_shown(own_failure)}"
    return None


def _is_of_front_end(kind: str) -> bool:
    """Whether an error was found before anything was evaluated: our front end has its own words."""
    return kind != "RUNTIME_ERROR" and (kind.isupper() or kind == "Puppet::ParseErrorWithIssue")


def _shown(mistake: tuple[str, str | None, int | None]) -> str:
    message, file, line = mistake
    return f"{message} ({file}:{line})"


def mistake(failed: Failed, prefix: str = "") -> tuple[str, str | None, int | None]:
    """What is compared of a failure: its message, file and line."""
    message = failed.message.removeprefix("Evaluation Error: ").rstrip()
    message = message.replace(prefix, "") if prefix else message
    # Of what has set an attribute Puppet reports only that it is an object.
    message = re.sub(r" by (#<Puppet::Resource::Type>|(Class|Define|Node)\[.*?\])", "", message)
    message = without_additions(message)
    file = failed.file.replace(prefix, "") if failed.file and prefix else failed.file
    return message, file, failed.line


def _logs(logs: tuple[Log, ...], prefix: str) -> list[str]:
    return [
        f"{log.level}: {log.message}".replace(prefix, "").partition("\n   (file & line not")[0]
        for log in logs
        if log.level not in ("debug", "info")
    ]


def smallest(comparison: Comparison, repository: Repository, kind: str) -> None:
    """Leave out of a repository what its difference does not need, in place."""

    def differs() -> bool:
        found = comparison.difference(repository)
        return found is not None and _kind(found) == kind

    for request in list(repository.requests):
        repository.requests.remove(request)
        if not differs():
            repository.requests.append(request)
            repository.requests.sort(key=lambda each: str(each["node"]))
    for patch in list(repository.patches):
        repository.patches.remove(patch)
        if not differs():
            repository.patches.append(patch)
    for name in list(repository.binaries):
        content = repository.binaries.pop(name)
        if not differs():
            repository.binaries[name] = content
    for name in list(repository.files):
        statements = repository.files.pop(name)
        if not differs():
            repository.files[name] = statements
    for statements in repository.files.values():
        minimise(statements, lambda _: differs())


def _kind(difference: str) -> str:
    """What a smaller repository must still have in common: the words, without any names."""
    _, _, text = difference.partition(": ")
    return re.sub(r"\[[^\]]*\]|'[^']*'|\"[^\"]*\"|\([^)]*:\d+\)|[\d/]+", "", text)[:_COMMON]


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m tests.oracle.repositories.compare",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("--count", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--ruby", choices=("auto", "never", "always"), default="auto")
    options.add_argument("--most", type=int, default=5, help="stop after this many differences")
    options.add_argument(
        "--as-drawn", action="store_true", help="only list differences, without minimizing them"
    )
    options.add_argument(
        "--ci",
        action="store_true",
        help="a fixed few repositories; a stdlib that cannot be fetched is not an error",
    )
    options.add_argument(
        "--topics", nargs="+", choices=TOPICS, help="always generate these topics, and no others"
    )
    options.add_argument("--modules", metavar="DIR", help="a directory that has stdlib")
    chosen = options.parse_args()
    if (problem := worker_problem(chosen.ruby)) is not None:
        options.error(problem)
    try:
        library = Path(chosen.modules or debian_modulepath(), "stdlib").resolve()
    except ModulesUnavailable as error:
        print(f"repositories are not compared: {error}", file=sys.stderr)
        return 0 if chosen.ci else 2
    draws = list(_draws(chosen))
    differing = 0
    with Puppet(_SECONDS) as puppet, tempfile.TemporaryDirectory(prefix="mupuppet-") as directory:
        comparison = Comparison(puppet, directory, str(library), chosen.ruby)
        for seed, topics in draws:
            repository = Draw(seed, topics).draw()
            found = comparison.difference(repository)
            if found is None:
                continue
            differing += 1
            if chosen.as_drawn:
                print(f"=== seed {seed}: {found}", flush=True)
            else:
                _show(comparison, repository, seed, found)
            if differing >= chosen.most:
                break
        print(f"{dict(comparison.counts)}, {differing} repositories differ")
    return 1 if differing else 0


def _draws(chosen: argparse.Namespace) -> Iterator[tuple[int, tuple[str, ...] | None]]:
    """Which repositories are drawn: their seeds and topics."""
    if chosen.ci:
        for topic, seed in _FIXED.items():
            yield seed, (topic,)
        return
    topics = tuple(chosen.topics) if chosen.topics else None
    for seed in range(chosen.seed, chosen.seed + chosen.count):
        yield seed, topics


def _show(comparison: Comparison, repository: Repository, seed: int, found: str) -> None:
    smallest(comparison, repository, _kind(found))
    print(f"=== seed {seed}: {comparison.difference(repository)}")
    for request in repository.requests:
        print(f"    {request}")
    for patch in repository.patches:
        print(f"    {patch}")
    for name in repository.binaries:
        print(f"    {name}")
    for name, statements in repository.files.items():
        lines = render(statements).splitlines()[:_MOST]
        print(f"--- {name}", *lines, sep="\n", flush=True)


if __name__ == "__main__":
    sys.exit(main())
