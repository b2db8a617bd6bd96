"""What code uses of Puppet's own library: modules, files, settings, contexts of lookups."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.core.operators import LIBRARY_KINDS
from mupuppet.ruby.core.puppet_objects import (
    AROUND_SCOPE,
    TOP_SCOPE,
    ResourceObject,
    ScopeObject,
)
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import MANY, TABLES, call_method, definer
from mupuppet.ruby.puppet.files import readable_path
from mupuppet.ruby.stdlib.json_and_yaml import YamlOptions, read_yaml
from mupuppet.ruby.stdlib.libraries import bytes_of, module_function
from mupuppet.ruby_semantics.conversion import as_array, as_string, inspect, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc, RubyClass, Symbol
from mupuppet.ruby_semantics.puppet_values import to_puppet
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.value import Sensitive, Value

# --- Settings

#: Settings whose values are symbols.
_SYMBOLS = frozenset(["strict", "node_name", "data_binding_terminus"])


@module_function("Puppet")("[]", 1)
def _setting(run: Run, module: Value, block: Proc | None, name: Value) -> Value:
    value = run.host.top.lookup(f"settings::{to_s(name)}")
    if value is None:
        raise UnsupportedRuby(f"the setting `{to_s(name)}' of Puppet")
    return Symbol(to_s(value)) if to_s(name) in _SYMBOLS else value


module_function("Puppet")("version")(
    lambda run, module, block: run.host.top.lookup("serverversion")
)

# --- Facter: the facts of the node, not of this machine


class FacterObject(LibraryObject):
    """What `Puppet.runtime[:facter]` returns."""

    __slots__ = ()
    ruby_class = "Facter"


class FactObject(LibraryObject):
    """One fact."""

    __slots__ = ("name", "value")
    ruby_class = "Facter::Util::Fact"

    def __init__(self, name: str, value: Value) -> None:
        self.name = name
        self.value = value


def _fact_value(run: Run, facter: Value, block: Proc | None, name: Value) -> Value:
    found = run.host.top.lookup("facts")
    for key in to_s(name).split("."):
        if isinstance(found, list) and key.isdigit() and int(key) < len(found):
            found = found[int(key)]
        else:
            found = found.get(key) if isinstance(found, dict) else None
    return found


def _fact(run: Run, facter: Value, block: Proc | None, name: Value) -> Value:
    value = _fact_value(run, facter, block, name)
    return None if value is None else FactObject(to_s(name), value)


for _facter_method in (
    module_function("Facter"),
    definer(TABLES.setdefault(FacterObject, {})),
):
    _facter_method("value", 1)(_fact_value)
    _facter_method("fact", 1)(_fact)
    _facter_method("[]", 1)(_fact)
    _facter_method("to_hash")(lambda run, facter, block: run.host.top.lookup("facts"))
_fact_method = definer(TABLES.setdefault(FactObject, {}))
_fact_method("name")(lambda run, fact, block: fact.name)
_fact_method("value")(lambda run, fact, block: fact.value)


class RuntimeObject(LibraryObject):
    """What `Puppet.runtime` returns: services by name."""

    __slots__ = ()
    ruby_class = "Puppet::Runtime"


@module_function("Puppet")("runtime")
def _runtime(run: Run, module: Value, block: Proc | None) -> Value:
    return RuntimeObject()


@definer(TABLES.setdefault(RuntimeObject, {}))("[]", 1)
def _service(run: Run, runtime: Value, block: Proc | None, name: Value) -> Value:
    if name != Symbol("facter"):
        raise UnsupportedRuby(f"`Puppet.runtime[{inspect(name)}]'")
    return FacterObject()


# --- Modules


class ModuleObject(LibraryObject):
    """A module of the environment."""

    __slots__ = ("name", "path")
    ruby_class = "Puppet::Module"

    def __init__(self, name: str, path: str) -> None:
        self.name = name
        self.path = path


_module_method = definer(TABLES.setdefault(ModuleObject, {}))
_module_method("path")(lambda run, module, block: module.path)
_module_method("name")(lambda run, module, block: module.name)
for _directory in ("files", "templates", "manifests", "lib"):
    _module_method(_directory)(
        lambda run, module, block, directory=_directory: posixpath.join(module.path, directory)
    )


@module_function("Puppet::Module")("find", 1, 2)
def _find_module(
    run: Run, kind: Value, block: Proc | None, name: Value, environment: Value = None
) -> Value:
    path = run.host.module_path(to_s(name))
    return None if path is None else ModuleObject(to_s(name), path)


def _find_in_module(function: str) -> Callable[..., Value]:
    def find(
        run: Run, module: Value, block: Proc | None, name: Value, environment: Value = None
    ) -> Value:
        if as_string(name).startswith("/"):
            known = readable_path(run, f"Puppet::Parser::Files.{function}", name)
            return name if run.host.file_kind(known) is not None else None
        return run.host.call_function(function, [as_string(name)])

    return find


_files = module_function("Puppet::Parser::Files")
_files("find_file", 1, 2)(_find_in_module("find_file"))
_files("find_template", 1, 2)(_find_in_module("find_template"))

# --- The scope, and the objects it gives access to


class CompilerObject(LibraryObject):
    """The compiler of the catalog."""

    __slots__ = ()
    ruby_class = "Puppet::Parser::Compiler"


class CatalogObject(LibraryObject):
    """The catalog as it is so far."""

    __slots__ = ()
    ruby_class = "Puppet::Resource::Catalog"


class EnvironmentObject(LibraryObject):
    """The environment of the catalog."""

    __slots__ = ("name",)
    ruby_class = "Puppet::Node::Environment"

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name


class KnownTypesObject(LibraryObject):
    """What code defines."""

    __slots__ = ()
    ruby_class = "Puppet::Resource::TypeCollection"


class NodeObject(LibraryObject):
    """The node whose catalog is made."""

    __slots__ = ()
    ruby_class = "Puppet::Node"


class FactsObject(LibraryObject):
    """The facts of the node."""

    __slots__ = ()
    ruby_class = "Puppet::Node::Facts"


class ClassObject(LibraryObject):
    """A class or a defined type that code defines, declared or not."""

    __slots__ = ("name",)
    ruby_class = "Puppet::Resource::Type"

    def __init__(self, name: str) -> None:
        self.name = name


_scope_method = definer(TABLES.setdefault(ScopeObject, {}))
_compiler_method = definer(TABLES.setdefault(CompilerObject, {}))
_catalog_method = definer(TABLES.setdefault(CatalogObject, {}))
_environment_method = definer(TABLES.setdefault(EnvironmentObject, {}))
definer(TABLES.setdefault(ClassObject, {}))("name")(lambda run, found, block: found.name)
_known_types_method = definer(TABLES.setdefault(KnownTypesObject, {}))
_node_method = definer(TABLES.setdefault(NodeObject, {}))
_facts_method = definer(TABLES.setdefault(FactsObject, {}))
_COMPILER = CompilerObject()
_CATALOG = CatalogObject()
_KNOWN_TYPES = KnownTypesObject()
_NODE = NodeObject()
_FACTS = FactsObject()


def _environment(run: Run, owner: Value, block: Proc | None) -> Value:
    return EnvironmentObject(run.host.environment_name())


_scope_method("compiler")(lambda run, scope, block: _COMPILER)
_scope_method("topscope")(lambda run, scope, block: TOP_SCOPE)
_scope_method("catalog")(lambda run, scope, block: _CATALOG)
_scope_method("environment")(_environment)
_scope_method("is_topscope?")(lambda run, scope, block: scope.host(run).is_in("Top"))
_scope_method("is_nodescope?")(lambda run, scope, block: scope.host(run).is_in("Node"))
_compiler_method("topscope")(lambda run, compiler, block: TOP_SCOPE)
_compiler_method("catalog")(lambda run, compiler, block: _CATALOG)
_compiler_method("environment")(_environment)
_environment_method("modulepath full_modulepath")(
    lambda run, environment, block: run.host.modulepath()
)
_environment_method("modules")(
    lambda run, environment, block: [ModuleObject(*each) for each in run.host.modules().items()]
)
_environment_method("known_resource_types")(lambda run, environment, block: _KNOWN_TYPES)
_compiler_method("node")(lambda run, compiler, block: _NODE)
_node_method("name")(lambda run, node, block: run.host.node_name())
_node_method("environment")(_environment)
_node_method("facts")(lambda run, node, block: _FACTS)
_facts_method("name")(lambda run, facts, block: run.host.node_name())
_facts_method("values", holds=True)(
    lambda run, facts, block: run.from_outside(run.host.top.lookup("facts"))
)
_environment_method("to_s")(lambda run, environment, block: environment.name)
_environment_method("name to_sym")(lambda run, environment, block: Symbol(environment.name))


@_scope_method("find_global_scope")
def _find_global_scope(run: Run, scope: ScopeObject, block: Proc | None) -> Value:
    return scope if scope.host(run).around is scope.host(run) else AROUND_SCOPE


@_scope_method("to_s inspect")
def _scope_to_s(run: Run, scope: ScopeObject, block: Proc | None) -> Value:
    kind, title, _ = scope.host(run).resource()
    return f"Scope({kind}[{title}])"


@_known_types_method("find_hostclass", 1)
@_scope_method("find_hostclass", 1)
def _find_class(run: Run, owner: Value, block: Proc | None, name: Value) -> Value:
    found = as_string(name).removeprefix("::").lower()
    return ClassObject(found) if run.host.has_class(found) else None


@_known_types_method("find_definition", 1)
@_scope_method("find_definition", 1)
def _find_define(run: Run, owner: Value, block: Proc | None, name: Value) -> Value:
    found = as_string(name).removeprefix("::").lower()
    return ClassObject(found) if run.host.has_define(found) else None


@_known_types_method("hostclass", 1)
def _read_class(run: Run, owner: Value, block: Proc | None, name: Value) -> Value:
    """A class that was loaded already; none is loaded for this."""
    found = to_s(name).lower()
    return ClassObject(found) if run.host.has_class(found, False) else None


@_known_types_method("definition", 1)
def _read_define(run: Run, owner: Value, block: Proc | None, name: Value) -> Value:
    found = to_s(name).lower()
    return ClassObject(found) if run.host.has_define(found, False) else None


@_environment_method("module", 1)
def _environment_module(
    run: Run, environment: EnvironmentObject, block: Proc | None, name: Value
) -> Value:
    return _find_module(run, environment, block, name)


_REFERENCE = pattern(r"([\w:]+)\[(.*)\]", re.DOTALL)


@_scope_method("findresource", 1, 2)
def _find_resource(
    run: Run, owner: Value, block: Proc | None, kind: Value, title: Value = None
) -> Value:
    if title is None:
        reference = _REFERENCE.fullmatch(to_s(kind))
        if reference is None:
            raise UnsupportedRuby("the search for a resource by other than its name")
        kind, title = reference.groups()
    elif isinstance(kind, ClassObject):
        kind = kind.name
    elif kind is None:
        kind = "Class"  # as Puppet reads a reference without a type
    found = run.host.find_resource(to_s(kind), to_s(title))
    return None if found is None else ResourceObject(*found)


@module_function("Puppet::Resource")("type_and_title", 2)
def _type_and_title(run: Run, kind: Value, block: Proc | None, type: Value, title: Value) -> Value:
    """The parts of a reference; the name of the type is capitalized, and that of a class."""
    if title is None:
        reference = _REFERENCE.fullmatch(to_s(type))
        if reference is None or not reference[2]:
            message = f"No title provided and {inspect(type)} is not a valid resource reference"
            raise RubyError("ArgumentError", message)
        type, title = reference.groups()
    name = _capitalized(to_s(type))
    return [run.string(name), run.string(_capitalized(to_s(title)) if name == "Class" else title)]


def _capitalized(name: str) -> str:
    if "A" <= name[:1] <= "Z":
        return name
    return "::".join(part.capitalize() for part in name.split("::"))


@module_function("Puppet::Pops::Evaluator::Runtime3ResourceSupport")(
    "find_resource_type_or_class", 2
)
def _find_type(run: Run, module: Value, block: Proc | None, scope: Value, name: Value) -> Value:
    found = as_string(name).lower()
    if ":" not in found and run.host.has_type(found):
        return ClassObject(found)
    return _find_define(run, scope, block, name) or _find_class(run, scope, block, name)


@_catalog_method("resources")
@_compiler_method("resources")
def _resources(run: Run, owner: Value, block: Proc | None) -> Value:
    return [ResourceObject(*found) for found in run.host.resources()]


_catalog_method("classes")(lambda run, catalog, block: run.host.classes())
_catalog_method("tags")(lambda run, catalog, block: run.host.tags())


@_catalog_method("tag", 0, MANY)
def _tag_catalog(run: Run, catalog: Value, block: Proc | None, *tags: Value) -> Value:
    flat = call_method(run, list(tags), "flatten", [], None)
    run.host.tag([to_s(tag) for tag in flat if tag is not None])
    return list(tags)


_catalog_method("name")(lambda run, catalog, block: run.host.node_name())
_catalog_method("resource", 1, 2)(_find_resource)
_compiler_method("findresource", 1, 2)(_find_resource)

# --- Bytes


@module_function("Puppet::Pops::Types::PBinaryType::Binary")("from_binary_string", 1)
def _binary(run: Run, kind: Value, block: Proc | None, string: Value) -> Value:
    return Binary(bytes_of(string))


@module_function("Puppet::Pops::Types::PSensitiveType::Sensitive")("new", 1)
def _sensitive(run: Run, kind: Value, block: Proc | None, value: Value) -> Value:
    return Sensitive(to_puppet(value))


# --- Versions


_VERSION = pattern(r"\s*(?:[0-9]+(?:\.[0-9a-zA-Z]+)*(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?)?\s*")

#: Numbers, and the letters of pre-releases.
Segments = list[int | str]


class Version(LibraryObject):
    """Ruby's `Gem::Version`."""

    __slots__ = ("segments", "text")

    class_name = "Gem::Version"

    def __init__(self, string: str) -> None:
        self.text = string
        words = re.findall("[0-9]+|[a-zA-Z]+", string.replace("-", ".pre."))
        try:
            self.segments: Segments = [int(word) if word.isdigit() else word for word in words]
        except ValueError:  # Python rejects numbers of thousands of digits
            raise UnsupportedRuby("a version with thousands of digits") from None

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Version) and self.compared(other) == 0

    def __hash__(self) -> int:
        return hash(tuple(self.significant))

    def compared(self, other: Value) -> int | None:
        """`self <=> other`"""
        if not isinstance(other, Version):
            return None
        mine, yours = self.significant, other.significant
        for place in range(max(len(mine), len(yours))):
            left = mine[place] if place < len(mine) else 0
            right = yours[place] if place < len(yours) else 0
            if left == right:
                continue
            if isinstance(left, str) != isinstance(right, str):
                return -1 if isinstance(left, str) else 1
            return -1 if left < right else 1  # type: ignore[operator]  # both are of one kind
        return 0

    @property
    def is_prerelease(self) -> bool:
        return any(isinstance(segment, str) for segment in self.segments)

    @property
    def significant(self) -> Segments:
        """The segments without zeros before the first letters and at the end."""
        characters = next((i for i, s in enumerate(self.segments) if isinstance(s, str)), None)
        if characters is None:
            return _trimmed(self.segments)
        return _trimmed(self.segments[:characters]) + _trimmed(self.segments[characters:])


