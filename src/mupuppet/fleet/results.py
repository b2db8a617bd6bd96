"""The result of a node, in a form for pipes and for the store.

The resources of catalogs are stored separately, because nodes share most of them: in a batch of
nodes, each is sent once.
"""

from __future__ import annotations

import json
import marshal
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from mupuppet.basics.records import Record, field, replace
from mupuppet.catalog import Catalog, CatalogResource
from mupuppet.compiler.api import Compilation
from mupuppet.compiler.trace import Trace
from mupuppet.diff.changes import Failure, Outcome
from mupuppet.environment.databases import decoded, require
from mupuppet.environment.exports import ExportedResource

#: What stands for the directory of the environment in values: it differs between revisions.
ROOT = "@environment-root@"
#: How many distinct resources of earlier nodes are remembered.
_MOST_KNOWN = 50_000


class StoredResource(Record):
    """A resource; `data` is its JSON in Puppet's format, without its place."""

    digest: str
    type: str
    title: str
    data: str


class NodeResult(Record):
    """The outcome of a node; a batch has the resources, structures and segments of it."""

    node: str
    #: Digests of resources in their order; None if there is no catalog.
    resources: tuple[str, ...] | None
    #: The digest of the rest of the catalog: edges, classes, tags, files and lines.
    structure: str
    #: JSON of the failure: message, file, line and id.
    failure: str | None
    #: Digests of the segments of its trace, and JSON of the inputs that are its alone.
    segments: tuple[str, ...]
    own: str = "[]"
    #: JSON of what it exports, and whether it depends on what others export.
    exported: str = "[]"
    collects: bool = False
    queries: bool = False
    seconds: float = 0.0
    #: What identifies the facts that it was compiled with.
    facts: str = ""
    environment: str | None = None
    #: The environment that the catalog names, and JSON of its version.
    catalog_environment: str = ""
    version: str = "0"
    #: What was printed about it.
    messages: str = ""


class StoredResult(Record):
    """What the store knows of a result without its catalog."""

    id: int
    node: str
    ok: bool
    failure: Failure | None
    exported: str
    collects: bool
    queries: bool
    seconds: float
    facts: str
    environment: str | None
    messages: str

    @classmethod
    def of_row(cls, id: int, node: str, ok: int, failure: str | None, *rest: Any) -> StoredResult:
        """Raises sqlite3.DatabaseError."""
        failed = None if failure is None else failure_in(failure)
        return cls(id, node, bool(ok), failed, *rest)


class Batch(Record):
    """Results of some nodes."""

    results: list[NodeResult] = field(default_factory=list)
    resources: dict[str, StoredResource] = field(default_factory=dict)
    #: JSON of structures by their digests.
    structures: dict[str, str] = field(default_factory=dict)
    #: Kind and inputs of segments by their digests.
    segments: dict[str, tuple[str, tuple[tuple[str, str, str], ...]]] = field(default_factory=dict)

    def catalog(self, result: NodeResult) -> dict[str, Any] | None:
        """The catalog of one of the results, in Puppet's format."""
        if result.resources is None:
            return None
        resources = [json.loads(self.resources[each].data) for each in result.resources]
        structure = json.loads(self.structures[result.structure])
        return put_together(
            resources, structure, result.node, result.catalog_environment, result.version
        )

    def outcome(self, result: NodeResult) -> Outcome:
        """What is compared of one of the results."""
        return outcome_of(self.catalog(result), result.failure)


