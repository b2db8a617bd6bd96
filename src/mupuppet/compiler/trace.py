"""Traces: what a compilation has read, each input with a digest of its meaning.

Equal inputs give an equal catalog, so a node need not be compiled again if a change does not affect
its inputs. An input is `(kind, key, digest)`; paths are relative to a directory, such as the
top of a repository, where they are in it.

| Kind | Key | Digest of |
|---|---|---|
| `manifest` | path | what it defines, and all code outside classes, defined types and nodes |
| `class`, `define`, `node` | path`#`name | its tree: spans and comments do not count |
| `data:FORMAT` | path`#`key | the value, or its absence |
| `file` | path | the content (of `hiera.yaml`: its meaning), or its absence |
| `path` | path | whether there is something |
| `list` | pattern | the names that match |
| `module` | name, or `*` | where it is |
| `modulepath` | root | the module directories; it changes with `environment` |
| `variable` | name, and keys into its value | nothing: code names it, and it may be a fact |
| `fact` | the same | the value, if the node has that fact |
| `given` | `name`, `trusted` … | what the node was given besides facts |
| `environment` | root | whether metadata of modules shows; configuration and Ruby code count, too |
| `tree` | root | nothing: all files count, since a process of Ruby could read them |
| `exports` | `collected` or `queried` | nothing: what other nodes export counts |
| `undetermined` | what it is | nothing: it may be another one next time |

Inputs come in segments, since nodes share most of them.
"""

from __future__ import annotations

import json
import marshal
import os
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Any

from mupuppet.basics import slashed
from mupuppet.basics.lazy import cached
from mupuppet.basics.records import Record
from mupuppet.compiler.inputs import CompilationInputs
from mupuppet.compiler.model.scope import RESERVED_NAMES
from mupuppet.compiler.program.definitions import Definition, Unit
from mupuppet.data_formats.problems import DataProblem
from mupuppet.environment.data_files import DataFileError
from mupuppet.environment.environment import Environment
from mupuppet.environment.modules import Metadata
from mupuppet.environment.reads import Reads, VariablePath
from mupuppet.environment.traced_environment import kind_of_path
from mupuppet.hiera.backends import PARSERS
from mupuppet.hiera.config import CONFIG_NAME
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.depth import deep_recursion
from mupuppet.syntax.parser import parse
from mupuppet.syntax.strictness import Strictness
from mupuppet.syntax.validation import validate
from mupuppet.versions import PuppetVersion

Input = tuple[str, str, str]
#: The digest of something that does not exist.
ABSENT = "-"
#: The digest of a key in a file that does not exist, or must not be read.
UNREADABLE = "unreadable"
#: The variables that hold all facts, and those that are inputs of their own.
_FACTS = "facts"
_OTHERS = ("trusted", "server_facts")


def digest_of(value: Any) -> str:
    """A digest of plain data; the order of keys counts, since code can see it."""
    content = json.dumps(value, ensure_ascii=True, default=repr, separators=(",", ":"))
    return blake2b(content.encode(), digest_size=8).hexdigest()


def digest_of_bytes(content: bytes) -> str:
    return blake2b(content, digest_size=8).hexdigest()


class Segment(Record, slots=False):
    """Inputs that come together: those of all nodes with the same classes, or of a data file."""

    kind: str
    inputs: tuple[Input, ...]

    @cached
    def digest(self) -> str:
        content = marshal.dumps((self.kind, self.inputs), 2)
        return blake2b(content, digest_size=16).hexdigest()


# --- Code


class Part(Record):
    """A part of a file of code: the digest of its tree, and the variables that it names."""

    digest: str
    variables: frozenset[VariablePath]


#: The parts of a file: `manifest` for the file without what is in its definitions.
Parts = dict[tuple[str, str], Part]


def parts_of(unit: Unit) -> Parts:
    """The parts of a file, computed once."""
    found: Parts | None = vars(unit).get("trace_parts")
    if found is None:
        found = vars(unit)["trace_parts"] = _parts(unit.program, unit.definitions)
    return found


def _parts(program: n.Node, definitions: Iterable[Definition]) -> Parts:
    parts: Parts = {}
    with deep_recursion():
        for each in definitions:
            parts[each.kind, each.name] = _part(each.node)
        parts["manifest", ""] = _part(program, is_outline=True)
    return parts


def _part(node: n.Node, *, is_outline: bool = False) -> Part:
    variables: set[VariablePath] = set()
    plain = _plain(node, variables, is_outline)
    return Part(digest_of_bytes(marshal.dumps(plain, 2)), frozenset(variables))


