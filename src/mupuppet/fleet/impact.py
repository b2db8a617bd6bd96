"""Which nodes a change can affect: from the traces of a run, without compiling.

A change is the difference of two snapshots. An input has changed if the files that it comes from
have changed in meaning. Nodes without any changed input are proven to be unaffected: equal inputs
give an equal catalog.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field
from mupuppet.compiler.trace import (
    ABSENT,
    UNREADABLE,
    DataDigests,
    Parts,
    config_digest,
    digest_of,
    digest_of_bytes,
    parts_of_source,
)
from mupuppet.environment.modules import REQUIRED_METADATA, is_module_name
from mupuppet.environment.traced_environment import kind_of_path
from mupuppet.fleet.snapshots import Difference, Snapshot, difference, is_outside
from mupuppet.fleet.store import Run, Store
from mupuppet.hiera.config import CONFIG_NAME
from mupuppet.syntax.strictness import Strictness
from mupuppet.versions import PuppetVersion


class Reason(Record):
    """An input that has changed, and how."""

    input: str
    reason: str


class Impact(Record):
    """The nodes of a run that a change can affect, each with its reasons."""

    nodes: dict[str, list[Reason]] = field(default_factory=dict)
    #: How many nodes there are in all.
    all: int = 0

    def by_reason(self) -> list[tuple[Reason, list[str]]]:
        """The nodes of each reason, the most first."""
        found: dict[Reason, list[str]] = {}
        for node, reasons in self.nodes.items():
            for each in reasons:
                found.setdefault(each, []).append(node)
        return sorted(found.items(), key=lambda each: (-len(each[1]), each[0].input))


class Language(Record):
    """Whose language the files are in."""

    puppet: PuppetVersion
    strict: Strictness


def impact_of(
    store: Store, run: Run, after: Snapshot, language: Language
) -> tuple[Impact, Difference]:
    """What the difference between the files of a run and a snapshot can touch."""
    before = Snapshot(run.label, store.files_of(run), _unreadable)
    changed = difference(before, after)
    impact = Impact({}, store.count(run))
    known = store.inputs(run)
    if changed.is_empty:
        known = [each for each in known if each[1] == "undetermined" or is_outside(each[2])]
    modulepaths = sorted({digest for _, kind, _, digest in known if kind == "modulepath"})
    check = Check(before, after, changed, language, modulepaths)
    inputs = {
        number: Reason(_shown(kind, key), reason)
        for number, kind, key, digest in known
        if (reason := check.change(kind, key, digest)) is not None
    }
    for node, number in store.readers(run, inputs):
        impact.nodes.setdefault(node, []).append(inputs[number])
    if impact.nodes:
        _add_collectors(impact, store.nodes_that(run, "collects"), "exported")
        _add_collectors(impact, store.nodes_that(run, "queries"), "recorded")
    for reasons in impact.nodes.values():
        reasons.sort(key=lambda each: (each.input, each.reason))
    return Impact(dict(sorted(impact.nodes.items())), impact.all), changed


def _add_collectors(impact: Impact, collectors: set[str], what: str) -> None:
    """What touched nodes export may differ, and so may all nodes that collect it."""
    for node in collectors - impact.nodes.keys():
        reason = Reason("exported resources", f"other nodes are affected, and it is {what}")
        impact.nodes[node] = [reason]


def _unreadable(path: str) -> bytes:
    raise FileNotFoundError(path)


def _read_now(path: str) -> bytes | None:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None


def modules_in(snapshot: Snapshot, modulepath: Sequence[str]) -> dict[str, str]:
    """The modules on a path, by name; of two with one name the first counts."""
    found: dict[str, str] = {}
    for directory in reversed(modulepath):
        prefix = "" if directory == "." else f"{directory}/"
        names = {
            path[len(prefix) :].partition("/")[0]
            for path in snapshot.files
            if path.startswith(prefix)
        }
        for name in sorted(names):
            if is_module_name(name) and not snapshot.has_content(f"{prefix}{name}"):
                found[name] = f"{prefix}{name}"
    return found


def _shown(kind: str, key: str) -> str:
    """An input as people call it."""
    if kind.startswith("data:") or (kind in _DEFINITIONS and "#" in key):
        path, _, name = key.partition("#")
        return f"{path} {'key' if kind.startswith('data:') else kind} {name}"
    return key if kind in _PATHS else f"{kind} {key}"


_PATHS = frozenset(["manifest", "file", "path", "list"])
_DEFINITIONS = frozenset(["class", "define", "node"])


class Check:
    """Which inputs a difference changes."""

    def __init__(
        self,
        before: Snapshot,
        after: Snapshot,
        changed: Difference,
        language: Language,
        modulepaths: Sequence[str],
    ) -> None:
        """`modulepaths` are the modulepaths of the environments of nodes."""
        self._before = before
        self._after = after
        self._changed = changed
        self._language = language
        self._parts: dict[str, Parts | None] = {}
        self._data: dict[tuple[str, str], DataDigests | None] = {}
        self._checks: Mapping[str, Callable[[str, str], str | None]] = {
            "manifest": self._manifest,
            "file": self._file,
            "path": self._path,
            "list": self._list,
            "module": self._module,
            "environment": self._environment,
            "tree": self._tree,
        }
        self._modulepaths = modulepaths
        self._found_modules: dict[tuple[str, bool], Mapping[str, str]] = {}

    def change(self, kind: str, key: str, digest: str) -> str | None:
        """How an input differs; None if it is the same."""
        if kind in _DEFINITIONS and "#" in key:
            return self._definition(kind, key, digest)
        if kind.startswith("data:"):
            return self._data_key(kind, key, digest)
        if kind == "undetermined":
            return f"it depends on {key}, which may differ each time"
        check = self._checks.get(kind)
        return None if check is None else check(key, digest)

    def _content(self, path: str) -> bytes | None:
        """The content of a file that has changed; None if it is not there."""
        if self._after.has_content(path):
            return self._after.read(path)
        found = self._through_links(path)
        return _read_now(path) if found is None and is_outside(path) else found

    def _through_links(self, path: str) -> bytes | None:
        parts = path.split("/")
        for depth in range(1, len(parts) + 1):
            link = "/".join(parts[:depth])
            written = self._after.link(link)
            if written is not None:
                target = slashed.join(os.path.dirname(link), written)
                inner = slashed.normpath("/".join([target, *parts[depth:]]))
                if inner != path and len(inner) < 4096:
                    return self._content(inner)
        return None

    def _may_differ(self, path: str) -> bool:
        """Whether the content at a path must be looked at."""
        if self._changed.has(path):
            return True
        return is_outside(path) and path not in self._before.files

    # --- Code

    def _parts_of(self, path: str) -> Parts | None:
        if path not in self._parts:
            content = self._content(path)
            language = self._language
            self._parts[path] = (
                None
                if content is None
                else parts_of_source(content, path, language.puppet, language.strict)
            )
        return self._parts[path]

    def _manifest(self, path: str, digest: str) -> str | None:
        if not self._may_differ(path):
            return None
        content = self._content(path)
        if content is None:
            return None if digest == ABSENT else "the manifest is gone"
        if digest == ABSENT:
            return "a manifest that was looked for is there now"
        parts = self._parts_of(path)
        if parts is None:
            is_same = digest == f"wrong {digest_of_bytes(content)}"
            return None if is_same else "the manifest has errors"
        return None if parts["manifest", ""].digest == digest else "what it defines was changed"

    def _definition(self, kind: str, key: str, digest: str) -> str | None:
        path, _, name = key.rpartition("#")
        if not self._may_differ(path):
            return None
        parts = self._parts_of(path) or {}
        part = parts.get((kind, name))
        if part is None:
            return f"the {kind} is gone"
        return None if part.digest == digest else f"the {kind} was changed"

    # --- Data

    def _data_key(self, kind: str, key: str, digest: str) -> str | None:
        path, _, name = key.partition("#")
        if not self._may_differ(path):
            return None
        data = self._data_in(path, kind.removeprefix("data:"))
        if data is None:
            return None if digest == UNREADABLE else "the data file is gone"
        (now,) = data.of([name])
        if now == digest:
            return None
        if digest == ABSENT:
            return "the key was added"
        return "the key was removed" if now == ABSENT else "the value was changed"

    def _data_in(self, path: str, data_format: str) -> DataDigests | None:
        key = (path, data_format)
        if key not in self._data:
            content = self._content(path)
            made = None if content is None else DataDigests(content, path, data_format)
            self._data[key] = made
        return self._data[key]

    # --- Files

    def _file(self, path: str, digest: str) -> str | None:
        if not self._may_differ(path):
            return None
        content = self._content(path)
        if content is None:
            return None if digest == ABSENT else "the file is gone"
        is_config = os.path.basename(path) == CONFIG_NAME
        now = config_digest(content, path) if is_config else digest_of_bytes(content)
        return None if now == digest else "the content was changed"

    def _path(self, path: str, digest: str) -> str | None:
        if is_outside(path):
            is_same = (kind_of_path(path) or ABSENT) == digest
            return None if is_same else "it was added or removed"
        if not self._changed.has_existence(path):
            return None
        return "it is there now" if digest == ABSENT else "it was removed or replaced"

    def _list(self, pattern: str, _digest: str) -> str | None:
        if is_outside(pattern):
            return "it is a list of files outside the repository"
        plain = pattern
        for character in "*?[{":
            plain = plain.partition(character)[0]
        directory = plain.rpartition("/")[0]
        prefix = f"{directory}/" if directory else ""
        for path in self._changed.existence:
            if path.startswith(prefix) and _may_match(path, pattern):
                return "the list of files was changed"
        return "a link was changed" if self._changed.prefixes else None

    # --- Modules and configuration

    def _module(self, name: str, digest: str) -> str | None:
        if self._changed.prefixes:
            return "a link was changed"
        if len(self._modulepaths) != 1:  # it is not known of which environment it is one
            same = all(
                self._modules(each, True) == self._modules(each) for each in self._modulepaths
            )
            return None if same else "the list of modules was changed"
        modules = self._modules(self._modulepaths[0])
        if name == "*":
            is_same = digest_of(sorted(modules.items())) == digest
            return None if is_same else "the list of modules was changed"
        return None if modules.get(name, ABSENT) == digest else "the module was moved"

    def _modules(self, modulepath: str, is_before: bool = False) -> Mapping[str, str]:
        """The modules in one of the snapshots, by name."""
        key = (modulepath, is_before)
        if key not in self._found_modules:
            snapshot = self._before if is_before else self._after
            self._found_modules[key] = modules_in(snapshot, modulepath.split(os.pathsep))
        return self._found_modules[key]

    def _tree(self, _root: str, _digest: str) -> str | None:
        is_same = self._changed.is_empty
        return None if is_same else "a file was changed, and Ruby could have read it"

    def _environment(self, root: str, digest: str) -> str | None:
        """What counts as a whole: configuration, metadata and Ruby code."""
        for path in sorted(self._changed.paths):
            name = os.path.basename(path)
            if name == "environment.conf":
                return f"{path} was changed"
            if name == "metadata.json" and (digest or not self._is_harmless(path, root)):
                return f"{path} was changed"
            if _is_ruby(path):
                return f"{path} was changed, which is code in Ruby"
        return None

    def _is_harmless(self, path: str, root: str) -> bool:
        """Whether a file of metadata is good, and says nothing that catalogs depend on."""
        if os.path.dirname(path) in (root, "" if root == "." else root):
            return False  # the environment is the checkout of a module
        content = self._content(path)
        if content is None:
            return True
        try:
            data = json.loads(content)
        except (ValueError, RecursionError):
            return False
        return (
            isinstance(data, dict)
            and all(data.get(each) is not None for each in REQUIRED_METADATA)
            and isinstance(data["dependencies"], list)
            and all(isinstance(each, dict) for each in data["dependencies"])
            and isinstance(data.get("name", ""), str)
            and "data_provider" not in data
        )


def _is_ruby(path: str) -> bool:
    parts = path.split("/")
    if ".resource_types" in parts:
        return True
    if "lib" not in parts[:-1]:
        return False
    below = parts[parts.index("lib") + 1 :]
    return below[0] != "facter"


#: Longer than any path; brackets take quadratic time.
_LONGEST_PATTERN = 4096


def _may_match(path: str, pattern: str) -> bool:
    """Whether a path, or a directory of it, may be what a pattern stands for."""
    if "**" in pattern or "{" in pattern or "\\" in pattern or len(pattern) > _LONGEST_PATTERN:
        return True
    return fnmatchcase(path, pattern) or path.count("/") < pattern.count("/")
