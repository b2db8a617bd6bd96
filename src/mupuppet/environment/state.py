"""The state of an open environment, shared by its compilations.

An environment is opened once and serves many compilations. Each of them begins with `refresh`, and
then sees the files as a newly opened environment would:

- options and `environment.conf` are read again (`EnvironmentSpec`);
- directories are checked for added, removed and renamed files (`Layout`);
- contents of files are checked when they are used, by the times of each file (`stamps`); what was
derived from a file is reused while its content is the same.

What was derived from files that no longer exist is dropped from time to time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.basics.records import replace
from mupuppet.environment.companions import Companions
from mupuppet.environment.layout import Layout
from mupuppet.environment.source_files import SourceFiles
from mupuppet.environment.spec import EnvironmentSpec
from mupuppet.environment.stamps import changed_paths

if TYPE_CHECKING:
    from mupuppet.environment.data_files import DataFiles
    from mupuppet.environment.parsed_files import ParsedFiles
    from mupuppet.environment.permissions import Permissions
    from mupuppet.versions import PuppetVersion

#: After how many compilations the state is searched for removed files.
_SWEEP = 50
#: How many variants of an environment are open at a time.
_MOST_VARIANTS = 8


class EnvironmentState:
    """The files of an environment, shared by those that are derived from it."""

    def __init__(self, reopen: Callable[[], EnvironmentSpec], *, is_strict: bool = False) -> None:
        """`reopen` reads again what opens the environment."""
        self._reopen = reopen
        self._is_strict = is_strict
        self.spec = reopen()
        self.layout = Layout(self.spec, is_strict=is_strict)
        #: The contents of files that were read.
        self.sources = SourceFiles(self.layout.area)
        self.companions = Companions()
        self._data_files: DataFiles | None = None
        self._data_roots: list[str] | None = None
        self._parsed_files: ParsedFiles | None = None
        #: The number of refreshes: what was checked before must be checked again.
        self.revision = 0
        #: Whether `close` will be called, on the environment or on one that is derived from it.
        self.will_be_closed = False
        #: Whether files are checked only once, so that a deployment takes effect as a whole.
        self._is_frozen = False
        #: The same files for other versions of Puppet, and with other directories to be read.
        self._variants: dict[object, EnvironmentState] = {}

    def for_puppet(self, version: PuppetVersion) -> EnvironmentState:
        """The state of the same environment in another version of Puppet."""
        return self._variant(version, lambda: replace(self._reopen(), puppet=version))

    def for_reading(self, permissions: Permissions) -> EnvironmentState:
        """The state of the same environment if code may read other directories, too."""
        return self._variant(
            permissions.read, lambda: replace(self._reopen(), permissions=permissions)
        )

    def _variant(self, key: object, reopen: Callable[[], EnvironmentSpec]) -> EnvironmentState:
        found = self._variants.get(key)
        if found is None:
            if len(self._variants) >= _MOST_VARIANTS:
                self._variants.pop(next(iter(self._variants))).close()
            found = self._variants[key] = EnvironmentState(reopen, is_strict=self._is_strict)
        found.will_be_closed = self.will_be_closed
        return found

    def refresh(self) -> None:
        """Notice changed files."""
        if self._is_frozen:
            return
        self.revision += 1
        self.sources.used.clear()
        if self._data_files is not None:
            self._data_files.used.clear()
        spec = self._reopen()
        if spec is not self.spec and spec != self.spec:
            self.save()
            self._release()
            self.spec = spec
            self._look()
            return
        self.spec = spec
        self.layout.look_again()
        if not self.layout.is_current():
            self._look()
        self._data_roots = None
        if self.revision % _SWEEP == 0:
            self._sweep()

    def changed_files(self) -> list[str]:
        """The files read since the last refresh that have since changed or been removed."""
        if self._is_frozen:
            return []
        used = self.sources.used
        if self._data_files is not None:
            used = used | self._data_files.used
        return list(changed_paths(used))

    def _look(self) -> None:
        self.layout = Layout(self.spec, is_strict=self._is_strict)
        self.sources.area = self.layout.area

    def freeze(self) -> None:
        """Ignore changes of files from now on; files that were not read yet are read later."""
        self.refresh()
        self._is_frozen = True
        self.sources.is_frozen = True
        self.data_files([]).is_frozen = True
        self._data_roots = None

    def _sweep(self) -> None:
        missing = self.sources.drop_missing()
        if self._data_files is not None:
            self._data_files.drop_missing()
        if missing:
            self.companions.forget_files(missing)

    def data_files(self, roots: list[str]) -> DataFiles:
        """The data files; those in some directories may be read."""
        if self._data_files is None:
            from mupuppet.environment.data_files import DataFiles

            name = self.spec.root or self.spec.name
            self._data_files = DataFiles(name=name, cache=self.spec.cache)
        if self._data_roots != roots:
            self._data_roots = roots
            self._data_files.allow_only(roots)
        return self._data_files

    @property
    def parsed_files(self) -> ParsedFiles:
        """The files of code; what was parsed in an earlier run may come from the cache."""
        if self._parsed_files is None:
            from mupuppet.environment.parsed_files import ParsedFiles

            spec = self.spec
            name = spec.root or next(iter(spec.manifests), spec.name)
            self._parsed_files = ParsedFiles(name, cache=spec.cache, puppet=spec.puppet)
        return self._parsed_files

    def save(self) -> None:
        """Write what was parsed to the cache directory, if there is one."""
        if self._parsed_files is not None:
            self._parsed_files.save()
        if self._data_files is not None:
            self._data_files.save()
        self.companions.save()
        for each in self._variants.values():
            each.save()

    def close(self) -> None:
        """Save caches, end processes, and drop everything."""
        self.save()
        self._release()
        self.layout = Layout(self.spec, is_strict=self._is_strict)
        self.sources = SourceFiles(self.layout.area)

    def _release(self) -> None:
        self.companions.close()
        for each in self._variants.values():
            each.close()
        self._variants.clear()
        self._data_files = self._parsed_files = None
        self._data_roots = None