_SEPARATE = (n.ClassDefinition, n.DefinedType, n.NodeDefinition)


def _plain(value: Any, variables: set[VariablePath], is_outline: bool) -> Any:
    """A tree without spans, as nested tuples; collects the variables that it names.

    In the outline of a file, classes, defined types and nodes are their names alone, unless the
    types of their parameters are computed: these are evaluated when the file is read.
    """
    if isinstance(value, n.Node):
        if isinstance(value, n.Variable):
            variables.add((value.name,))
        elif isinstance(value, (n.Access, n.MethodCall)):
            path = _path_of(value)
            if path is not None:
                variables.add(path)
                return (type(value).__name__, *path)
        elif is_outline and isinstance(value, _SEPARATE):
            return _outline(value, variables)
        fields = type(value).content_fields
        return (
            type(value).__name__,
            *[_plain(getattr(value, name), variables, is_outline) for name in fields],
        )
    if isinstance(value, tuple):
        return tuple([_plain(each, variables, is_outline) for each in value])
    return value


def _outline(
    value: n.ClassDefinition | n.DefinedType | n.NodeDefinition, variables: set[VariablePath]
) -> Any:
    if isinstance(value, n.NodeDefinition):
        return ("node", _plain(value.hosts, variables, False))
    types = [each.type for each in value.parameters]
    inner = [each for each in value.body if isinstance(each, n.Definition)]
    return (
        type(value).__name__,
        value.name,
        value.parent if isinstance(value, n.ClassDefinition) else None,
        tuple([_plain(each, variables, False) for each in types]),
        tuple([_plain(each, variables, True) for each in inner]),
    )


def _path_of(node: n.Node) -> VariablePath | None:
    """`$facts['os']['family']` as its variable and keys; None if it is something else."""
    keys: list[str] = []
    while True:
        match node:
            case n.Access(left, (n.String(key),)):
                keys.append(key)
                node = left
            case n.MethodCall(receiver, n.Name("dig"), arguments, None):
                given = [each.value for each in arguments if isinstance(each, n.String)]
                if len(given) != len(arguments):
                    return None
                keys += reversed(given)
                node = receiver
            case n.Variable(name) if keys:
                return (name, *reversed(keys))
            case _:
                return None


def parts_of_source(
    content: bytes, path: str, puppet: PuppetVersion, strict: Strictness
) -> Parts | None:
    """The parts of a file that is not loaded; None if it has errors."""
    try:
        source = SourceFile(content.decode("utf-8"), path)
    except UnicodeDecodeError:
        return None
    result = parse(source)
    if not result.ok:
        return None
    found = validate(result, source, strict=strict, puppet=puppet)
    if any(each.is_error for each in found):
        return None
    unit = Unit(source, result.program, puppet=puppet)
    unit.nodes = tuple(result.definitions)
    return parts_of(unit)


def _is_harmless(metadata: Metadata) -> bool:
    """Whether nothing in the metadata of a module shows in catalogs."""
    problems = (metadata.problem, metadata.stumbling_block, metadata.data_provider)
    return problems == (None, None, None)


# --- Places


class Places:
    """Paths as in inputs: relative to a directory if they are in it.

    If the directory is a copy, `around` is what is around it and what is around the original: files
    there are those of the original.
    """

    def __init__(self, root: str, around: tuple[str, str] | None = None) -> None:
        self.root = slashed.abspath(root)
        self._prefix = self.root.rstrip("/") + "/"
        self._around = around

    def relative(self, path: str) -> str:
        path = slashed.normpath(path) if os.path.isabs(path) else slashed.abspath(path)
        if path.startswith(self._prefix):
            return path[len(self._prefix) :]
        if path == self.root:
            return "."
        if self._around is not None and path.startswith(f"{self._around[0]}/"):
            return self._around[1] + path[len(self._around[0]) :]
        return path


# --- Data


class DataDigests:
    """The digests of the keys of a data file that is not loaded."""

    def __init__(self, content: bytes, path: str, data_format: str) -> None:
        self._unreadable: str | None = None
        self._digests: dict[str, str] = {}
        try:
            self._value = PARSERS[data_format](content, path)
        except DataProblem:
            self._unreadable = f"unreadable {digest_of_bytes(content)}"

    def of(self, keys: Iterable[str]) -> list[str]:
        if self._unreadable is not None:
            return [self._unreadable for _ in keys]
        return _key_digests(self._value, keys, self._digests)


