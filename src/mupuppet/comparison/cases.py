"""Cases: manifests with the node, facts and settings that they are compiled for.

A case is in a case file (`case_files`), with its recorded outcome, or is a manifest on its
own, a `.pp` file. Its leading comment describes what it shows, and lines of the form `# NAME: JSON`
in it set how it is compiled:

    # A fact chooses the package.
    # node: "web.example.com"
    # facts: {"osfamily": "Debian"}
    # settings: {"strict_variables": false}

The names are those of a request to the compiler: `node` (for which quotes may be left out),
`facts`, `trusted`, `settings`, `environment`, `modulepath`, `hiera_config`. The further files of
a case are its environment: `modules/...`, `hiera.yaml`, and so on; for a manifest `case.pp` they
are the files in a directory `case` beside it.

A corpus is a directory with a file `corpus.json`. Its case files are the features of the report:

    {
      "settings": {"strict_variables": true},
      "features": {"resources": "Resources", "resources/basics": "Basics"}
    }

`settings` hold for all its cases, and `features` are titles in the order of the report; the cases
of `resources/basics` are those in `resources/basics.cases`. A file `deviations.json` beside it
lists, by evaluator, the cases whose outcome differs from Puppet's in a way that is understood:

    {"paper": {"errata/lazy.pp": {"reason": "...", "see": "docs/..."}}}
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field, replace
from mupuppet.comparison.case_files import (
    SUFFIX,
    CaseFileError,
    Link,
    StoredCase,
    read_case_file,
)
from mupuppet.comparison.outcome import Compiled, Failed, from_data
from mupuppet.environment.file_reading import Reading, decode, read_given
from mupuppet.versions import DEFAULT, SUPPORTED, PuppetVersion

CORPUS_FILE = "corpus.json"
DEVIATIONS_FILE = "deviations.json"
DEFAULT_NODE = "node.example.com"
#: Between the path of a case file and the name of a case in it.
SEPARATOR = "::"

#: What a line of the leading comment may set, and the JSON types that it may have.
_HEADERS: dict[str, tuple[type, ...]] = {
    "node": (str,),
    "facts": (dict,),
    "trusted": (dict,),
    "settings": (dict,),
    "environment": (str,),
    "modulepath": (list,),
    "hiera_config": (str,),
}
_HEADER = re.compile(r"#\s*(" + "|".join(_HEADERS) + r"):\s*(\S.*)")


class CaseError(Exception):
    """A case or a corpus cannot be read; the message says which and why."""


class Deviation(Record):
    """Why an evaluator differs from Puppet on a case, and where that is explained."""

    reason: str
    see: str
    #: The versions of Puppet in which it differs, if it does not in all.
    versions: Sequence[str] = SUPPORTED


class Corpus(Record):
    """A directory of cases, and what applies to all of them."""

    root: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    features: Mapping[str, str] = field(default_factory=dict)
    #: By evaluator and name of the case.
    deviations: Mapping[str, Mapping[str, Deviation]] = field(default_factory=dict)


class Case(Record):
    """A manifest and what it is compiled for.

    The path of a case in a case file is `FILE::NAME`.
    """

    path: str
    corpus: Corpus
    code: str
    description: str = ""
    node: str = DEFAULT_NODE
    #: What else the compiler is given.
    inputs: Mapping[str, Any] = field(default_factory=dict)
    #: How the case is stored, if it is in a case file.
    stored: StoredCase | None = None
    #: The version of Puppet that it is compiled as.
    puppet: PuppetVersion = DEFAULT

    def for_puppet(self, version: PuppetVersion) -> Case:
        """The same case in another version of Puppet."""
        return replace(self, puppet=version)

    @property
    def name(self) -> str:
        """The case's name in its corpus: the path of its file without the suffix, and its own."""
        path = slashed.relpath(self.path, self.corpus.root)
        return path.replace(SUFFIX + SEPARATOR, "/")

    @property
    def feature(self) -> str:
        """The feature that the case belongs to."""
        return self.name.rpartition("/")[0]

    def deviation(self, evaluator: str) -> Deviation | None:
        """What is known to differ if an evaluator compiles it."""
        found = self.corpus.deviations.get(evaluator, {}).get(self.name)
        return found if found is not None and self.puppet.major in found.versions else None

    def expected(self) -> Compiled | Failed | None:
        """The outcome that is recorded for the case in its version of Puppet, or None."""
        try:
            data = None if self.stored is None else self.stored.expected(self.puppet.major)
            return None if data is None else from_data(data)
        except (AttributeError, LookupError, TypeError, ValueError, RecursionError) as error:
            raise CaseError(f"{self.path}: what is recorded is not an outcome: {error!r}") from None

    @property
    def facts(self) -> Mapping[str, Any]:
        facts: Mapping[str, Any] = self.inputs.get("facts", {})
        return facts

    def request(self) -> dict[str, Any]:
        """The case as a request to the driver, or to `mupuppet batch`."""
        return {"code": self.code, "node": self.node, **self.inputs}


def find_cases(paths: Sequence[str]) -> list[Case]:
    """The cases that some files, directories and `FILE::NAME` stand for, each once, in order."""
    corpora: dict[str, Corpus] = {}
    cases: dict[str, Case] = {}
    for path in paths:
        file, _, name = path.partition(SEPARATOR)
        is_directory = os.path.isdir(file)
        root = slashed.abspath(file if is_directory else os.path.dirname(file))
        for each in _search(file) if is_directory else [slashed.normpath(file)]:
            corpus = _corpus_of(each, root, corpora)
            for case in _cases_in(each, name, corpus):
                cases.setdefault(case.path, case)
    return list(cases.values())


