"""What came of a node, in a form that goes through pipes and into the store.

The resources of catalogs are put apart, since most nodes share most of theirs: in a batch of
nodes each is sent once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from mupuppet.basics.records import Record, field, replace
from mupuppet.compiler.api import Compilation
from mupuppet.compiler.trace import Trace
from mupuppet.diff.changes import Failure, Outcome
from mupuppet.environment.exports import ExportedResource

#: What stands for the directory of the environment in values: it differs between revisions.
ROOT = "@environment-root@"
#: What of a resource does not belong to its meaning.
_PLACE = ("file", "line", "tags", "kind")


class StoredResource(Record):
    """A resource; `data` is its JSON in Puppet's format, without its place."""

    digest: str
    type: str
    title: str
    data: str


class NodeResult(Record):
    """The outcome of a node; a batch has the resources and segments that it refers to."""

    node: str
    #: Digests of resources in their order; None if there is no catalog.
    resources: tuple[str, ...] | None
    #: JSON of the rest of the catalog: edges as pairs of indices, classes, name, environment …
    structure: str
    #: JSON of the failure: message, file, line and id.
    failure: str | None
    #: Digests of the segments of its trace.
    segments: tuple[str, ...]
    #: JSON of what it exports, and whether it depends on what others export.
    exported: str = "[]"
    collects: bool = False
    queries: bool = False
    seconds: float = 0.0
    #: What identifies the facts that it was compiled with.
    facts: str = ""
    environment: str | None = None
    #: What was printed about it.
    messages: str = ""


class Batch(Record):
    """Results of some nodes."""

    results: list[NodeResult] = field(default_factory=list)
    resources: dict[str, StoredResource] = field(default_factory=dict)
    #: Kind and inputs of segments by their digests.
    segments: dict[str, tuple[str, tuple[tuple[str, str, str], ...]]] = field(default_factory=dict)


def add_to(
    batch: Batch,
    compilation: Compilation,
    trace: Trace,
    root: str,
    **about: Any,
) -> NodeResult:
    """Add what a compilation gave; values that name its directory are made neutral."""
    assert compilation.inputs is not None
    node = compilation.inputs.node.name
    resources: tuple[str, ...] | None = None
    structure, failure = "{}", None
    if compilation.catalog is not None:
        resources, structure = _take_apart(compilation.catalog.to_dict(), root, batch.resources)
    else:
        failure = json.dumps(_failure_data(compilation, root))
    for segment in trace.segments:
        if segment.digest not in batch.segments:
            batch.segments[segment.digest] = segment.kind, segment.inputs
    result = NodeResult(
        node,
        resources,
        structure,
        failure,
        tuple(segment.digest for segment in trace.segments),
        json.dumps([each.to_data() for each in compilation.exported]).replace(root, ROOT),
        **about,
    )
    batch.results.append(result)
    return result


def _take_apart(
    catalog: Mapping[str, Any], root: str, known: dict[str, StoredResource]
) -> tuple[tuple[str, ...], str]:
    digests: list[str] = []
    index: dict[str, int] = {}
    places: list[list[Any]] = []
    files: dict[str, int] = {}
    for resource in catalog["resources"]:
        index[f"{resource['type']}[{resource['title']}]"] = len(digests)
        meaning = {key: value for key, value in resource.items() if key not in _PLACE}
        data = json.dumps(meaning, ensure_ascii=False, default=str)
        if root in data:
            data = data.replace(root, ROOT)
        digest = blake2b(data.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()
        if digest not in known:
            known[digest] = StoredResource(digest, resource["type"], resource["title"], data)
        digests.append(digest)
        file = str(resource.get("file") or "").replace(root, ROOT)
        number = files.setdefault(file, len(files))
        places.append([number, resource.get("line"), resource.get("kind"), resource["tags"]])
    structure = {
        "edges": [[index[each["source"]], index[each["target"]]] for each in catalog["edges"]],
        "classes": catalog["classes"],
        "name": catalog["name"],
        "environment": catalog["environment"],
        "version": catalog["version"],
        "tags": catalog["tags"],
        "files": list(files),
        "places": places,
    }
    return tuple(digests), json.dumps(structure, separators=(",", ":"), default=str)


def put_together(
    resources: Sequence[Mapping[str, Any]], structure: Mapping[str, Any]
) -> dict[str, Any]:
    """A catalog in Puppet's format again."""
    refs = [f"{each['type']}[{each['title']}]" for each in resources]
    made = []
    for resource, (file, line, kind, tags) in zip(resources, structure["places"], strict=True):
        named = structure["files"][file]
        data: dict[str, Any] = {"type": resource["type"], "title": resource["title"], "tags": tags}
        if named:
            data["file"] = named
        if line is not None:
            data["line"] = line
        made.append({**data, **resource, "kind": kind})
    return {
        "tags": structure["tags"],
        "name": structure["name"],
        "version": structure["version"],
        "code_id": None,
        "catalog_uuid": None,
        "catalog_format": 2,
        "environment": structure["environment"],
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
    if failure is None:
        return Outcome(catalog)
    data = json.loads(failure)
    return Outcome(None, Failure(data["message"], data["file"], data["line"], data["id"]))


def _failure_data(compilation: Compilation, root: str) -> dict[str, Any]:
    error = compilation.error
    message = (compilation.failure or "failed").replace(root, "")
    if error is None:
        return {"message": _without_lines(message), "file": None, "line": None, "id": ""}
    file = error.source.name or None
    return {
        "message": _without_lines(message),
        "file": None if file is None else file.replace(root, "").lstrip("/"),
        "line": error.position.line if file else None,
        "id": error.id,
    }


def _without_lines(message: str) -> str:
    """A message without lines and columns: moving code is not a change."""
    import re

    return re.sub(r",? ?\(?line: \d+(, column: \d+)?\)?|\?line=\d+&pos=\d+", "", message)
