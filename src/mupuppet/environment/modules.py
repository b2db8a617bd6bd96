"""Modules: directories with a valid name on the module path, and their metadata.

Of two modules with the same name, the first on the path is used. Like Puppet, we ignore a module
whose `metadata.json` lacks something that is required, but use one whose file is not JSON at all,
unless that must be an error.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from typing import Any

from mupuppet.basics import slashed
from mupuppet.basics.lazy import cached
from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record, field, replace
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.file_caches import PathCache
from mupuppet.environment.file_reading import outside_diagnostic, read_source
from mupuppet.environment.readable_directories import ReadableDirectories
from mupuppet.environment.stamps import Stamps, stamp_of
from mupuppet.source import SourceFile, Span

#: What a directory must be called to be a module.
_MODULE_NAME = pattern(r"[a-z][a-z0-9_]*")

#: Names that Puppet has for parts of itself: it compiles nothing beside a module of such a name.
_RESERVED_NAMES = ("environment", "puppet_system")

#: What the metadata of a module must have.
REQUIRED_METADATA = ("source", "author", "version", "license", "dependencies")


def is_module_name(name: str) -> bool:
    """Whether a directory of this name can be a module."""
    return _MODULE_NAME.fullmatch(name) is not None


class Dependency(Record):
    """A module that another one requires."""

    #: `author/name`
    name: str
    version_requirement: str

    @property
    def module(self) -> str:
        return self.name.rpartition("/")[2]


class Metadata(Record):
    """The content of `metadata.json`; every part may be missing."""

    #: `author/name`
    forge_name: str | None = None
    version: str | None = None
    dependencies: tuple[Dependency, ...] = ()
    #: What is wrong with the file, and whether the module cannot be used because of that.
    problem: Diagnostic | None = None
    is_fatal: bool = False
    #: Whether the file is not JSON.
    is_unparsable: bool = False
    #: Where the module has its data, if it says so in the old way.
    data_provider: str | None = None
    #: What makes code of the module fail.
    stumbling_block: Diagnostic | None = None

    def is_same(self, other: Metadata) -> bool:
        """Does the file still say the same?"""
        if self is other:
            return True
        problems = (self.problem, self.stumbling_block)
        others = (other.problem, other.stumbling_block)
        return all(map(_is_same_problem, problems, others)) and self == replace(
            other, problem=self.problem, stumbling_block=self.stumbling_block
        )


def _is_same_problem(one: Diagnostic | None, other: Diagnostic | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.message == other.message and one.source.text == other.source.text


class ModuleDirectory(Record):
    """A directory on the module path that is a module."""

    name: str
    path: str
    #: The directory of the module path.
    where: str
    is_link: bool = False


class ModulePath(Record, frozen=False, eq=False, slots=False):
    """The modules in some directories."""

    directories: tuple[str, ...]
    #: A module that lies elsewhere, such as the checkout of one: name and path.
    own: tuple[str, str] | None = None
    #: Where modules that are links, and their metadata, may lead.
    area: ReadableDirectories | None = None
    #: Directories of modules that the user has made: links in them may lead to modules elsewhere.
    named: frozenset[str] = frozenset()
    #: Whether a module whose metadata is not JSON cannot be used.
    is_strict: bool = False
    metadata: dict[str, Metadata] = field(default_factory=dict)
    #: Those of directories and metadata when they were last compared.
    _stamps: Stamps | None = None
    #: Whether all links were seen to lead to where they may, with these stamps.
    _has_none_refused: bool = False
    #: Whether each link may be a module, as of the last look.
    _may: dict[str, bool] = field(default_factory=dict)

    def _named(self, *, with_refused: bool = False) -> Iterator[ModuleDirectory]:
        """What is named like a module and would be one, if it is a directory."""
        if self.own is not None:
            name, path = self.own
            yield ModuleDirectory(name, path, os.path.dirname(path))
        for directory in self.directories:
            try:
                named = _named.of(directory)
            except OSError:  # Puppet goes without directories that it cannot read
                continue
            for module in named:
                if with_refused or not module.is_link or self._may_be(module):
                    yield module

    def _may_be(self, module: ModuleDirectory) -> bool:
        """Whether a link may be a module: it leads to where modules are."""
        may = self._may.get(module.path)
        if may is None:
            may = self._may[module.path] = self.area is None or self._leads_to_one(
                module, self.area
            )
        return may

    def _leads_to_one(self, module: ModuleDirectory, area: ReadableDirectories) -> bool:
        try:
            real, status = slashed.real_path_and_status(module.path)
        except OSError:  # it leads nowhere, and is no module
            return True
        if not stat.S_ISDIR(status.st_mode):
            return True
        if module.where in self.named and _is_like_module(module.path):
            area.add_found(module.path, real, stamp_of(status))
            return True
        return area.contain(real, module.path)

    def refusals(self) -> Iterator[Diagnostic]:
        """The errors about modules that are links to somewhere else."""
        if self._has_none_refused:
            return
        self._has_none_refused = self._stamps is not None
        for module in self._named(with_refused=True):
            if module.is_link and not self._may_be(module):
                self._has_none_refused = False
                yield outside_diagnostic(module.path)

    @cached
    def found(self) -> list[ModuleDirectory]:
        """All module directories, those that are shadowed by others included."""
        return [module for module in self._named() if os.path.isdir(module.path)]

    def is_current(self) -> bool:
        """Would a new look at the directories find the same modules and metadata?"""
        vars(self).pop("found", None)
        self._may.clear()
        if "by_name" not in vars(self) or (self._stamps is not None and self._stamps.are_current()):
            return True
        self._has_none_refused = False
        stamps = Stamps(self._stamped_paths())
        now = ModulePath(self.directories, self.own, self.area, self.named, self.is_strict)
        if (
            now.by_name != self.by_name
            or now.metadata.keys() != self.metadata.keys()
            or not all(now.metadata[name].is_same(seen) for name, seen in self.metadata.items())
            or ("beside" in vars(self) and now.beside != self.beside)
        ):
            return False
        self._stamps = stamps
        return True

    def _stamped_paths(self) -> Iterator[str]:
        """What differs when a module or its metadata is changed, added or removed."""
        yield from self.directories
        for module in self._named():
            file = f"{module.path}/metadata.json"
            if os.path.exists(file):
                yield file
                continue
            yield module.path
            if os.path.islink(file):
                yield file

    @cached
    def beside(self) -> list[str]:
        """Directories beside modules: for resource types Puppet looks into those, too.

        They are shadowed by another module, have an invalid name, or metadata that is not usable.
        """
        used = set(self.by_name.values())
        found = []
        for directory in self.directories:
            try:
                entries = _entries.of(directory)
            except OSError:
                continue
            found += [
                entry.path
                for entry in entries
                if entry.path not in used and (not entry.is_link or self._may_be(entry))
            ]
        return found

    def shadowed(self, name: str) -> list[str]:
        """Other modules of the same name further back on the path.

        Only their resource types and functions of the older interface are used.
        """
        first, *others = [module.path for module in self.found if module.name == name]
        # The checkout of a module is often linked into its own fixtures.
        real = slashed.realpath(first)
        return [path for path in others if slashed.realpath(path) != real]

    @cached
    def by_name(self) -> dict[str, str]:
        """The modules that can be used, with their paths."""
        usable: dict[str, str] = {}
        for module in self._named():
            name, path = module.name, module.path
            if name in self.metadata:
                continue
            metadata = _good_metadata(path)
            if metadata is None:
                if not os.path.isdir(path):
                    continue
                metadata = self._read_metadata(name, path)
            self.metadata[name] = metadata
            if not metadata.is_fatal:
                usable[name] = path
        return usable

    def _read_metadata(self, name: str, path: str) -> Metadata:
        metadata = read_metadata(name, path, self.area)
        if self.is_strict and metadata.is_unparsable:
            return replace(metadata, is_fatal=True)
        return metadata

    def checked_metadata(self) -> Iterable[Metadata]:
        """The metadata of all modules."""
        return self.metadata.values() if self.by_name or self.metadata else ()


#: What makes a directory a module, one of it at least.
_PARTS = ("metadata.json", "manifests", "lib", "functions", "types", "plans", "tasks")


def _is_like_module(path: str) -> bool:
    return any(os.access(f"{path}/{part}", os.F_OK) for part in _PARTS)


# A process that answers many requests makes environments of the same modules again and again.


def _find_entries(directory: str) -> tuple[ModuleDirectory, ...]:
    with os.scandir(directory) as entries:
        visible = [entry for entry in entries if not entry.name.startswith(".")]
    return tuple(
        ModuleDirectory(
            entry.name, slashed.join(directory, entry.name), directory, entry.is_symlink()
        )
        for entry in sorted(visible, key=lambda entry: entry.name)
    )


#: What is in a directory.
_entries = PathCache(_find_entries)


def _find_named(directory: str) -> tuple[ModuleDirectory, ...]:
    found = _entries.of(directory)
    return tuple(entry for entry in found if _MODULE_NAME.fullmatch(entry.name))


#: What is named like a module in a directory.
_named = PathCache(_find_named)


def _find_metadata(file: str) -> Metadata | None:
    directory = os.path.dirname(file)
    metadata = read_metadata(os.path.basename(directory), directory)
    is_good = metadata.problem is None and metadata.stumbling_block is None
    return metadata if is_good else None


#: The metadata in a file, unless something is wrong with it.
_metadata_in = PathCache(_find_metadata)


def _good_metadata(path: str) -> Metadata | None:
    """The metadata of a module if it has some that is good, and not a link."""
    file = f"{path}/metadata.json"
    try:
        status = os.lstat(file)
        return None if stat.S_ISLNK(status.st_mode) else _metadata_in.of(file, status)
    except OSError:
        return None


#: That of a module without a file.
_NO_METADATA = Metadata()


def read_metadata(module: str, path: str, area: ReadableDirectories | None = None) -> Metadata:
    """The metadata of a module; there may be none. A file out of the area is not read."""
    if module in _RESERVED_NAMES:
        return _reserved_name(module, path)
    file = slashed.join(path, "metadata.json")
    if not os.path.lexists(file):
        return _NO_METADATA
    source, problems = read_source(file, area)
    import json

    unparsable = f"{module} has an invalid and unparsable metadata.json file. The parse error: "
    if problems and problems[0].id == "read-refused":
        return Metadata(problem=problems[0], is_fatal=True)
    if problems:
        return _unparsable(unparsable + problems[0].message, source, problems[0].at)
    try:
        data = json.loads(source.text)
    except (ValueError, RecursionError):
        from mupuppet.data_formats.json_reader import JsonError, parse_puppet_json

        try:
            data = parse_puppet_json(source.text)  # as Ruby reads it, or with Ruby's message
        except JsonError as error:
            return _unparsable(f"{unparsable}{error}", source, error.position or 0)
    if isinstance(data, str) and data:
        return _broken(
            f"No {REQUIRED_METADATA[0]} module metadata provided for {module}", source, 0, True
        )
    if data is None or isinstance(data, (bool, int, float)) or (data and type(data) is list):
        return _unusable(f"the metadata of {module} must be a JSON object", source, 0)
    return _metadata(module, data, source) if data else Metadata()


def _reserved_name(module: str, path: str) -> Metadata:
    message = f"A module cannot be named '{module}', which is Puppet's name for a part of itself"
    unusable = _unusable(message, SourceFile("", path), 0)
    assert unusable.problem is not None
    return replace(unusable, problem=replace(unusable.problem, id="reserved-module-name"))


def _metadata(module: str, data: dict[str, Any], source: SourceFile) -> Metadata:
    for key in REQUIRED_METADATA:
        if data.get(key) is None:
            message = f"No {key} module metadata provided for {module}"
            return _broken(message, source, 0, True)
    given = data["dependencies"]
    if not isinstance(given, list):
        message = (
            "The value for the key dependencies in the file metadata.json of the module "
            f"{module} must be an array, not: '{given}'"
        )
        return _broken(message, source, _place(source, "dependencies"), True)
    name = data.get("name")
    if name is not None and not isinstance(name, str):
        message = f"the name in the metadata of {module} must be a string"
        return _unusable(message, source, _place(source, "name"))
    if not all(isinstance(each, dict) for each in given):
        message = f"the dependencies in the metadata of {module} must be JSON objects"
        return _unusable(message, source, _place(source, "dependencies"))
    provider = data.get("data_provider")
    return Metadata(
        forge_name=name.replace("-", "/") if name is not None else None,
        version=str(data["version"]),
        dependencies=tuple(map(_dependency, given)),
        data_provider=provider if isinstance(provider, str) else None,
        stumbling_block=_stumbling_block(module, given, source),
    )


def _stumbling_block(
    module: str, dependencies: list[dict[str, Any]], source: SourceFile
) -> Diagnostic | None:
    if all(isinstance(each.get("name"), str) for each in dependencies):
        return None
    message = f"a dependency in the metadata of {module} has no name"
    return _unusable(message, source, _place(source, "dependencies")).problem


def _dependency(data: dict[str, Any]) -> Dependency:
    name = str(data.get("name", "")).replace("-", "/")
    return Dependency(name, str(data.get("version_requirement") or ">= 0.0.0"))


def _place(source: SourceFile, key: str) -> int:
    return max(source.text.find(f'"{key}"'), 0)


def _broken(message: str, source: SourceFile, at: int, is_fatal: bool = False) -> Metadata:
    span = Span(at, min(at + 1, len(source.text)))
    problem = Diagnostic("invalid-metadata", Severity.WARNING, message, source, span, at)
    return Metadata(problem=problem, is_fatal=is_fatal)


def _unparsable(message: str, source: SourceFile, at: int) -> Metadata:
    return replace(_broken(message, source, at), is_unparsable=True)


def _unusable(message: str, source: SourceFile, at: int) -> Metadata:
    """Metadata that Puppet itself stumbles over: nothing can be compiled."""
    broken = _broken(message, source, at, True)
    assert broken.problem is not None
    return Metadata(problem=replace(broken.problem, severity=Severity.ERROR), is_fatal=True)
