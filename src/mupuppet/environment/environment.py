"""An environment: the main manifests and the modules that code may use.

Names tell where things are: the class `a::b::c` is in `manifests/b/c.pp` of the module `a`,
the class `a` in its `manifests/init.pp`; functions and type aliases have folders of their own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from mupuppet.basics.lazily import lazily
from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record, field, replace
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.companions import Companions
from mupuppet.environment.modules import Metadata, ModulePath
from mupuppet.environment.readable import NOTHING, ReadableFolders
from mupuppet.environment.reading import Reading, decode, read_regular
from mupuppet.environment.ruby_files import RubyFiles
from mupuppet.environment.source_files import SourceFiles
from mupuppet.source import SourceFile

if TYPE_CHECKING:
    from mupuppet.environment.data_files import DataFiles
    from mupuppet.environment.parsed_files import ParsedFiles
    from mupuppet.values.basic import Value

T = TypeVar("T")

#: Which folder of a module holds what.
_FOLDERS = {"function": "functions", "type": "types"}

#: What part of a name may be the name of a file.
_SEGMENT = pattern(r"\w+")

#: A module, and files that may define something in it.
Candidates = tuple[str, tuple[str, ...]]

#: For how many names it is kept which files may define them.
_MAXIMUM_CANDIDATES = 20_000

#: Several folders: one text with separators, as on command lines, or one by one.
Folders = str | Iterable[str | os.PathLike[str]]


def _texts(folders: Folders) -> tuple[str, ...]:
    if isinstance(folders, str):
        return tuple(folder for folder in folders.split(os.pathsep) if folder)
    return tuple(os.fspath(folder) for folder in folders)


class UnsafeName(Exception):
    """The name of a class that would lead to a file outside of its module."""


class Environment(Record, frozen=False, eq=False, slots=False):
    """Where the code of a compilation comes from."""

    name: str = "production"
    #: Main manifests that are given as text.
    code: str | None = None
    #: Files and folders of main manifests.
    manifests: tuple[str, ...] = ()
    modulepath: tuple[str, ...] = ()
    root: str | None = None
    #: The `hiera.yaml` of the global layer.
    hiera_config: str | None = None
    #: Folders whose files code may read besides those of the environment and its modules.
    readable: tuple[str, ...] = ()
    #: May code run programs with `generate`?
    allow_generate: bool = False
    #: Where parsed code and data is kept from one run to the next; nowhere if None.
    cache: str | None = None
    #: `environment_data_provider` of `environment.conf`.
    data_provider: str | None = None
    #: A module that is not on the module path: its name and where it is.
    own_module: tuple[str, str] | None = None
    #: Puppet's settings that code sees in `$settings::…`, where they differ from the defaults.
    settings: dict[str, Value] = field(default_factory=dict, repr=False)
    #: What is wrong with the environment itself.
    problems: tuple[Diagnostic, ...] = ()
    #: Caches that the compiler and others attach, for the next compilation of this environment.
    companions: Companions = field(default_factory=Companions, repr=False)
    #: The texts of files that were read.
    sources: SourceFiles = field(default_factory=SourceFiles, repr=False)
    _candidates: dict[str, Candidates] = field(default_factory=dict, repr=False)
    _data_files: DataFiles | None = field(default=None, repr=False)
    _parsed_files: ParsedFiles | None = field(default=None, repr=False)
    #: What else keeps something on disk when a run ends.
    savers: list[Callable[[], None]] = field(default_factory=list, repr=False)
    _has_data: bool | None = field(default=None, repr=False)
    _modules_with_data: dict[str, bool] = field(default_factory=dict, repr=False)
    _module_path: ModulePath | None = field(default=None, repr=False)

    @classmethod
    def from_code(
        cls, code: str, *, modulepath: Folders = (), name: str = "production"
    ) -> Environment:
        """An environment whose main manifest is a text."""
        if not isinstance(code, str):
            raise TypeError(f"`code` must be a string, not {type(code).__name__}")
        return cls(name=name, code=code, modulepath=_texts(modulepath))

    @classmethod
    def from_file(
        cls,
        path: str | os.PathLike[str],
        *,
        modulepath: Folders = (),
        name: str = "production",
    ) -> Environment:
        """An environment whose main manifest is a file, or all files of a folder."""
        return cls(name=name, manifests=(os.fspath(path),), modulepath=_texts(modulepath))

    @classmethod
    def from_directory(
        cls,
        path: str | os.PathLike[str],
        *,
        modulepath: Folders = (),
        basemodulepath: Folders = (),
        name: str | None = None,
        codedir: str | None = None,
    ) -> Environment:
        """A directory environment: `manifests/`, `modules/`, and what `environment.conf` says.

        `modulepath` is searched before the environment's own, `basemodulepath` is what the
        environment calls `$basemodulepath`, and `codedir` what it calls `$codedir`.
        """
        from mupuppet.environment.configuration import Surroundings, read_configuration

        root = os.path.abspath(path)
        name = name or os.path.basename(root)
        base = _texts(basemodulepath)
        if codedir is None:
            surroundings = Surroundings(name, base)
        else:
            surroundings = Surroundings(name, base, codedir, in_codedir=True)
        configuration = read_configuration(root, surroundings)
        manifest, own = configuration.manifest, configuration.modulepath
        return cls(
            name=name,
            manifests=(manifest,),
            modulepath=(*_texts(modulepath), *own),
            root=root,
            data_provider=configuration.values.get("environment_data_provider"),
            settings=dict(configuration.shown_settings()),
            problems=tuple(configuration.problems),
        )

    def companion(self, kind: type[T]) -> T:
        """The instance of a cache class that belongs to this environment, created on first use."""
        return self.companions.of(kind)

    def has_data(self, module: str | None) -> bool:
        """Whether there is a hierarchy that could have values for classes of a module."""
        if self._has_data is None:
            files = [self.hiera_config] if self.hiera_config else []
            if self.root is not None:
                files.append(os.path.join(self.root, "hiera.yaml"))
            self._has_data = self.data_provider is not None or any(map(os.path.isfile, files))
        if self._has_data or module is None:
            return self._has_data
        if module not in self._modules_with_data:
            config = os.path.join(self.modules.get(module, ""), "hiera.yaml")
            has_data = os.path.isfile(config) or module in self.module_data_providers
            self._modules_with_data[module] = has_data
        return self._modules_with_data[module]

    @lazily
    def module_data_providers(self) -> dict[str, str]:
        """`data_provider` in the metadata of modules, which Puppet 7 still honours."""
        told = [(module, self.metadata(module).data_provider) for module in self.modules]
        return {module: provider for module, provider in told if provider is not None}

    @property
    def code_directory(self) -> str:
        """The directory around all environments, where old hierarchies have their data."""
        if self.root is None:
            return os.path.dirname(self.hiera_config or "") or "/"
        around = os.path.dirname(self.root)
        return os.path.dirname(around) if os.path.basename(around) == "environments" else self.root

    def data_files(self, roots: list[str]) -> DataFiles:
        """The data files, which all compilations of the environment share."""
        if self._data_files is None:
            from mupuppet.environment.data_files import DataFiles

            self._data_files = DataFiles(roots, name=self.root or self.name, cache=self.cache)
        return self._data_files

    @property
    def parsed_files(self) -> ParsedFiles:
        """The files of code; what was parsed in an earlier run may come from the cache."""
        if self._parsed_files is None:
            from mupuppet.environment.parsed_files import ParsedFiles

            name = self.root or next(iter(self.manifests), self.name)
            self._parsed_files = ParsedFiles(name, cache=self.cache)
        return self._parsed_files

    def save_caches(self) -> None:
        """Keep on disk what was parsed, if there is a directory for it."""
        if self._parsed_files is not None:
            self._parsed_files.save()
        if self._data_files is not None:
            self._data_files.save()
        for save in self.savers:
            save()

    def main_sources(self) -> list[Reading]:
        """The texts of the main manifests, in Puppet's order."""
        if self.code is not None:
            return [decode(_bytes_of(self.code), "")]
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
        if self._module_path is None:
            self._module_path = ModulePath(self.modulepath, self.own_module)
        return self._module_path

    def strictly(self) -> Environment:
        """The same without modules whose metadata is no JSON, as Puppet has it with `strict=error`.

        Mostly there are none.
        """
        if not any(each.is_unparsable for each in self.module_path.checked_metadata()):
            return self
        modules = ModulePath(self.modulepath, self.own_module, is_strict=True)
        return replace(
            self,
            _module_path=modules,
            _candidates={},
            _modules_with_data={},
            _data_files=None,
            companions=Companions(),
        )

    @property
    def modules(self) -> dict[str, str]:
        """The modules by name; of two with one name the first on the path counts."""
        return self.module_path.by_name

    def metadata(self, module: str) -> Metadata:
        """What the metadata of a module says."""
        found = self.module_path.metadata.get(module)
        return Metadata() if found is None else found

    def manifests_of(self, name: str) -> Candidates:
        """The module of a class or defined type, and files that may define it; they need not exist.

        Puppet reads the `init.pp` of a module before anything else in it, and looks for `a::b::c`
        in `b/c.pp`, then in `b.pp`, if it is not in `init.pp` either.
        """
        found = self._candidates.get(name)
        if found is None:
            if len(self._candidates) >= _MAXIMUM_CANDIDATES:
                self._candidates.clear()  # names may be made of facts, without end
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

    def find(self, kind: str, name: str) -> tuple[str | None, str] | None:
        """The module and the file of a function or a type alias."""
        module, *rest = name.split("::")
        folder = _FOLDERS[kind]
        if not all(_SEGMENT.fullmatch(segment) for segment in rest):
            return None
        if not rest or module == "environment":
            if self.root is None:
                return None
            path = os.path.join(self.root, folder, module, *rest) + ".pp"
            return ("environment" if rest else None, path) if os.path.isfile(path) else None
        root = self.modules.get(module)
        if root is None:
            return None
        path = os.path.join(root, folder, *rest) + ".pp"
        return (module, path) if os.path.isfile(path) else None

    def find_type_set(self, module: str) -> str | None:
        """The file in which a module defines the set of types that bears its name."""
        root = self.modules.get(module)
        if root is None:
            return None
        path = os.path.join(root, _FOLDERS["type"], "init_typeset.pp")
        return path if os.path.isfile(path) else None

    @lazily
    def ruby_files(self) -> RubyFiles:
        """What the environment and its modules have in Ruby."""
        return RubyFiles(self.modules, self.root)

    def find_ruby_type(self, name: str) -> str | None:
        """The Ruby file in which a module defines a resource type."""
        return self.ruby_files.types.get(name)

    def provider_files(self, name: str) -> list[str]:
        """The Ruby files in which modules define providers of a resource type."""
        return self.ruby_files.providers(name)

    def ruby_types(self) -> list[str]:
        """The names of all resource types that modules define in Ruby."""
        return sorted(self.ruby_files.types)

    def find_ruby_function(self, name: str) -> tuple[str, bool] | None:
        """The Ruby file of a function, and whether it is in Puppet's older interface."""
        return self.ruby_files.functions.get(name)

    def find_ruby_data_type(self, name: str) -> str | None:
        """The Ruby file of a data type, by its name in lower case."""
        return self.ruby_files.data_types.get(name)

    @lazily
    def module_libraries(self) -> tuple[str, ...]:
        """The directories where modules may have code in Ruby: absolute paths."""
        return tuple([os.path.abspath(f"{root}/lib") for root in self.modules.values()])

    @property
    def library_roots(self) -> tuple[str, ...]:
        """The directories where Ruby code finds the files that it requires: absolute paths."""
        if self.root is None:
            return self.module_libraries
        return (os.path.abspath(f"{self.root}/lib"), *self.module_libraries)

    def ruby_functions(self) -> list[str]:
        """The names of all functions that are defined in Ruby."""
        return sorted(self.ruby_files.functions)

    def find_generated_type(self, name: str) -> str | None:
        """The file that `puppet generate types` has made of a resource type."""
        if self.root is None:
            return None
        path = os.path.join(self.root, ".resource_types", f"{name}.pp")
        return path if os.path.isfile(path) else None

    def file_in_module(self, folder: str, reference: str) -> str | None:
        """The path of `module/path` in a folder of a module.

        It is found if it lies in a folder that code may read; so is an absolute path.
        """
        if os.path.isabs(reference):
            path = os.path.normpath(reference)
            return path if self.readable_folders.has(path) else None
        module, _, rest = reference.partition("/")
        root = self.modules.get(module)
        if root is None or not rest:
            return None
        path = os.path.join(root, folder, rest.lstrip("/"))
        return path if self.readable_folders.has(path) else None

    def path_in_module(self, module: str, *parts: str) -> str | None:
        """Where a module has a file, a directory or a link, if it has it."""
        root = self.modules.get(module)
        if root is None:
            return None
        path = os.path.join(root, *parts)
        return path if os.path.lexists(path) else None

    def path_in_root(self, *parts: str) -> str | None:
        """Where the environment itself has a file, a directory or a link, if it has it."""
        path = None if self.root is None else os.path.join(self.root, *parts)
        return path if path is not None and os.path.lexists(path) else None

    def existing_modulepath(self) -> list[str]:
        """The directories with modules that there are."""
        return list(filter(os.path.isdir, self.modulepath))

    @lazily
    def readable_folders(self) -> ReadableFolders:
        """The folders whose files code may read."""
        roots = [self.root] if self.root else []
        return ReadableFolders([*self.modules.values(), *roots, *self.readable])

    def glob(self, pattern: str) -> list[str]:
        """What matches a pattern of names, in Ruby's order. Raises DataFileError."""
        roots = [*self.modules.values(), *([self.root] if self.root else []), *self.readable]
        from mupuppet.environment.data_files import DataFiles

        return DataFiles(roots).glob(pattern, with_directories=True)

    def read_bytes(self, path: str) -> bytes:
        """The content of a file that `file_in_module` has found. Raises OSError."""
        return b"" if path == NOTHING else read_regular(path)

    def read_template(self, path: str) -> str:
        """The text of a file that was found, whatever bytes it has. Raises OSError."""
        return "" if path == NOTHING else self.sources.text(path)

    def module_file(self, folder: str, reference: str) -> SourceFile | None:
        """The text of a file of a module, such as a template."""
        path = self.file_in_module(folder, reference)
        reading = None if path is None else self.sources.find(path)
        return None if reading is None or reading[1] else reading[0]


