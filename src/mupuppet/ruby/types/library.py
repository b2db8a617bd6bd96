"""Resource types that modules define in Ruby, read without running them.

Files of `lib/puppet/type/` say which attributes a type has by calling `newparam`, `newproperty`
and their like. Those calls are followed statically, through loops over literals, helper methods
and mixins of the modules. What cannot be followed makes a type open: it accepts any attribute,
and its problems explain why.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field
from mupuppet.environment.companions import Companion
from mupuppet.environment.environment import Environment
from mupuppet.environment.file_caches import ContentCache
from mupuppet.ruby.types.cache import TypeCache
from mupuppet.ruby.types.description import FileTypes, TypeDescription, TypeProblem
from mupuppet.ruby.types.generated import read_generated_type
from mupuppet.ruby.types.libraries import Libraries
from mupuppet.ruby.types.reader import TypeReader
from mupuppet.ruby.types.static.frames import Raised, TooMuch

#: The declaration of a provider, not in a comment.
_PROVIDES = re.compile(rb"^(?:[^#\n]|#\{)*\bprovide\b", re.MULTILINE)
#: Calls that may add attributes to a type, or to all.
_ADDS = re.compile(rb"\bnew(?:param|property|metaparam)\b")


class _Provider(Record):
    """The file of a provider."""

    #: Does it declare a provider, and may it add attributes?
    provides: bool = False
    adds: bool = False


_providers = ContentCache(
    lambda content: _Provider(
        _PROVIDES.search(content) is not None, _ADDS.search(content) is not None
    )
)


def _provider(path: str) -> _Provider:
    try:
        return _providers.of(path)
    except OSError:  # Puppet reports it when it loads the provider, which never happens here
        return _Provider()


def _has_provider(files: Iterable[str]) -> bool:
    """Whether one of the files declares a provider."""
    return any(_provider(path).provides for path in files)


def read_types(path: str, name: str, libraries: Libraries, cache: TypeCache) -> FileTypes:
    """The types of a Ruby file.

    `libraries` are those of the modules: the file may require others from there.
    """
    whole = slashed.abspath(path)
    types = cache.find(whole, libraries.resolve)
    if types is None:
        reader = TypeReader(libraries)
        types = _read(reader, whole, name)
        cache.store(whole, reader.reading, types)
    return types


def _read(reader: TypeReader, path: str, name: str) -> FileTypes:
    """The types of a file, or why there are none."""
    try:
        wrong = reader.load(path)
        found = {type: builder.finished() for type, builder in reader.types.items()}
    except Raised as refusal:
        message = refusal.message or "an exception is raised"
        said = tuple(reader.types[name].said) if name in reader.types else ()
        place = TypeProblem(f"cannot be loaded: {message}", refusal.path, refusal.line)
        made = TypeDescription(name, problems=(place,), refused=message, said=said)
        return FileTypes({name: made})
    except TooMuch:
        wrong = TypeProblem("is too long or too deep to be followed", path)
        return FileTypes({name: TypeDescription.unreadable(name, wrong)})
    if wrong is not None:
        described = found.get(name)
        if described is None or not described.patterns:
            found[name] = TypeDescription.unreadable(name, wrong)
        else:
            found[name] = described.opened(wrong)
    return FileTypes(
        found,
        {type: frozenset(builder.attributes) for type, builder in reader.extended.items()},
        frozenset(reader.metaparameters),
    )


class ReadType(Record):
    """A type that was read from a file of an environment."""

    description: TypeDescription
    path: str
    #: Other types of the same file, which are known as soon as it is read.
    others: dict[str, TypeDescription] = field(default_factory=dict)
    #: The attributes that the file adds to other types, and to all.
    extensions: dict[str, frozenset[str]] = field(default_factory=dict)
    metaparameters: frozenset[str] = frozenset()


class TypeLibrary(Companion):
    """The resource types that the modules of an environment define, read when asked for."""

    def __init__(self, environment: Environment) -> None:
        # Not the environment itself: the library must not keep it alive.
        listings = environment.ruby_files.listings
        #: When the environment last looked at its files: what follows is as of then.
        self._revision = environment.revision
        self._libraries = Libraries(environment.module_libraries, listings)
        self._types: dict[str, ReadType | None] = {}
        #: What generated files say, by path and content.
        self._generated: dict[str, tuple[str, ReadType]] = {}
        self._cache = TypeCache(environment.root or environment.name, environment.cache)

    def save(self) -> None:
        self._cache.save()

    def refresh(self, environment: Environment) -> None:
        """Find types again if the environment has looked at its files again."""
        if self._revision != environment.revision:
            self._revision = environment.revision
            listings = environment.ruby_files.listings
            self._libraries = Libraries(environment.module_libraries, listings)
            self._types.clear()

    def find(self, environment: Environment, name: str) -> ReadType | None:
        """A type by its lower-case name."""
        if name not in self._types:
            self._types[name] = self._read(environment, name)
        return self._types[name]

    def _read(self, environment: Environment, name: str) -> ReadType | None:
        generated = environment.find_generated_type(name)
        if generated is not None:
            return self._read_generated(environment, generated, name)
        path = environment.find_ruby_type(name)
        if path is None:
            return None
        own = path.removesuffix(slashed.join("/", "puppet", "type", f"{name}.rb"))
        file = read_types(path, name, self._libraries.beginning_with(own), self._cache)
        description = file.types.get(name)
        if description is None:
            return None
        providers = environment.provider_files(name)
        if description.has_provider_attribute and _has_provider(providers):
            description = description.with_attributes({"provider"})
        added = self.additions(environment, name)
        description = description.with_attributes(added.extensions.get(name, frozenset()))
        return ReadType(
            description,
            path,
            {other: made for other, made in file.types.items() if other != name},
            {**added.extensions, **file.extensions},
            added.metaparameters | file.metaparameters,
        )

    def _read_generated(self, environment: Environment, path: str, name: str) -> ReadType:
        source, problems = environment.sources.read(path)
        known = self._generated.get(path)
        if known is None or known[0] != source.text or problems:
            made = ReadType(read_generated_type(source, problems, name), path)
            known = self._generated[path] = (source.text, made)
        return known[1]

    def additions(self, environment: Environment, name: str) -> FileTypes:
        """The attributes that the providers of a type, which are loaded with it, add to types."""
        extensions: dict[str, frozenset[str]] = {}
        metaparameters: frozenset[str] = frozenset()
        for path in environment.provider_files(name):
            if not _provider(path).adds:
                continue
            file = read_types(path, name, self._libraries, self._cache)
            for other, attributes in file.extensions.items():
                extensions[other] = extensions.get(other, frozenset()) | attributes
            metaparameters |= file.metaparameters
        return FileTypes({}, extensions, metaparameters)


def _library(environment: Environment) -> TypeLibrary:
    library = environment.companion(TypeLibrary, lambda: TypeLibrary(environment))
    library.refresh(environment)
    return library


def find_type(environment: Environment, name: str) -> ReadType | None:
    """A type that a module of an environment defines; all compilations share what was read."""
    return _library(environment).find(environment, name)


def added_by_providers(environment: Environment, name: str) -> FileTypes:
    """The attributes that modules' providers for a built-in type add to types."""
    return _library(environment).additions(environment, name)