def _cases_in(path: str, name: str, corpus: Corpus) -> list[Case]:
    """The cases of a file, or the one of a name."""
    if not path.endswith(SUFFIX):
        return [read_case(path, corpus)]
    try:
        stored = read_case_file(path).cases
    except OSError as error:
        raise CaseError(f"{path}: {error.strerror}") from error
    except CaseFileError as error:
        raise CaseError(str(error)) from error
    if name and name not in stored:
        raise CaseError(f"{path}: there is no case `{name}`")
    chosen = [stored[name]] if name else stored.values()
    return [_stored_case(each, path, corpus) for each in chosen]


def _stored_case(stored: StoredCase, file: str, corpus: Corpus) -> Case:
    path = f"{file}{SEPARATOR}{stored.name}"
    code = _text(decode(stored.content, path), path)
    files = {}
    for name, content in stored.files.items():
        if isinstance(content, Link):
            raise CaseError(f"{path}: `{name}` is a link, which a case to compare cannot have")
        files[name] = _text(decode(content, name), f"{path}: {name}")
    return _case(path, code, files, corpus, stored)


def read_case(path: str, corpus: Corpus) -> Case:
    """Read a manifest on its own."""
    code = _text(read_given(path), path)
    return _case(path, code, _environment_files(path.removesuffix(".pp")), corpus)


def _case(
    path: str,
    code: str,
    files: Mapping[str, str],
    corpus: Corpus,
    stored: StoredCase | None = None,
) -> Case:
    description, headers = _read_comment(code, path)
    inputs = {name: value for name, value in headers.items() if name != "node"}
    settings = {**corpus.settings, **headers.get("settings", {})}
    if settings:
        inputs["settings"] = settings
    if files:
        inputs["environment_files"] = files
    node = headers.get("node", DEFAULT_NODE)
    return Case(path, corpus, code, description, node, inputs, stored)


def _text(reading: Reading, path: str) -> str:
    source, problems = reading
    if problems:
        raise CaseError(f"{path}: {problems[0].message}")
    return source.text


def read_corpus(directory: str) -> Corpus:
    """Read the description of a corpus."""
    data = _read_json(slashed.join(directory, CORPUS_FILE))
    path = slashed.join(directory, DEVIATIONS_FILE)
    listed = _read_json(path) if os.path.exists(path) else {}
    try:
        deviations = {
            evaluator: {name: Deviation(**deviation) for name, deviation in cases.items()}
            for evaluator, cases in listed.items()
        }
    except (TypeError, AttributeError) as error:
        raise CaseError(f"{path}: a deviation has a `reason` and a `see`: {error}") from error
    return Corpus(directory, data.get("settings", {}), data.get("features", {}), deviations)


def _read_json(path: str) -> dict[str, Any]:
    try:
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
    except OSError as error:
        raise CaseError(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise CaseError(f"{path}: not JSON: {error}") from error
    if not isinstance(data, dict):
        raise CaseError(f"{path}: not a JSON object")
    return data


def _corpus_of(path: str, root: str, known: dict[str, Corpus]) -> Corpus:
    """The corpus that a file belongs to, or else one of what was asked for, which is in `root`."""
    directory = os.path.dirname(slashed.abspath(path))
    while not os.path.exists(slashed.join(directory, CORPUS_FILE)):
        if directory == os.path.dirname(directory):
            return known.setdefault(root, Corpus(root))
        directory = os.path.dirname(directory)
    if directory not in known:
        known[directory] = read_corpus(directory)
    return known[directory]


def _search(directory: str) -> Iterator[str]:
    """The files with cases below a directory, in order, without the environments of others."""
    waiting = _listed(directory)
    while waiting:
        entry = waiting.pop()
        if entry.is_dir():
            waiting += _listed(entry.path)
        elif entry.name.endswith((".pp", SUFFIX)):
            yield slashed.normpath(entry.path)


def _listed(directory: str) -> list[os.DirEntry[str]]:
    """What may have cases in a directory, the last first. Raises CaseError."""
    try:
        with os.scandir(directory) as scanned:
            entries = sorted(scanned, key=lambda entry: entry.name, reverse=True)
    except OSError as error:
        raise CaseError(f"{directory}: {error.strerror}") from error
    cases = {entry.name.removesuffix(".pp") for entry in entries if entry.name.endswith(".pp")}
    return [
        entry
        for entry in entries
        if not (entry.is_dir() and (entry.name in cases or entry.name.startswith(".")))
    ]


def _read_comment(comment: str, path: str) -> tuple[str, dict[str, Any]]:
    """The prose of the leading comment, and what it sets."""
    prose: list[str] = []
    headers: dict[str, Any] = {}
    for number, line in enumerate(comment.splitlines(), 1):
        if not line.startswith("#"):
            break
        header = _HEADER.fullmatch(line)
        if header:
            headers[header[1]] = _header_value(header[1], header[2], f"{path}:{number}")
        else:
            prose.append(line.removeprefix("#").strip())
    return " ".join(filter(None, prose)), headers


def _header_value(name: str, written: str, place: str) -> Any:
    try:
        value = json.loads(written)
    except ValueError as error:
        if name == "node":
            return written.strip()
        raise CaseError(f"{place}: `{name}` is not JSON: {error}") from error
    if not isinstance(value, _HEADERS[name]):
        raise CaseError(f"{place}: `{name}` is of the wrong type")
    return value


def _environment_files(directory: str) -> dict[str, str]:
    """All files below a directory, by relative path."""
    files = {}
    for root, directories, names in slashed.walk(directory):
        directories.sort()
        for name in sorted(names):
            path = slashed.join(root, name)
            files[slashed.relpath(path, directory)] = _text(read_given(path), path)
    return files