def _trimmed(segments: Segments) -> Segments:
    last = len(segments)
    while last and segments[last - 1] == 0:
        last -= 1
    return segments[:last]


_version_method = definer(TABLES.setdefault(Version, {}))
LIBRARY_KINDS.add(Version)


@module_function("Gem::Version")("new create", 1)
def _new_version(run: Run, kind: Value, block: Proc | None, string: Value) -> Value:
    if isinstance(string, Version):
        return string
    written = to_s(string)
    if _VERSION.fullmatch(written) is None:
        message = f"Malformed version number string {written}"
        raise RubyError("ArgumentError", message)
    return Version(written.strip() or "0")


module_function("Gem::Version")("correct?", 1)(
    lambda run, kind, block, string: _VERSION.fullmatch(to_s(string)) is not None
)


def _order(run: Run, version: Version, block: Proc | None, other: Value) -> Value:
    if type(other) is str:
        other = _new_version(run, None, None, other)
    return version.compared(other)


def _version_test(test: Callable[[int], bool]) -> Callable[..., Value]:
    def compare(run: Run, version: Version, block: Proc | None, other: Value) -> Value:
        order = _order(run, version, block, other)
        if order is None:
            message = f"comparison of Gem::Version with {inspect(other)} failed"
            raise RubyError("ArgumentError", message)
        return test(order)

    return compare


