"""All files of a control repository, and what each of them shows."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

from mupuppet.analysis.upgrades.configuration import (
    find_in_hierarchy,
    find_in_metadata,
    find_in_settings,
    is_ignored,
)
from mupuppet.analysis.upgrades.manifests import Parsed, Variables, find_in_tree, parse_source
from mupuppet.analysis.upgrades.templates_and_data import (
    find_in_data,
    find_in_ruby,
    find_in_template,
)
from mupuppet.analysis.upgrades.version_step import Step
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.file_reading import Reading
from mupuppet.source import SourceFile
from mupuppet.versions import PuppetVersion

_DATA = (".yaml", ".yml", ".eyaml", ".json", ".conf")
#: What shows that a directory is a module, an environment or a code directory.
_PARTS = frozenset(["manifests", "templates", "lib", "data", "functions", "types", "files"])


def matters(file: str) -> bool:
    """Whether a file may show something."""
    return file.endswith((".pp", ".epp", ".erb", ".rb", *_DATA)) or _is_template(file)


def find_changes(
    files: Mapping[str, Reading],
    before: PuppetVersion,
    after: PuppetVersion,
    *,
    global_hierarchy: str | None = None,
    puppet_conf: str | None = None,
) -> list[Diagnostic]:
    """What some files show, in their order and that of lines.

    Manifests that cannot be read are reported as well. `global_hierarchy` is the hiera.yaml of the
    global layer and `puppet_conf` the file of settings, if they are among the files.
    """
    return _Search(Step(before, after), global_hierarchy, puppet_conf).run(files)


class _Search:
    def __init__(self, step: Step, global_hierarchy: str | None, puppet_conf: str | None) -> None:
        self._step = step
        self._global = global_hierarchy
        self._puppet_conf = puppet_conf
        self._variables = Variables()

    def run(self, files: Mapping[str, Reading]) -> list[Diagnostic]:
        trees: dict[str, Parsed] = {}
        sources: dict[str, SourceFile] = {}
        found: list[Diagnostic] = []
        for file, (source, problems) in files.items():
            found += problems if file.endswith((".pp", ".epp")) else ()
            if problems:
                continue
            sources[file] = source
            if file.endswith((".pp", ".epp")):
                trees[file] = parse_source(source, _module(file), epp=file.endswith(".epp"))
                self._variables.add(trees[file])
        for file, source in sources.items():
            if file in trees:
                changes = find_in_tree(trees[file], self._step, self._variables)
            else:
                changes = self._in_other(file, source)
            found += sorted(changes, key=lambda each: each.at)
        return found

    def _in_other(self, file: str, source: SourceFile) -> Iterator[Diagnostic]:
        name = os.path.basename(file)
        is_global = file == self._global
        if is_global or name == "hiera.yaml":
            yield from find_in_hierarchy(source, self._step, is_global=is_global)
            if not is_ignored(source, is_global=is_global):
                yield from find_in_data(source, self._step)
        elif file == self._puppet_conf or name in ("environment.conf", "puppet.conf"):
            yield from find_in_settings(source, self._step)
        elif name == "metadata.json":
            yield from find_in_metadata(source, self._step)
        elif name.endswith(".rb"):
            yield from find_in_ruby(source, self._step)
        elif _is_template(file):
            variables = self._variables.modules.get(_module(file), set())
            yield from find_in_template(source, self._step, variables)
        elif name.endswith(_DATA):
            yield from find_in_data(source, self._step)


def _is_template(file: str) -> bool:
    return file.endswith(".erb") or "templates" in file.split("/")[:-1]


def _module(file: str) -> str:
    """The directory of the module that a file belongs to."""
    parts = file.split("/")
    for at in range(len(parts) - 2, 0, -1):
        if parts[at] in _PARTS:
            return "/".join(parts[:at])
    return os.path.dirname(file)