def manifests_below(directory: str) -> list[str]:
    """The manifests in a directory and those below it, in Puppet's order.

    They are sorted by their whole paths. As in Ruby's `**/*.pp`, what is hidden and links to
    directories are left out.
    """
    found: list[str] = []
    for folder, folders, files in os.walk(directory):
        folders[:] = [name for name in folders if not name.startswith(".")]
        names = [*files, *folders]
        found += [
            os.path.join(folder, name)
            for name in names
            if name.endswith(".pp") and not name.startswith(".")
        ]
    return sorted(found, key=os.fsencode)


def _reject_unsafe(module: str, pattern: str) -> None:
    """Puppet does not look for files with such names."""
    if ".." in pattern.split("/") or "\0" in pattern:
        raise UnsafeName(
            f'The pattern "{pattern}" to find manifests in the module "{module}" is invalid '
            "and potentially unsafe."
        )


def _existing_manifest(path: str) -> str | None:
    """A main manifest may be named without its ending, and need not exist."""
    for candidate in (path, path + ".pp"):
        if os.path.lexists(candidate):
            return candidate
    return None


def _bytes_of(code: str) -> bytes:
    """Code as a file would hold it; half a character, which none can hold, is told as such."""
    try:
        return code.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return code.encode("utf-8", "surrogatepass")
