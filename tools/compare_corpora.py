"""Prove that no case and no recorded outcome was lost when the corpora became case files.

    python -m tools.compare_corpora REVISION

reads the corpora of a revision that has one file for each case, reads those of the working tree as
the tests do, and compares them: the same cases, with the same bytes, files, settings and outcomes.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.oracle.catalogs import module_catalogs
from tests.oracle.front_end import corpus as syntax
from tests.oracle.functions import calls as functions
from tests.oracle.hiera import cases as hiera
from tests.oracle.recording import table
from tests.oracle.ruby import erb
from tests.oracle.ruby import functions as ruby_functions
from tests.oracle.stored import CORPORA, case_file, stored_cases

from mupuppet.comparison.case_files import Link
from mupuppet.comparison.cases import find_cases

Cases = dict[str, Any]


def load(path: Path) -> Any:
    return json.loads(path.read_bytes())


def tree(root: Path) -> dict[str, Any]:
    files: dict[str, Any] = {}
    for directory, folders, names in os.walk(root):
        for name in [*folders, *names]:
            path = Path(directory, name)
            relative = str(path.relative_to(root))
            if path.is_symlink():
                files[relative] = Link(os.readlink(path))
            elif path.is_file():
                files[relative] = path.read_bytes()
    return files


def headers(code: bytes) -> list[str]:
    """The settings in the leading comment."""
    lines = code.decode(errors="replace").split("\n")
    comment = lines[: next((n for n, line in enumerate(lines) if line[:1] != "#"), len(lines))]
    return [line for line in comment if re.match(r"#\s*\w+:\s*\S", line)]


# --- What the revision has


def old_manifests(root: Path) -> Cases:
    found: Cases = {}
    for record in root.rglob("expected.json"):
        for name, outcome in load(record)["cases"].items():
            path = record.parent / name
            code, version = path.read_bytes(), load(record)["puppet"]
            key = str(path.relative_to(root))
            found[key] = (code, headers(code), tree(path.with_suffix("")), outcome, version)
    beside = {path.with_suffix("") for path in root.rglob("*.pp")}
    manifests = [p for p in root.rglob("*.pp") if not any(d in beside for d in p.parents)]
    assert len(manifests) == len(found)
    return found


def old_syntax(root: Path) -> Cases:
    found = {}
    for topic in (path for path in root.iterdir() if path.is_dir()):
        for name, outcome in load(topic / "expected.json").items():
            found[f"{topic.name}/{name}"] = ((topic / name).read_bytes(), outcome)
    assert len(found) == sum(path.suffix in (".pp", ".epp") for path in root.rglob("*"))
    return found


def old_environments(root: Path) -> Cases:
    return {
        path.parent.name: (
            load(path),
            tree(path.parent / "code"),
            load(path.parent / "recorded.json"),
        )
        for path in root.glob("*/case.json")
    }


def old_hiera(root: Path) -> Cases:
    found: Cases = {}
    for path in root.glob("*/lookups.pp"):
        files = tree(path.parent)
        lines = files.pop("lookups.pp").decode().splitlines()
        del files["recorded.json"]
        found[path.parent.name] = (lines, load(path.parent / "recorded.json"), files)
    return found


def old_texts(root: Path) -> Cases:
    return {path.stem: load(path) for path in root.glob("*.json")}


def old_transcripts(root: Path, suffix: str) -> Cases:
    return {
        path.stem: (path.read_text("utf-8").splitlines(), load(path.with_suffix(".json")))
        for path in root.glob(f"*{suffix}")
    }


def old_erb(root: Path) -> Cases:
    return {str(n): each for n, each in enumerate(load(root / "outcomes.json"))}


def old_modules(root: Path) -> Cases:
    return {
        key: ((root / f"{key.partition('@')[0]}.pp").read_text("utf-8"), outcome)
        for key, outcome in load(root / "recorded.json").items()
    }


def old_tables(root: Path) -> Cases:
    found: Cases = {f"types/{path.stem}": load(path) for path in (root / "types").glob("*.json")}
    found["tables/embedded"] = load(root / "embedded.json")
    for name, path in {
        "tables/regexps": "regexps.json",
        "resource_types/debian": "resource_types.json",
        "resource_types/own": "resource_types/recorded.json",
    }.items():
        found[name] = [list(row) for row in load(root / path).items()]
    return found


# --- What there is now


def new_manifests(corpus: str) -> Cases:
    found = {}
    for case in find_cases([str(CORPORA / corpus)]):
        stored = case.stored
        assert stored is not None
        version = case_file(Path(case.path.partition("::")[0])).puppet
        code = stored.content
        found[case.name] = (code, headers(code), stored.files, stored.expected(), version)
    return found


def new_syntax() -> Cases:
    return {str(case): (case.stored.content, case.stored.expected()) for case in syntax.all_cases()}


def new_environments() -> Cases:
    found: Cases = {}
    for path, stored in stored_cases("environments"):
        data, files = json.loads(stored.content), dict(stored.files)
        for place, target in data.pop("links", {}).items():
            files[place] = Link(f"../../../../../../{target}")
        record = {"puppet": case_file(path).puppet, "outcomes": stored.expected()}
        found[stored.name] = (data, files, record)
    return found


def new_hiera() -> Cases:
    found: Cases = {}
    for _, stored in stored_cases("hiera"):
        lines = [
            line for line in stored.content.decode().splitlines() if not line.startswith("#=> ")
        ]
        answers = [
            {"expression": case.expression, **case.question.answer()}
            for case in hiera.cases(stored.name)
        ]
        found[stored.name] = (lines, answers, stored.files)
    return found


def new_transcripts(root: Path, key: str, questions: Any) -> Cases:
    found: Cases = {}
    for path in root.glob("*.pp"):
        lines = [
            line for line in path.read_text("utf-8").split("\n") if not line.startswith("#=> ")
        ]
        answers = [{key: each.asked, **each.answer()} for each in questions(path.stem)]
        found[path.stem] = (lines[:-1], answers)
    return found


def new_erb() -> Cases:
    return {
        str(n): {"template": template, **outcome}
        for n, (template, outcome) in enumerate(erb.corpus_cases())
    }


def new_modules() -> Cases:
    recorded = module_catalogs.recorded()
    return {case.id: (case.code, recorded[case.id]) for case in module_catalogs.corpus_cases()}


def new_tables() -> Cases:
    paths = [p for d in ("types", "tables", "resource_types") for p in (CORPORA / d).glob("*.json")]
    return {f"{path.parent.name}/{path.stem}": table(path) for path in paths}


def modules(corpus: str) -> Cases:
    return {"modules": dict(case_file(CORPORA / corpus / "modules.cases").cases["modules"].files)}


def as_written(value: Any) -> str:
    """With the order of keys and the types of numbers."""
    return repr(value)


def count(cases: Cases, rows: Any) -> int:
    return len(cases) if rows is None else sum(len(rows(each)) for each in cases.values())


def main() -> int:
    revision = sys.argv[1]
    with tempfile.TemporaryDirectory() as directory:
        archive = subprocess.run(
            ["git", "archive", revision, "tests"], stdout=subprocess.PIPE, check=True
        )
        subprocess.run(["tar", "-x", "-C", directory], input=archive.stdout, check=True)
        old = Path(directory, "tests", "corpus")
        data = Path(directory, "tests", "unit", "data")
        shop = tree(data / "resource_types")
        del shop["recorded.json"]
        pairs: dict[str, tuple[Cases, Cases, Any]] = {
            "compiler": (old_manifests(old / "compiler"), new_manifests("compiler"), None),
            "paper": (old_manifests(old / "paper"), new_manifests("paper"), None),
            "syntax": (old_syntax(old / "syntax"), new_syntax(), None),
            "environments": (old_environments(old / "environments"), new_environments(), None),
            "hiera": (old_hiera(old / "hiera"), new_hiera(), lambda each: each[1]),
            "hiera/texts": (
                old_texts(old / "hiera/texts"),
                old_texts(CORPORA / "hiera/texts"),
                lambda each: each,
            ),
            "functions": (
                old_transcripts(old / "functions", ".pp"),
                new_transcripts(CORPORA / "functions", "expression", functions.topic_questions),
                lambda each: each[1],
            ),
            "ruby_functions": (
                old_transcripts(old / "ruby_functions", ".txt"),
                new_transcripts(CORPORA / "ruby_functions", "call", ruby_functions.calls),
                lambda each: each[1],
            ),
            "erb": (old_erb(old / "erb"), new_erb(), None),
            "modules": (old_modules(old / "modules"), new_modules(), None),
            "tables": (old_tables(data), new_tables(), lambda each: each),
            "modules of functions": (
                {"modules": tree(old / "functions/modules")},
                modules("functions"),
                lambda each: each,
            ),
            "modules of ruby_functions": (
                {"modules": tree(old / "ruby_functions/modules")},
                modules("ruby_functions"),
                lambda each: each,
            ),
            "modules of resource_types": (
                {"modules": shop},
                modules("resource_types"),
                lambda each: each,
            ),
            "lists": (
                {n: load(old / n) for n in LISTS},
                {n: load(CORPORA / n) for n in LISTS},
                None,
            ),
        }
    wrong = 0
    for name, (before, after, rows) in pairs.items():
        differing = [
            key
            for key in before.keys() | after.keys()
            if key not in before
            or key not in after
            or as_written(_sorted_files(before[key])) != as_written(_sorted_files(after[key]))
        ]
        wrong += len(differing)
        print(
            f"{name:<28}{count(before, rows):>7} before,{count(after, rows):>7} now,"
            f" {len(differing)} differ {differing[:3] or ''}"
        )
    return 1 if wrong else 0


#: Titles, settings, deviations and facts beside the cases.
LISTS = (
    "compiler/corpus.json",
    "compiler/deviations.json",
    "paper/corpus.json",
    "paper/deviations.json",
    "functions/deviations.json",
    "functions/facts.json",
    "modules/differences.json",
    "modules/facts.json",
)


def _sorted_files(case: Any) -> Any:
    """The same with the files of a case in the order of their names."""
    if isinstance(case, tuple):
        return tuple(map(_sorted_files, case))
    if isinstance(case, dict) and all(isinstance(e, bytes | Link) for e in case.values()):
        return sorted(case.items())
    return case


if __name__ == "__main__":
    sys.exit(main())
