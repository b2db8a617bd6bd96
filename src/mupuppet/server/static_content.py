"""Static catalogs: files as they were when a catalog was compiled, whatever is deployed later.

A static catalog has the metadata of the files that it takes from modules, and agents fetch the
contents by the version of the code (`code_id`). So a copy of each such file is kept with the
version: at `static/ENVIRONMENT/CODE_ID/PATH` in the state directory, each content once.
"""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from secrets import token_hex
from typing import Any
from urllib.parse import quote, unquote

from mupuppet.server.files import FileServer, Query
from mupuppet.server.state import State

#: How many versions of an environment's code are kept.
_VERSIONS = 20
#: A content that no version has after so many seconds is not needed.
_LINKED_WITHIN = 3600.0


class MissingSource(Exception):
    """The catalog names a file that does not exist."""


class StaticContent:
    """Contents of files by version."""

    def __init__(self, state: State) -> None:
        self._state = state

    def _root(self, environment: str, code_id: str) -> str:
        return self._state.path("static", environment, quote(code_id, safe=""))

    def find(self, environment: str, code_id: str, path: str) -> str | None:
        """The content of a file in a version."""
        parts = [part for part in path.split("/") if part]
        if ".." in parts or "\0" in path or not parts or not code_id.strip("."):
            return None
        found = os.path.join(self._root(environment, code_id), *parts)
        return found if os.path.isfile(found) else None

    def keep(self, environment: str, code_id: str, relative: str, path: str, digest: str) -> None:
        """Keep the content of a file, of which the digest is known. Raises OSError."""
        target = os.path.join(self._root(environment, code_id), relative)
        if os.path.exists(target):
            return
        if not os.path.exists(self._root(environment, code_id)):
            self._forget_old(environment)
        content = self._state.path("static", "contents", digest[:2], digest)
        if not os.path.exists(content):
            os.makedirs(os.path.dirname(content), mode=0o750, exist_ok=True)
            temporary = f"{content}.{token_hex(8)}"
            shutil.copyfile(path, temporary)
            os.replace(temporary, content)
        os.makedirs(os.path.dirname(target), mode=0o750, exist_ok=True)
        with suppress(FileExistsError):  # another process was faster
            os.link(content, target)

    def _forget_old(self, environment: str) -> None:
        directory = self._state.make_directory("static", environment)
        versions = [os.path.join(directory, name) for name in os.listdir(directory)]
        for path in sorted(versions, key=os.path.getmtime)[: -_VERSIONS or None]:
            shutil.rmtree(path, ignore_errors=True)
        contents = self._state.path("static", "contents")
        for parent, _, names in os.walk(contents):
            for name in names:
                path = os.path.join(parent, name)
                with suppress(OSError):
                    status = os.stat(path)
                    # No version has it any more, and no other process is about to link it.
                    if status.st_nlink == 1 and time.time() - status.st_ctime > _LINKED_WITHIN:
                        os.unlink(path)


def inline_metadata(
    catalog: dict[str, Any],
    files: FileServer,
    content: StaticContent,
    *,
    root: str,
    code_id: str,
    checksum_type: str,
) -> None:
    """Add to a catalog what agents must know of its files. Raises MissingSource."""
    inliner = _Inliner(files, content, root, code_id, catalog["environment"])
    single: dict[str, Any] = {}
    recursive: dict[str, Any] = {}
    for resource in catalog["resources"]:
        if resource["type"] != "File":
            continue
        given = resource.get("parameters") or {}
        sources = given.get("source")
        sources = sources if isinstance(sources, list) else [sources]
        is_plain = all(isinstance(each, str) and each.startswith("puppet:") for each in sources)
        if not is_plain or given.get("ensure") == "absent":
            continue
        query = _query(given, checksum_type)
        if given.get("recurse") in (True, "true", "remote"):
            found = inliner.recursive(sources, query, given.get("sourceselect") == "all")
            if found:
                recursive[resource["title"]] = found
        else:
            one = inliner.single(sources, query)
            if one is not None:
                single[resource["title"]] = one
    if single:
        catalog["metadata"] = single
    if recursive:
        catalog["recursive_metadata"] = recursive


def _query(given: dict[str, Any], checksum_type: str) -> Query:
    ignore = given.get("ignore") or []
    return Query(
        "follow" if given.get("links") == "follow" else "manage",
        str(given.get("checksum") or checksum_type),
        str(given.get("source_permissions") or "ignore"),
        recurse=given.get("recurse") in (True, "true", "remote"),
        recurselimit=_optional_number(given.get("recurselimit")),
        ignore=tuple(map(str, ignore if isinstance(ignore, list) else [ignore])),
        max_files=_optional_number(given.get("max_files")) or 0,
    )


def _optional_number(value: object) -> int | None:
    try:
        return int(str(value))
    except ValueError:
        return None


class _Inliner:
    """Metadata of the sources of one catalog."""

    def __init__(
        self,
        files: FileServer,
        content: StaticContent,
        root: str,
        code_id: str,
        environment: str,
    ) -> None:
        self._files = files
        self._content = content
        self._root = root.rstrip("/")
        self._code_id = code_id
        self._environment = environment

    def single(self, sources: list[str], query: Query) -> dict[str, Any] | None:
        for source in sources:
            place = _place(source)
            found = self._files.metadata(place, query)
            if found is not None:
                relative = self._inside(place, found["path"])
                if relative is None:
                    return None
                self._keep(found, relative)
                return {**found, "source": source, "content_uri": _content_uri(source, relative)}
        raise MissingSource(f"Could not get metadata for {', '.join(sources)}")

    def recursive(
        self, sources: list[str], query: Query, is_all: bool
    ) -> dict[str, list[dict[str, Any]]] | None:
        by_source: dict[str, list[dict[str, Any]]] = {}
        for source in sources:
            place = _place(source)
            found = self._files.metadatas(place, query)
            if found is None:
                continue
            base = self._inside(place, found[0]["path"])
            if base is None:
                return None
            for each in found:
                below = each["relative_path"]
                relative = base if below == "." else f"{base}/{below}"
                self._keep(each, relative)
                each["content_uri"] = _content_uri(source, relative)
            by_source[source] = found
            if not is_all:
                break
        return by_source

    def _inside(self, place: str, path: str) -> str | None:
        """The path in the environment's directory, if it is a module's file there."""
        if not place.startswith("modules/") or not path.startswith(f"{self._root}/"):
            return None
        relative = path[len(self._root) + 1 :]
        parts = relative.split("/")
        return relative if len(parts) >= 4 and parts[2] == "files" else None

    def _keep(self, metadata: dict[str, Any], relative: str) -> None:
        if metadata["type"] != "file":
            return
        below = metadata["relative_path"]
        path = metadata["path"] if below in (None, ".") else f"{metadata['path']}/{below}"
        digest = self._files.digest(path)
        self._content.keep(self._environment, self._code_id, relative, path, digest)


def _place(source: str) -> str:
    """The mount and path of `puppet:///modules/…`; a server in it does not count."""
    rest = source.removeprefix("puppet:")
    if rest.startswith("//"):
        rest = rest[2:].partition("/")[2]
    return unquote(rest.lstrip("/"))


def _content_uri(source: str, relative: str) -> str:
    """The address of a file's content in the environment; a server that is named stays."""
    rest = source.removeprefix("puppet:")
    host = rest[2:].partition("/")[0] if rest.startswith("//") else ""
    return f"puppet://{host}/{relative}"