class Packer:
    """Splits catalogs into shared parts; values that name their directory are made neutral.

    Nodes share most of their resources: what an earlier node had is not written again.
    """

    def __init__(self, root: str) -> None:
        self._root = root
        self._resources: dict[bytes, StoredResource] = {}
        self._structures: dict[bytes, tuple[str, str]] = {}

    def add(self, batch: Batch, compilation: Compilation, trace: Trace, **about: Any) -> NodeResult:
        """Add what a compilation gave to a batch."""
        assert compilation.inputs is not None
        root, catalog = self._root, compilation.catalog
        resources: tuple[str, ...] | None = None
        structure, failure = "", None
        if catalog is not None:
            resources = self._pack_resources(catalog, batch.resources)
            structure = self._pack_structure(catalog, batch.structures)
            about["catalog_environment"] = catalog.environment
            about["version"] = json.dumps(catalog.version)
        else:
            failure = json.dumps(_failure_data(compilation, root))
        for segment in trace.segments:
            if segment.digest not in batch.segments:
                batch.segments[segment.digest] = segment.kind, segment.inputs
        exported = [each.to_data() for each in compilation.exported]
        result = NodeResult(
            compilation.inputs.node.name,
            resources,
            structure,
            failure,
            tuple(segment.digest for segment in trace.segments),
            json.dumps(trace.own, separators=(",", ":")),
            json.dumps(exported).replace(root, ROOT) if exported else "[]",
            **about,
        )
        batch.results.append(result)
        return result

    def _pack_resources(
        self, catalog: Catalog, wanted: dict[str, StoredResource]
    ) -> tuple[str, ...]:
        known = self._resources
        if len(known) > _MOST_KNOWN:
            known.clear()
        digests: list[str] = []
        for each in catalog.resources:
            meaning = (
                each.type, each.title, each.exported, each.parameters, each.sensitive_parameters
            )  # fmt: skip
            key = _key_of(meaning)
            stored = known.get(key)
            if stored is None:
                stored = known[key] = self._stored(each)
            digest = stored.digest
            if digest not in wanted:
                wanted[digest] = stored
            digests.append(digest)
        return tuple(digests)

    def _stored(self, resource: CatalogResource) -> StoredResource:
        data = resource.to_dict()
        for name in ("file", "line", "tags", "kind"):  # they do not belong to its meaning
            data.pop(name, None)
        written = _written(data).replace(self._root, ROOT)
        digest = blake2b(written.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()
        return StoredResource(digest, resource.type, resource.title, written)

    def _pack_structure(self, catalog: Catalog, wanted: dict[str, str]) -> str:
        index = {each.ref: at for at, each in enumerate(catalog.resources)}
        edges = [(index[source], index[target]) for source, target in catalog.edges]
        places = [(each.file, each.line, each.kind, each.tags) for each in catalog.resources]
        rest = tuple(catalog.classes), tuple(catalog.tags)
        key = _key_of((edges, places, rest))
        found = self._structures.get(key)
        if found is None:
            if len(self._structures) > _MOST_KNOWN // 100:
                self._structures.clear()
            tags: dict[tuple[str, ...], int] = {}
            files: dict[str, int] = {}
            data = {
                "edges": edges,
                "places": [
                    (files.setdefault(file or "", len(files)), line, kind,
                     tags.setdefault(tuple(those), len(tags)))
                    for file, line, kind, those in places
                ],
                "classes": rest[0],
                "tags": rest[1],
                "files": list(files),
                "lists_of_tags": list(tags),
            }  # fmt: skip
            written = _written(data).replace(self._root, ROOT)
            digest = blake2b(written.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()
            found = self._structures[key] = digest, written
        wanted[found[0]] = found[1]
        return found[0]


def _key_of(value: Any) -> bytes:
    """Bytes that are equal for equal values; quicker than JSON."""
    try:
        return marshal.dumps(value, 2)
    except ValueError:  # there is something else than plain values in it
        return _written(value).encode("utf-8", "surrogatepass")


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str, separators=(",", ":"))


def put_together(
    resources: Sequence[Mapping[str, Any]],
    structure: Mapping[str, Any],
    name: str,
    environment: str,
    version: str,
) -> dict[str, Any]:
    """A catalog in Puppet's format again."""
    refs = [f"{each['type']}[{each['title']}]" for each in resources]
    made = []
    for resource, (file, line, kind, tags) in zip(resources, structure["places"], strict=True):
        named = structure["files"][file]
        data: dict[str, Any] = {
            "type": resource["type"],
            "title": resource["title"],
            "tags": structure["lists_of_tags"][tags],
        }
        if named:
            data["file"] = named
        if line is not None:
            data["line"] = line
        made.append({**data, **resource, "kind": kind})
    return {
        "tags": structure["tags"],
        "name": name,
        "version": decoded(version, object),
        "code_id": None,
        "catalog_uuid": None,
        "catalog_format": 2,
        "environment": environment,
        "resources": made,
        "edges": [
            {"source": refs[source], "target": refs[target]}
            for source, target in structure["edges"]
        ],
        "classes": structure["classes"],
    }


def placed(resources: Sequence[ExportedResource], root: str) -> list[ExportedResource]:
    """Exported resources as they are stored, with the directory that values name."""
    return [replace(each, parameters=_placed(each.parameters, root)) for each in resources]


def _placed(value: Any, root: str) -> Any:
    if isinstance(value, str):
        return value.replace(ROOT, root)
    if isinstance(value, dict):
        return {key: _placed(each, root) for key, each in value.items()}
    return [_placed(each, root) for each in value] if isinstance(value, list) else value


def outcome_of(catalog: Mapping[str, Any] | None, failure: str | None) -> Outcome:
    """What is compared."""
    return Outcome(catalog) if failure is None else Outcome(None, failure_in(failure))


# --- What is stored as JSON; it may have been forged (`environment.databases`)


def failure_in(stored: str) -> Failure:
    """The failure of a result. Raises sqlite3.DatabaseError."""
    data: dict[str, Any] = {"message": None, "file": None, "id": None} | decoded(stored, dict)
    file, line = data["file"], data.get("line")
    require(str, data["message"], data["id"], "" if file is None else file)
    return Failure(data["message"], file, line if isinstance(line, int) else None, data["id"])


def exported_in(stored: str) -> list[ExportedResource]:
    """What a result exports. Raises sqlite3.DatabaseError."""
    found: list[dict[str, Any]] = decoded(stored, list)
    require(dict, *found)
    for each in found:
        require(str, *(each.get(name) for name in ("certname", "type", "title")))
        require(dict, each.get("parameters"))
        tags = each.get("tags")
        require(list, tags)
        require(str, *(tags or ()))
    return [ExportedResource.from_data(each) for each in found]


def inputs_in(stored: str) -> set[tuple[str, str, str]]:
    """The inputs that are a result's alone. Raises sqlite3.DatabaseError."""
    found: list[list[str]] = decoded(stored, list)
    require(list, *found)
    for each in found:
        require(str, *each, *((None,) if len(each) != 3 else ()))
    return {(kind, key, digest) for kind, key, digest in found}


def _failure_data(compilation: Compilation, root: str) -> dict[str, Any]:
    error = compilation.error
    message = (compilation.failure or "failed").replace(root, "")
    if error is None:
        return {"message": _stable(message), "file": None, "line": None, "id": ""}
    file = error.source.name or None
    return {
        "message": _stable(message),
        "file": None if file is None else file.replace(root, "").lstrip("/"),
        "line": error.position.line if file else None,
        "id": error.id,
    }


def _stable(message: str) -> str:
    """A message without lines, columns and the addresses of Ruby's objects: none is a change."""
    import re

    accidental = r",? ?\(?line: \d+(, column: \d+)?\)?|\?line=\d+&pos=\d+|:0x[0-9a-f]{16}"
    return re.sub(accidental, "", message)
