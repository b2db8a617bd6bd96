"""What `mutations` changes: cases of the corpus with all their files, and real modules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from mupuppet.basics.records import Record, replace
from mupuppet.comparison.cases import Case, find_cases
from tests.oracle.catalogs.changes import changed_data, changed_manifest, changed_template
from tests.oracle.catalogs.module_catalogs import corpus_cases
from tests.oracle.environments.cases import all_cases
from tests.oracle.stored import CORPORA

#: The file of the code of a case that is one manifest.
MAIN = "(code)"
#: What is copied of a module, and how many files a module may have that is copied each time.
_TEXTS = (".pp", ".epp", ".erb", ".rb", ".yaml", ".json")
_MOST_FILES = 60
_FACTS = ["", "x", 1, True, [], {}, ["a"], {"a": {"b": 1}}, 2.5]
_SETTINGS = [("strict", "off"), ("strict", "error"), ("strict_variables", True)]


class Subject(Record):
    """A case that can be changed: texts by their paths, and what is compiled from them."""

    name: str
    files: dict[str, str]
    request: dict[str, Any]
    #: What else the request of a case without a code directory has.
    case: Case | None = None
    #: The text that was changed, and what it was before.
    changed: str = MAIN
    original: str = ""


def subjects(prefixes: Sequence[str]) -> list[list[Subject]]:
    """The cases whose names begin with one of some words, by what they are about.

    An environment has one for each node.
    """
    found = []
    for case in find_cases([str(CORPORA / "compiler")]):
        if case.name in case.corpus.deviations.get("compiler", {}):
            continue
        request = {"facts": dict(case.facts), "settings": case.inputs.get("settings", {})}
        files = {MAIN: case.code, **case.inputs.get("environment_files", {})}
        found.append(Subject(f"compiler/{case.name}", files, request, case))
    for environment in all_cases():
        root = Path(environment.code)
        paths = [path for path in sorted(root.rglob("*")) if path.is_file()]
        if environment.exports:
            continue  # what one node exports, another collects
        files = {str(path.relative_to(root)): path.read_text("utf-8", "replace") for path in paths}
        name = f"environments/{environment.name}"
        found += [Subject(name, files, request) for request in environment.resolved_requests()]
    return _by_topic(found, prefixes)


def module_subjects(modulepath: str, prefixes: Sequence[str]) -> list[list[Subject]]:
    """Cases of real modules: the module that a case is about lies in its environment."""
    found = []
    for module_case in corpus_cases():
        root = Path(modulepath, module_case.module)
        paths = [path for path in sorted(root.rglob("*")) if path.is_file()]
        if len(paths) > _MOST_FILES:
            continue
        files = {
            f"modules/{module_case.module}/{path.relative_to(root)}": path.read_text("utf-8")
            for path in paths
            if path.suffix in _TEXTS
        }
        case = module_case.case(modulepath)
        request = {"facts": dict(case.facts)}
        name = f"modules/{module_case.id}"
        found.append(Subject(name, {MAIN: case.code, **files}, request, case))
    return _by_topic(found, prefixes)


def _by_topic(found: Iterable[Subject], prefixes: Sequence[str]) -> list[list[Subject]]:
    topics: dict[str, list[Subject]] = {}
    for each in found:
        wanted = each.name.startswith(tuple(prefixes) or "")
        if wanted and any(map(_can_be_changed, each.files)):
            topics.setdefault(each.name.rpartition("/")[0], []).append(each)
    return list(topics.values())


def _can_be_changed(name: str) -> bool:
    if ".resource_types" in name:
        return False  # what a program writes
    return name.endswith((".pp", ".epp", ".yaml")) or name == MAIN


def mutant(subject: Subject, chance: Random, others: Sequence[str], only: str) -> Subject:
    """The case with one of its texts changed, and now and then a fact or a setting."""
    name = chance.choice([name for name in subject.files if _can_be_changed(name)])
    original = subject.files[name]
    if name.endswith(".yaml"):
        text = changed_data(original, chance)
    elif name.endswith(".epp"):
        text = changed_template(original, chance)
    else:
        text = changed_manifest(original, chance, others, only)
    request = dict(subject.request)
    facts = [name for name in request["facts"] if name != "clientcert"]
    if facts and chance.random() < 0.1:
        fact = chance.choice(facts)
        request["facts"] = {**request["facts"], fact: chance.choice(_FACTS)}
    if chance.random() < 0.1:
        setting, value = chance.choice(_SETTINGS)
        request["settings"] = {**request.get("settings", {}), setting: value}
    files = {**subject.files, name: text}
    return replace(subject, files=files, request=request, changed=name, original=original)