_version_method("<=>", 1)(_order)
_version_method("<", 1)(_version_test(lambda order: order < 0))
_version_method("<=", 1)(_version_test(lambda order: order <= 0))
_version_method(">", 1)(_version_test(lambda order: order > 0))
_version_method(">=", 1)(_version_test(lambda order: order >= 0))
_version_method("to_s version")(lambda run, version, block: version.text)
_version_method("prerelease?")(lambda run, version, block: version.is_prerelease)
_version_method("segments")(lambda run, version, block: list(version.segments))

# --- Data


@module_function("Puppet::Util::Yaml")("safe_load", 1, 3)
def _safe_load(
    run: Run,
    kind: RubyClass,
    block: Proc | None,
    string: Value,
    classes: Value = None,
    file: Value = None,
) -> Value:
    options = YamlOptions()
    options.aliases = True
    options.classes = frozenset(map(to_s, as_array(classes or [])))
    try:
        found = read_yaml(as_string(string), options)
    except RubyError:
        raise UnsupportedRuby("YAML with a mistake") from None
    return False if found is None else found


@module_function("Puppet::Pops::Lookup::HieraConfig")("symkeys_to_string", 1)
def _with_string_keys(run: Run, kind: RubyClass, block: Proc | None, value: Value) -> Value:
    if isinstance(value, dict):
        return hash_of(
            (
                name.name if isinstance(name, Symbol) else name,
                _with_string_keys(run, kind, block, to_puppet(entry)),
            )
            for name, entry in pairs_of(value)
        )
    if type(value) is list:
        return [_with_string_keys(run, kind, block, entry) for entry in value]
    return value
