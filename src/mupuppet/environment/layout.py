"""Which modules and other files an environment has, as of the last check of its directories.

Nothing here depends on the contents of files, apart from `metadata.json`. A compilation checks the
directories once, when it begins (`Layout.is_current`): if anything in them was added, removed or
renamed, a new layout replaces this one.
"""

from __future__ import annotations

import os

from mupuppet.basics import slashed
from mupuppet.basics.lazy import cached
from mupuppet.basics.records import replace
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.file_reading import outside_diagnostic
from mupuppet.environment.modules import ModulePath
from mupuppet.environment.readable_directories import ReadableDirectories
from mupuppet.environment.ruby_files import RubyFiles
from mupuppet.environment.spec import EnvironmentSpec

#: A module, and files that may define something in it.
Candidates = tuple[str, tuple[str, ...]]

#: For how many names the files that may define them are cached.
_MAXIMUM_CANDIDATES = 20_000


class UnsafeName(Exception):
    """The name of a class that would lead to a file outside its module."""


class Layout:
    """The modules and files of an environment."""

    def __init__(self, spec: EnvironmentSpec, *, is_strict: bool = False) -> None:
        self._spec = spec
        #: Otherwise there is nothing that could change.
        self._has_directories = bool(
            spec.modulepath or spec.own_module or spec.root or spec.hiera_config
        )
        #: Where the code of the environment may be.
        self.area = _area(spec)
        self.refusals: tuple[Diagnostic, ...] = ()
        directories = spec.modulepath
        if spec.trusted is not None:
            directories, self.refusals = self._within(spec)
        self.module_path = ModulePath(
            directories, spec.own_module, self.area, _made_by_user(spec), is_strict
        )
        self._candidates: dict[str, Candidates] = {}
        #: Whether there is a hierarchy: of a module, or of the environment and the global layer.
        self._hierarchies: dict[str | None, bool] = {}

    def _within(self, spec: EnvironmentSpec) -> tuple[tuple[str, ...], tuple[Diagnostic, ...]]:
        """The module directories that are in the area, and the errors about what is not."""
        named = [("modulepath", path) for path in spec.modulepath]
        named += [("manifest", path) for path in spec.manifests]
        outside = {
            path: setting
            for setting, path in named
            if not self.area.surround(path) and os.path.exists(path)
        }
        refusals = []
        for path, setting in outside.items():
            refusal = outside_diagnostic(path)
            if setting in spec.places:
                source, span = spec.places[setting]
                refusal = replace(refusal, source=source, span=span, at=span.start)
            refusals.append(refusal)
        return tuple(path for path in spec.modulepath if path not in outside), tuple(refusals)

    @property
    def modules(self) -> dict[str, str]:
        """The modules by name; of two with the same name, the first on the path."""
        return self.module_path.by_name

    def module_of(self, path: str) -> str | None:
        """The module that a file is in."""
        while path := path.rpartition("/")[0]:
            if path in self._modules_by_root:
                return self._modules_by_root[path]
        return None

    @cached
    def _modules_by_root(self) -> dict[str, str]:
        return {root: name for name, root in self.modules.items()}

    def is_current(self) -> bool:
        """Whether the directories have not changed."""
        return not self._has_directories or (
            (self._spec.trusted is None or self._within(self._spec)[1] == self.refusals)
            and self.module_path.is_current()
            and ("ruby_files" not in vars(self) or self.ruby_files.listings.are_current())
            and all(
                self._looks_for_data(module) == has for module, has in self._hierarchies.items()
            )
        )

    # --- Data

    def has_data(self, module: str | None) -> bool:
        """Whether there is a hierarchy that could have values for classes of a module."""
        return self._has_hierarchy(None) or (module is not None and self._has_hierarchy(module))

    def _has_hierarchy(self, module: str | None) -> bool:
        if module not in self._hierarchies:
            self._hierarchies[module] = self._looks_for_data(module)
        return self._hierarchies[module]

    def _looks_for_data(self, module: str | None) -> bool:
        if module is not None:
            root = self.modules.get(module)
            return root is not None and (
                os.path.isfile(f"{root}/hiera.yaml") or module in self.module_data_providers
            )
        spec = self._spec
        files = [spec.hiera_config] if spec.hiera_config else []
        if spec.root is not None:
            files.append(slashed.join(spec.root, "hiera.yaml"))
        return (spec.data_provider is not None and spec.puppet.environment_data_provider) or any(
            map(os.path.isfile, files)
        )

    @cached
    def module_data_providers(self) -> dict[str, str]:
        """`data_provider` in the metadata of modules, in versions that use it."""
        metadata = self.module_path.metadata
        providers = ((module, metadata[module].data_provider) for module in self.modules)
        return {module: provider for module, provider in providers if provider is not None}

    # --- Manifests

    def manifests_of(self, name: str) -> Candidates:
        """The module of a class or defined type, and files that may define it; they need not exist.

        Puppet reads the `init.pp` of a module before anything else in it, and looks for `a::b::c`
        in `b/c.pp`, then in `b.pp`, if it is not in `init.pp` either.
        """
        found = self._candidates.get(name)
        if found is None:
            if len(self._candidates) >= _MAXIMUM_CANDIDATES:
                self._candidates.clear()  # names may contain facts, so there is no limit to their
                # number
            found = self._candidates[name] = self._find_candidates(name)
        return found

    def _find_candidates(self, name: str) -> Candidates:
        module, *rest = name.split("::")
        root = self.modules.get(module)
        if root is None:
            return module, ()
        if ".." in name or "\0" in name:
            _reject_unsafe(module, "/".join(rest))
        paths = [f"{root}/manifests/init.pp"]
        while rest:
            paths.append(f"{root}/manifests/{'/'.join(filter(None, rest))}.pp")
            rest.pop()
        return module, tuple(paths)

    # --- Ruby

    @cached
    def ruby_files(self) -> RubyFiles:
        """The Ruby code of the environment and its modules."""
        return RubyFiles(self.modules, self._spec.root, self.module_path.beside)

    @cached
    def module_libraries(self) -> tuple[str, ...]:
        """The directories where modules may have Ruby code: absolute paths."""
        return tuple([slashed.abspath(f"{root}/lib") for root in self.modules.values()])

    @property
    def library_roots(self) -> tuple[str, ...]:
        """The directories where Ruby code finds the files that it requires: absolute paths."""
        if self._spec.root is None:
            return self.module_libraries
        return (slashed.abspath(f"{self._spec.root}/lib"), *self.module_libraries)

    # --- What may be read

    def readable_roots(self) -> list[str]:
        """The directories whose files code may read."""
        roots = [self._spec.root] if self._spec.root else []
        beside = self.module_path.beside
        return [*self.modules.values(), *beside, *roots, *self._spec.permissions.read]

    @cached
    def readable_directories(self) -> ReadableDirectories:
        """The same, to decide about files."""
        return ReadableDirectories(self.readable_roots())

    def look_again(self) -> None:
        """Forget where links led."""
        self.area.look_again()
        if "readable_directories" in vars(self):
            self.readable_directories.look_again()


def _area(spec: EnvironmentSpec) -> ReadableDirectories:
    """What the user has approved: what is named on the command line, and what is allowed."""
    named = spec.trusted
    if named is None:
        named = (*spec.modulepath, *([spec.root] if spec.root is not None else []))
    if spec.own_module is not None:
        named = (*named, spec.own_module[1])
    return ReadableDirectories((*named, *spec.permissions.read))


def _made_by_user(spec: EnvironmentSpec) -> frozenset[str]:
    """The module directories that are not a part of the environment."""
    trusted = spec.modulepath if spec.trusted is None else spec.trusted
    inside = f"{spec.root}/"
    return frozenset(path for path in trusted if spec.root is None or not path.startswith(inside))


def _reject_unsafe(module: str, pattern: str) -> None:
    """Puppet does not look for files with such names."""
    if ".." in pattern.split("/") or "\0" in pattern:
        raise UnsafeName(
            f'The pattern "{pattern}" to find manifests in the module "{module}" is invalid '
            "and potentially unsafe."
        )