def _key_digests(value: Any, keys: Iterable[str], cached: dict[str, str]) -> list[str]:
    if not isinstance(value, dict):
        whole = f"not a hash {digest_of(value)}"
        return [whole for _ in keys]
    found = []
    for key in keys:
        digest = cached.get(key)
        if digest is None:
            digest = cached[key] = digest_of(value[key]) if key in value else ABSENT
        found.append(digest)
    return found


def config_digest(content: bytes, path: str) -> str:
    """The digest of a `hiera.yaml`: comments do not count."""
    try:
        return digest_of(PARSERS["yaml"](content, path))
    except DataProblem:
        return f"unreadable {digest_of_bytes(content)}"


# --- The whole trace


class Trace(Record):
    """All inputs of a compilation."""

    segments: tuple[Segment, ...]
    #: What the node was given, and its facts: they are its alone, and no file changes them.
    own: tuple[Input, ...] = ()

    def inputs(self) -> Iterator[Input]:
        for segment in self.segments:
            yield from segment.inputs
        yield from self.own


class TraceMaker:
    """Makes traces of compilations of one environment, whose files must not change in the meantime.

    Nodes share nearly everything: what was computed for one is cached for the others.
    """

    def __init__(self, environment: Environment, places: Places) -> None:
        self._environment = environment
        self._places = places
        #: By data file, what it was loaded as, and keys.
        self._of_data: dict[tuple[str, int, frozenset[str]], tuple[Any, Segment]] = {}
        #: Code, paths and variables by what was read.
        self._shared: dict[tuple[object, ...], tuple[Segment, Segment, list[str]]] = {}
        self._digests: dict[str, str] = {}
        self._kinds: dict[str, str] = {}

    def trace(self, inputs: CompilationInputs, reads: Reads) -> Trace:
        """The trace of a compilation that has ended."""
        node = inputs.node.name
        own_paths = {path for path in reads.paths if node in path}
        key: tuple[object, ...] = (
            frozenset(reads.units),
            frozenset(reads.definitions),
            frozenset(reads.manifests),
            frozenset(reads.modules),
            frozenset(reads.files),
            frozenset(reads.paths - own_paths),
            frozenset(reads.globs),
            frozenset(reads.variables),
            reads.uses_worker,
        )
        shared = self._shared.get(key)
        if shared is None:
            shared = self._shared[key] = self._make_shared(reads, own_paths)
        code, named, names = shared
        own = sorted(self._paths(own_paths))
        exports = inputs.exports
        if getattr(exports, "asked", False):
            own.append(("exports", "collected", ""))
        if getattr(exports, "queried", False):
            own.append(("exports", "queried", ""))
        own += [("undetermined", what, "") for what in sorted(reads.undetermined)]
        return Trace(
            (
                code,
                *self._data(reads),
                named,
                *([Segment("node", tuple(own))] if own else ()),
            ),
            (*node_inputs(inputs), *fact_inputs(names, inputs.node.facts)),
        )

    def _make_shared(self, reads: Reads, own_paths: set[str]) -> tuple[Segment, Segment, list[str]]:
        variables = set(reads.variables)
        code = list(self._code(reads, variables))
        code += self._files(reads)
        code += self._paths(reads.paths - own_paths)
        names = sorted({_shown(each) for each in variables} - {""})
        named = Segment("variables", tuple(("variable", name, "") for name in names))
        return Segment("code", tuple(sorted(code))), named, names

    def _paths(self, paths: set[str]) -> Iterator[Input]:
        for path in paths:
            kind = self._kinds.get(path)
            if kind is None:
                kind = self._kinds[path] = kind_of_path(path) or ABSENT
            yield "path", self._places.relative(path), kind

    def _code(self, reads: Reads, variables: set[VariablePath]) -> Iterator[Input]:
        relative = self._places.relative
        loaded = set()
        for unit in reads.units:
            part = parts_of(unit)["manifest", ""]
            variables |= part.variables
            path = unit.source.name
            if path in reads.manifests:  # others are templates: they are files, or strings
                loaded.add(path)
                yield "manifest", relative(path), part.digest
        for path in reads.manifests - loaded:
            reading = self._environment.sources.find(path)
            if reading is None:
                yield "manifest", relative(path), ABSENT
            else:
                content = reading[0].text.encode("utf-8", "surrogatepass")
                yield "manifest", relative(path), f"wrong {digest_of_bytes(content)}"
        for definition in reads.definitions:
            if definition is not None and definition.unit.source.name:
                own = parts_of(definition.unit).get((definition.kind, definition.name))
                if own is not None:
                    variables |= own.variables
                    where = relative(definition.unit.source.name)
                    yield definition.kind, f"{where}#{definition.name}", own.digest

    def _files(self, reads: Reads) -> Iterator[Input]:
        environment, relative = self._environment, self._places.relative
        root = relative(environment.root or ".")
        checked = environment.module_path.checked_metadata()
        modulepath = os.pathsep.join(map(relative, environment.modulepath))
        yield "modulepath", root, modulepath
        yield "environment", root, "" if all(map(_is_harmless, checked)) else "metadata"
        if reads.uses_worker:
            yield "tree", root, ""
        modules = environment.modules
        for name in {*reads.modules, "stdlib"}:
            if name == "*":
                listed = sorted((each, relative(path)) for each, path in modules.items())
                yield "module", name, digest_of(listed)
            else:
                yield "module", name, relative(modules[name]) if name in modules else ABSENT
        for path in reads.files:
            digest = self._digests.get(path)
            if digest is None:
                digest = self._digests[path] = self._file_digest(path)
            yield "file", relative(path), digest
        for pattern in reads.globs:
            yield "list", relative(pattern), ""

    def _file_digest(self, path: str) -> str:
        try:
            content = self._environment.read_bytes(path)
        except OSError:
            return ABSENT
        if os.path.basename(path) == CONFIG_NAME:
            return config_digest(content, path)
        return digest_of_bytes(content)

    def _data(self, reads: Reads) -> Iterator[Segment]:
        files = reads.data_files
        if files is None:
            return
        for (path, data_format), keys in sorted(reads.data.items()):
            if not keys:
                continue
            try:
                loaded = files.load(path, data_format, PARSERS[data_format])
            except (DataFileError, DataProblem):
                content = self._content(path)
                names = sorted(keys)
                digests = (
                    [UNREADABLE] * len(names)
                    if content is None
                    else DataDigests(content, path, data_format).of(names)
                )
                yield self._data_segment(path, data_format, sorted(keys), digests)
                continue
            key = (path, id(loaded), frozenset(keys))
            cached = self._of_data.get(key)
            if cached is None or cached[0] is not loaded:
                names = sorted(keys)
                digests = _key_digests(
                    loaded.value, names, loaded.derived.setdefault("digests", {})
                )
                cached = loaded, self._data_segment(path, data_format, names, digests)
                self._of_data[key] = cached
            yield cached[1]

    def _content(self, path: str) -> bytes | None:
        try:
            return self._environment.read_bytes(path)
        except OSError:
            return None

    def _data_segment(
        self, path: str, data_format: str, keys: list[str], digests: list[str]
    ) -> Segment:
        where = self._places.relative(path)
        kind = f"data:{data_format}"
        pairs = zip(keys, digests, strict=True)
        return Segment("data", tuple((kind, f"{where}#{key}", digest) for key, digest in pairs))


