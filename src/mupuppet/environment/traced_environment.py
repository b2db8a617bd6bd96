"""An environment that records what one compilation reads (`environment.reads`)."""

from __future__ import annotations

import os

from mupuppet.basics import slashed
from mupuppet.environment.data_files import DataFiles, LoadedFile, Parse
from mupuppet.environment.environment import Environment
from mupuppet.environment.file_reading import Reading
from mupuppet.environment.layout import Candidates
from mupuppet.environment.modules import Metadata
from mupuppet.environment.reads import Reads
from mupuppet.source import SourceFile

#: Formats of data files of which keys are read one by one.
_BY_KEY = frozenset(["yaml", "json", "hocon"])


def kind_of_path(path: str) -> str | None:
    """What there is at a path: a `file` or a `directory`, if anything."""
    return "directory" if os.path.isdir(path) else "file" if os.path.lexists(path) else None


class TracedDataFiles:
    """The data files of an environment; records which are asked for."""

    def __init__(self, files: DataFiles, reads: Reads) -> None:
        self._files = reads.data_files = files
        self.reads = reads
        self.is_allowed = files.is_allowed
        self.add_root = files.add_root

    def exists(self, path: str) -> bool:
        self.reads.paths.add(path)
        return self._files.exists(path)

    def has(self, path: str) -> bool:
        self.reads.paths.add(path)
        return self._files.has(path)

    def kind(self, path: str) -> str | None:
        self.reads.paths.add(path)
        return self._files.kind(path)

    def glob(self, pattern: str, *, with_directories: bool = False) -> list[str]:
        self.reads.globs.add(pattern)
        return self._files.glob(pattern, with_directories=with_directories)

    def read(self, path: str) -> bytes:
        self.reads.files.add(path)
        return self._files.read(path)

    def load(self, path: str, data_format: str, parse: Parse) -> LoadedFile:
        """Levels record the keys of data; of all other files the whole content counts."""
        if data_format not in _BY_KEY:
            self.reads.files.add(path)
        return self._files.load(path, data_format, parse)


class TracedEnvironment(Environment):
    """An environment; records what is asked of it."""

    _reads: Reads

    @classmethod
    def of(cls, environment: Environment, reads: Reads) -> TracedEnvironment:
        """The same environment, for one compilation."""
        traced = cls.__new__(cls)
        vars(traced).update(vars(environment))
        traced._reads = reads
        return traced

    def main_sources(self) -> list[Reading]:
        readings = super().main_sources()
        if self.code is None:
            for path in self.manifests:
                if os.path.isdir(path):
                    self._reads.globs.add(f"{path}/**/*.pp")
                else:
                    self._reads.paths.update([path, f"{path}.pp"])
            self._reads.manifests.update(source.name for source, _ in readings)
        return readings

    def manifests_of(self, name: str) -> Candidates:
        self._reads.modules.add(name.partition("::")[0])
        return super().manifests_of(name)

    def module_root(self, name: str) -> str | None:
        self._reads.modules.add(name)
        return super().module_root(name)

    def listed_modules(self) -> dict[str, str]:
        self._reads.modules.add("*")
        return super().listed_modules()

    def metadata(self, module: str) -> Metadata:
        root = self.module_root(module)
        if root is not None:
            self._reads.files.add(slashed.join(root, "metadata.json"))
        return super().metadata(module)

    def _look_for(self, path: str) -> None:
        self._reads.paths.add(path)

    def has_data(self, module: str | None) -> bool:
        if self.root is not None:
            self._reads.paths.add(slashed.join(self.root, "hiera.yaml"))
        if self.hiera_config:
            self._reads.paths.add(self.hiera_config)
        if module is not None and (root := self.module_root(module)) is not None:
            self._reads.paths.add(slashed.join(root, "hiera.yaml"))
        return super().has_data(module)

    def glob(self, pattern: str) -> list[str]:
        self._reads.globs.add(pattern)
        return super().glob(pattern)

    def read_bytes(self, path: str) -> bytes:
        self._reads.files.add(path)
        return super().read_bytes(path)

    def read_template(self, path: str) -> str:
        self._reads.files.add(path)
        return super().read_template(path)

    def module_file(self, directory: str, reference: str) -> SourceFile | None:
        found = super().module_file(directory, reference)
        if found is not None:
            self._reads.files.add(found.name)
        return found

    def data_files(self, roots: list[str]) -> DataFiles:
        return TracedDataFiles(super().data_files(roots), self._reads)  # type: ignore[return-value]  # it has all that lookups need
