"""An environment: the main manifests and the modules that code may use.

Names determine where things are: the class `a::b::c` is in `manifests/b/c.pp` of the module `a`,
the class `a` in its `manifests/init.pp`; functions and type aliases have directories of their own.

An environment is opened once and serves any number of compilations, each of which sees the files
as they are when it begins (see `environment.state`):

    with Environment.from_directory("control-repo") as environment:
        for node in nodes:
            mupuppet.compile(environment, node=node)

Nothing about it can be set from outside: another environment is opened, or derived.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from mupuppet.basics import slashed
from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import replace
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.companions import Companions
from mupuppet.environment.file_reading import Reading, decode, read_regular
from mupuppet.environment.layout import Candidates
from mupuppet.environment.modules import Metadata, ModulePath
from mupuppet.environment.permissions import Permissions, refused_file
from mupuppet.environment.readable_directories import NOTHING, ReadableDirectories, is_there
from mupuppet.environment.ruby_files import RubyFiles
from mupuppet.environment.source_files import SourceFiles
from mupuppet.environment.spec import (
    DEFAULT_NAME,
    Directories,
    EnvironmentSpec,
    directory_spec,
    split_directories,
)
from mupuppet.environment.state import EnvironmentState
from mupuppet.source import SourceFile
from mupuppet.values.binary import bytes_of

if TYPE_CHECKING:
    from mupuppet.environment.data_files import DataFiles
    from mupuppet.environment.parsed_files import ParsedFiles
    from mupuppet.values.value import Value
    from mupuppet.versions import PuppetVersion

T = TypeVar("T")

#: Which directory of a module contains what.
_DIRECTORIES = {"function": "functions", "type": "types"}

#: What part of a name may be the name of a file.
_SEGMENT = pattern(r"\w+")


class Environment:
    """Where the code of compilations comes from."""

    def __init__(self, spec: EnvironmentSpec) -> None:
        """An environment with a fixed specification; `opened` takes one that may change."""
        self._begin(EnvironmentState(lambda: spec))

    def _begin(self, state: EnvironmentState, code: str | None = None) -> None:
        self._state = state
        self._code = code
        self._settings: dict[str, Value] = {}
        self._permissions: Permissions | None = None
        self._spec = state.spec

    # --- Opening

    @classmethod
    def opened(
        cls, find: Callable[[], EnvironmentSpec], *, will_be_closed: bool = False
    ) -> Environment:
        """The environment that `find` specifies; it is called again at each refresh."""
        environment = cls.__new__(cls)
        environment._begin(EnvironmentState(find))
        environment._state.will_be_closed = will_be_closed
        return environment

    @classmethod
    def from_code(
        cls, code: str, *, modulepath: Directories = (), name: str = DEFAULT_NAME
    ) -> Environment:
        """An environment whose main manifest is a string."""
        if not isinstance(code, str):
            raise TypeError(f"`code` must be a string, not {type(code).__name__}")
        return cls(EnvironmentSpec(name, code, modulepath=split_directories(modulepath)))

    @classmethod
    def from_file(
        cls,
        path: str | os.PathLike[str],
        *,
        modulepath: Directories = (),
        name: str = DEFAULT_NAME,
    ) -> Environment:
        """An environment whose main manifest is a file, or all files of a directory."""
        manifests = (os.fspath(path),)
        modules = split_directories(modulepath)
        return cls(EnvironmentSpec(name, manifests=manifests, modulepath=modules))

    @classmethod
    def from_directory(
        cls,
        path: str | os.PathLike[str],
        *,
        modulepath: Directories = (),
        basemodulepath: Directories = (),
        name: str | None = None,
        codedir: str | None = None,
    ) -> Environment:
        """A directory environment: `manifests/`, `modules/`, and `environment.conf`.

        `modulepath` is searched before the environment's own, `basemodulepath` is what the
        environment calls `$basemodulepath`, and `codedir` what it calls `$codedir`. Its name is
        that of the directory in a directory `environments`, and `production` elsewhere. Raises
        NotADirectoryError.
        """
        root = slashed.abspath(path)
        if not os.path.isdir(root):
            raise NotADirectoryError(errno.ENOTDIR, "there is no such directory", os.fspath(path))
        if name is None and os.path.basename(os.path.dirname(root)) != "environments":
            name = DEFAULT_NAME
        return cls.opened(
            partial(
                directory_spec,
                root,
                modulepath=split_directories(modulepath),
                basemodulepath=split_directories(basemodulepath),
                name=name,
                codedir=codedir,
            )
        )

    def derive(
        self,
        *,
        code: str | None = None,
        settings: dict[str, Value] | None = None,
        permissions: Permissions | None = None,
    ) -> Environment:
        """The same environment with another main manifest, with other settings besides its own, or
        with other permissions.

        Both share what is cached of their files.
        """
        state = self._state
        if permissions is not None and permissions.read != state.spec.permissions.read:
            state = state.for_reading(permissions)  # links may lead elsewhere
        derived = Environment.__new__(Environment)
        derived._begin(state, self._code if code is None else code)
        derived._settings = {**self._settings, **(settings or {})}
        derived._permissions = self._permissions if permissions is None else permissions
        derived._spec = derived._overridden(self._state.spec)
        return derived

    def _overridden(self, spec: EnvironmentSpec) -> EnvironmentSpec:
        if self._code is not None:
            spec = replace(spec, code=self._code, manifests=())
        if self._settings:
            spec = replace(spec, settings={**spec.settings, **self._settings})
        if self._permissions is not None:
            spec = replace(spec, permissions=self._permissions)
        return spec

    def for_puppet(self, version: PuppetVersion) -> Environment:
        """The same environment for another version of Puppet; no caches are shared."""
        if version == self.puppet and version.settings == self.puppet.settings:
            return self
        other = Environment.__new__(Environment)
        other._begin(self._state.for_puppet(version), self._code)
        other._settings, other._permissions = self._settings, self._permissions
        other._spec = other._overridden(other._state.spec)
        return other

    def strictly(self) -> Environment:
        """The same without modules whose metadata is not JSON, as in Puppet if strict is error.

        Mostly there are none.
        """
        if not any(each.is_unparsable for each in self.module_path.checked_metadata()):
            return self
        spec = self._spec
        strict = Environment.__new__(Environment)
        strict._begin(EnvironmentState(lambda: spec, is_strict=True))
        return strict

    # --- Lifetime

    def refresh(self) -> None:
        """Notice changed files; each compilation begins with this."""
        self._state.refresh()
        self._spec = self._overridden(self._state.spec)

    def changed_files(self) -> list[str]:
        """The files that the compilation has read and that have since changed or been removed."""
        return self._state.changed_files()

    def freeze(self) -> None:
        """Ignore changes of files from now on; files that were not read yet are read later."""
        self._state.freeze()
        self._spec = self._overridden(self._state.spec)

    def save_caches(self) -> None:
        """Write what was parsed to the cache directory, if there is one."""
        self._state.save()

    def close(self) -> None:
        """Save caches, end processes, and drop what was read. The environment may be used again."""
        self._state.close()

    @property
    def will_be_closed(self) -> bool:
        """Will `close` be called? Until then, processes may stay for the next compilation."""
        return self._state.will_be_closed

    def __enter__(self) -> Environment:
        self._state.will_be_closed = True
        return self

    def __exit__(self, *problem: object) -> None:
        self._state.will_be_closed = False
        self.close()

    def __repr__(self) -> str:
        place = self.root or ", ".join(self.manifests) or "code"
        return f"<Environment {self.name}: {place}>"

    # --- Specification

    @property
    def spec(self) -> EnvironmentSpec:
        """Where its code is and what configures it, as of the last refresh."""
        return self._spec

    @property
    def name(self) -> str:
        return self._spec.name

    @property
    def code(self) -> str | None:
        """The main manifest, if it is given as a string."""
        return self._spec.code

    @property
    def manifests(self) -> tuple[str, ...]:
        """Files and directories of main manifests."""
        return self._spec.manifests

    @property
    def modulepath(self) -> tuple[str, ...]:
        return self._spec.modulepath

    @property
    def root(self) -> str | None:
        return self._spec.root

    @property
    def hiera_config(self) -> str | None:
        """The `hiera.yaml` of the global layer."""
        return self._spec.hiera_config

    @property
    def permissions(self) -> Permissions:
        """What code may do besides reading the environment and its modules."""
        return self._spec.permissions

    @property
    def cache(self) -> str | None:
        """The directory where parsed code and data is cached from one run to the next, if any."""
        return self._spec.cache

    @property
    def data_provider(self) -> str | None:
        """`environment_data_provider` of `environment.conf`, in versions that use it."""
        return self._spec.data_provider if self.puppet.environment_data_provider else None

    @property
    def config_version(self) -> str | None:
        """The command that names the version of the code, if `environment.conf` has one."""
        return self._spec.config_version

    @property
    def static_catalogs(self) -> bool:
        """Whether catalogs may contain the metadata of the files that they name."""
        return self._spec.static_catalogs

    @property
    def own_module(self) -> tuple[str, str] | None:
        """A module that is not on the module path: its name and where it is."""
        return self._spec.own_module

    @property
    def settings(self) -> dict[str, Value]:
        """Puppet's settings that code sees, where they differ from the defaults."""
        return self._spec.settings

    @property
    def puppet(self) -> PuppetVersion:
        """The version of Puppet whose environment it is."""
        return self._spec.puppet

    @property
    def has_vendor_modules(self) -> bool:
        """Whether the modules that come with Puppet are installed."""
        return self._spec.vendor_modules and self._spec.settings.get("vendormoduledir") != ""

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """What is wrong with the environment itself."""
        spec, layout = self._spec, self._state.layout
        problems = (*spec.problems, *layout.refusals, *layout.module_path.refusals())
        if spec.data_provider is None or self.puppet.environment_data_provider:
            return problems
        from mupuppet.environment.configuration import unknown_settings

        return (*problems, unknown_settings(spec.root or "", ["environment_data_provider"]))

    # --- Caches

    @property
    def companions(self) -> Companions:
        """Caches that the compiler and others attach, for the next compilation."""
        return self._state.companions

    def companion(self, kind: type[T], make: Callable[[], T] | None = None) -> T:
        """The instance of a cache class that belongs to this environment, created on first use."""
        return self._state.companions.of(kind, make)

    @property
    def revision(self) -> int:
        """The number of refreshes: what was checked before must be checked again."""
        return self._state.revision

    @property
    def sources(self) -> SourceFiles:
        """The contents of files that were read."""
        return self._state.sources

    def data_files(self, roots: list[str]) -> DataFiles:
        """The data files, which all compilations of the environment share."""
        return self._state.data_files(roots)

    @property
    def parsed_files(self) -> ParsedFiles:
        """The files of code; what was parsed in an earlier run may come from the cache."""
        return self._state.parsed_files

    # --- Overridden by a recorder (`environment.reads`)

    def _look_for(self, path: str) -> None:
        """Called when the existence of a file matters."""

    # --- Files

    def has_data(self, module: str | None) -> bool:
        """Whether there is a hierarchy that could have values for classes of a module."""
        return self._state.layout.has_data(module)

    @property
    def module_data_providers(self) -> dict[str, str]:
        """`data_provider` in the metadata of modules, in versions that use it."""
        return self._state.layout.module_data_providers

    @property
    def code_directory(self) -> str:
        """The directory around all environments, where old hierarchies have their data."""
        if self.root is None:
            return os.path.dirname(self.hiera_config or "") or "/"
        around = os.path.dirname(self.root)
        return os.path.dirname(around) if os.path.basename(around) == "environments" else self.root

    def main_sources(self) -> list[Reading]:
        """The main manifests, in Puppet's order."""
        code = self._spec.code
        if code is not None:
            return [decode(bytes_of(code), "")]
        readings: list[Reading] = []
        for path in self.manifests:
            if os.path.isdir(path):
                readings += [self.sources.read(file) for file in manifests_below(path)]
            elif self.root is None:
                readings.append(self.sources.read_given(path))
            else:
                existing = _existing_manifest(path)
                if existing is not None:
                    readings.append(self.sources.read(existing))
        return readings

    @property
    def module_path(self) -> ModulePath:
        """The modules, looked for when they are first needed."""
        return self._state.layout.module_path

    @property
    def modules(self) -> dict[str, str]:
        """The modules by name; of two with the same name, the first on the path."""
        return self._state.layout.modules

    def module_root(self, name: str) -> str | None:
        """The directory of a module, if there is one of this name."""
        return self._state.layout.modules.get(name)

    def listed_modules(self) -> dict[str, str]:
        """All modules, for code that lists them."""
        return self._state.layout.modules

    def metadata(self, module: str) -> Metadata:
        """The metadata of a module."""
        found = self.module_path.metadata.get(module)
        return Metadata() if found is None else found

    def manifests_of(self, name: str) -> Candidates:
        """The module of a class or defined type, and files that may define it; they need not exist.

        Raises UnsafeName.
        """
        return self._state.layout.manifests_of(name)

    def find(self, kind: str, name: str) -> tuple[str | None, str] | None:
        """The module and the file of a function or a type alias."""
        module, *rest = name.split("::")
        directory = _DIRECTORIES[kind]
        if not all(_SEGMENT.fullmatch(segment) for segment in rest):
            return None
        if not rest or module == "environment":
            if self.root is None:
                return None
            path = slashed.join(self.root, directory, module, *rest) + ".pp"
            self._look_for(path)
            return ("environment" if rest else None, path) if os.path.isfile(path) else None
        root = self.module_root(module)
        if root is None:
            return None
        path = slashed.join(root, directory, *rest) + ".pp"
        self._look_for(path)
        return (module, path) if os.path.isfile(path) else None

    def find_type_set(self, module: str) -> str | None:
        """The file in which a module defines the type set that has its name."""
        root = self.module_root(module)
        if root is None:
            return None
        path = slashed.join(root, _DIRECTORIES["type"], "init_typeset.pp")
        self._look_for(path)
        return path if os.path.isfile(path) else None

    @property
    def ruby_files(self) -> RubyFiles:
        """The Ruby code of the environment and its modules."""
        return self._state.layout.ruby_files

    def find_ruby_type(self, name: str) -> str | None:
        """The Ruby file in which a module defines a resource type."""
        return self._inside(self.ruby_files.types.get(name))

    def provider_files(self, name: str) -> list[str]:
        """The Ruby files in which modules define providers of a resource type."""
        return [path for path in self.ruby_files.providers(name) if self._inside(path)]

    def ruby_types(self) -> list[str]:
        """The names of all resource types that modules define in Ruby."""
        return sorted(self.ruby_files.types)

    def find_ruby_function(self, name: str, caller: str = "") -> tuple[str, bool] | None:
        """The Ruby file of a function, and whether it is in Puppet's older interface.

        If several modules define it, code in the file `caller` sees that of its own module, then
        those of the modules that this one depends on, then that of the first module.
        """
        files = self.ruby_files
        found = files.function(name)
        if found is None:
            return None
        module = self._state.layout.module_of(caller) if files.is_repeated(name) else None
        if module is not None:
            dependencies = [each.module for each in self.metadata(module).dependencies]
            seen = (files.function_of(each, name) for each in (module, *dependencies))
            found = next(filter(None, seen), found)
        self._inside(found[0])
        return found

    def find_legacy_function(self, name: str) -> str | None:
        """The Ruby file of a function in Puppet's older interface, hidden by a newer one or not."""
        return self._inside(self.ruby_files.legacy_functions.get(name))

    def find_ruby_data_type(self, name: str) -> str | None:
        """The Ruby file of a data type, by its name in lower case."""
        return self._inside(self.ruby_files.data_types.get(name))

    def _inside(self, path: str | None) -> str | None:
        """A file of the environment. Raises Refused if it is a link to something outside."""
        if path is not None:
            self.area.require(path)
        return path

    @property
    def area(self) -> ReadableDirectories:
        """Where the code of the environment may be, whatever links lead to it."""
        return self._state.layout.area

    @property
    def module_libraries(self) -> tuple[str, ...]:
        """The directories where modules may have Ruby code: absolute paths."""
        return self._state.layout.module_libraries

    @property
    def library_roots(self) -> tuple[str, ...]:
        """The directories where Ruby code finds the files that it requires: absolute paths."""
        return self._state.layout.library_roots

    def ruby_functions(self) -> list[str]:
        """The names of all functions that are defined in Ruby."""
        return sorted(self.ruby_files.functions())

    def find_generated_type(self, name: str) -> str | None:
        """The file that `puppet generate types` has written for a resource type."""
        if self.root is None:
            return None
        path = slashed.join(self.root, ".resource_types", f"{name}.pp")
        return path if os.path.isfile(path) else None

    def file_in_module(self, directory: str, reference: str) -> str | None:
        """The path of `module/path` in a directory of a module, or an absolute path, if it exists.

        Raises Refused if it exists where code may not read.
        """
        if os.path.isabs(reference):
            return self._permitted(slashed.normpath(reference))
        module, _, rest = reference.partition("/")
        root = self.module_root(module)
        if root is None or not rest:
            return None
        return self._permitted(slashed.join(root, directory, rest.lstrip("/")))

    def _permitted(self, path: str) -> str | None:
        self._look_for(path)
        if self.readable_directories.has(path):
            return path
        if is_there(path):
            raise refused_file(path)
        return None

    def path_in_module(self, module: str, *parts: str) -> str | None:
        """Where a module has a file, a directory or a link, if it has it."""
        root = self.module_root(module)
        if root is None:
            return None
        path = slashed.join(root, *parts)
        self._look_for(path)
        return path if os.path.lexists(path) else None

    def path_in_root(self, *parts: str) -> str | None:
        """Where the environment itself has a file, a directory or a link, if it has it."""
        path = None if self.root is None else slashed.join(self.root, *parts)
        self._look_for(path or "")
        return path if path is not None and os.path.lexists(path) else None

    def existing_modulepath(self) -> list[str]:
        """The existing module directories."""
        return list(filter(os.path.isdir, self.modulepath))

    @property
    def readable_directories(self) -> ReadableDirectories:
        """The directories whose files code may read."""
        return self._state.layout.readable_directories

    def readable_roots(self) -> list[str]:
        """The same, as they are written."""
        return self._state.layout.readable_roots()

    def glob(self, pattern: str) -> list[str]:
        """What matches a pattern of names, in Ruby's order. Raises DataFileError."""
        from mupuppet.environment.data_files import DataFiles

        return DataFiles(self.readable_roots()).glob(pattern, with_directories=True)

    def read_bytes(self, path: str) -> bytes:
        """The content of a file that `file_in_module` has found. Raises OSError."""
        return b"" if path == NOTHING else read_regular(path)

    def read_template(self, path: str) -> str:
        """The content of a file that was found, without a byte order mark. Raises OSError."""
        return "" if path == NOTHING else self.sources.text(path).removeprefix("\ufeff")

    def module_file(self, directory: str, reference: str) -> SourceFile | None:
        """The source of a file of a module, such as a template. Raises Refused."""
        path = self.file_in_module(directory, reference)
        reading = None if path is None else self.sources.find(path)
        return None if reading is None or reading[1] else reading[0]


def manifests_below(directory: str) -> list[str]:
    """The manifests in a directory and those below it, in Puppet's order.

    They are sorted by their whole paths. As in Ruby's `**/*.pp`, what is hidden and links to
    directories are left out.
    """
    found: list[str] = []
    for parent, subdirectories, files in slashed.walk(directory):
        subdirectories[:] = [name for name in subdirectories if not name.startswith(".")]
        names = [*files, *subdirectories]
        found += [
            slashed.join(parent, name)
            for name in names
            if name.endswith(".pp") and not name.startswith(".")
        ]
    return sorted(found, key=os.fsencode)


def _existing_manifest(path: str) -> str | None:
    """A main manifest may be named without its ending, and need not exist."""
    for candidate in (path, path + ".pp"):
        if os.path.lexists(candidate):
            return candidate
    return None