# --- The node


def node_inputs(inputs: CompilationInputs) -> Iterator[Input]:
    """What a node was given besides its facts."""
    node = inputs.node
    given: dict[str, Any] = {
        "name": node.name,
        "environment": inputs.environment.name,
        "trusted": node.trusted,
        "server_facts": node.server_facts,
        "parameters": node.parameters,
        "classes": node.classes,
        # A fact with such a name is an error.
        "reserved": sorted(name for name in node.facts if _is_reserved(name)),
    }
    for name, value in given.items():
        yield "given", name, digest_of(value)


def _is_reserved(name: str) -> bool:
    return name in RESERVED_NAMES or name.isdecimal() or name in ("module_name", "title", "name")


def fact_inputs(variables: Iterable[str], facts: Mapping[str, Any]) -> Iterator[Input]:
    """The facts among the variables that code names; a key that is missing counts as well."""
    if "*" in variables:
        yield "fact", "*", digest_of(facts)
        return
    for name in variables:
        root, *keys = name.split(".")
        if root in facts:
            yield "fact", name, digest_of(_dug(facts[root], keys))


def _dug(value: Any, keys: list[str]) -> Any:
    for key in keys:
        if not isinstance(value, Mapping):
            return value  # whatever the code makes of it
        if key not in value:
            return ABSENT
        value = value[key]
    return value


def _shown(path: VariablePath) -> str:
    """A variable by the name of the fact that it may be; empty if it cannot be one."""
    root, *keys = path
    root = root.removeprefix("::")
    if root in _OTHERS:
        return ""
    if root == _FACTS:
        if not keys:
            return "*"
        root, *keys = keys
    if root == "*":
        return root
    parts = [root]
    for key in keys:
        if "." in key or key.isdecimal():
            break  # the whole value counts
        parts.append(key)
    return ".".join(parts) if "." not in root else "*"
