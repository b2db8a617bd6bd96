"""The nodes of a fleet: where they and their facts come from, and which are selected.

| Source | |
|---|---|
| a directory of facts | a file for each node: from Facter, Puppet, PuppetDB or FacterDB |
| a facts file | of one node, or of many (an export of PuppetDB) |
| an inventory | a YAML or JSON file that lists nodes with their facts, overrides and classes |
| a PuppetDB | facts and trusted facts |
| code and data | names in node definitions, and of data files for nodes |
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Protocol

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field, replace
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.classification import Classification, ClassificationError
from mupuppet.environment.fact_files import RejectedFacts, read_data
from mupuppet.environment.facts import Facts, fact_set_names, facts_by_node


class InventoryError(Exception):
    """An inventory that cannot be read; the message gives the reason."""

    def __init__(self, message: str, diagnostic: Diagnostic | None = None) -> None:
        super().__init__(message)
        self.diagnostic = diagnostic


class Entry(Record):
    """A node, and what is given for it."""

    name: str
    #: Facts: a file, a built-in set, or the facts themselves.
    facts: str | Facts | None = None
    #: Facts that are set in place of these, as `os.family=RedHat`.
    overrides: tuple[str, ...] = ()
    trusted: Mapping[str, Any] | None = None
    classification: Classification | None = None
    #: The inventory says it all.
    is_listed: bool = False
    #: What identifies the content of the facts file, if it is known.
    facts_stamp: str | None = None

    def stamp(self) -> str:
        """What identifies what is given, without reading files again."""
        facts: Any = self.facts
        if self.facts_stamp is not None:
            facts = [facts, self.facts_stamp]
        elif isinstance(facts, Facts):
            facts = [facts.values, facts.trusted]
        elif facts is not None and facts not in fact_set_names():
            facts = [facts, file_stamp(facts)]
        given = self.classification
        classes = None if given is None else [given.classes, given.parameters, given.environment]
        content = repr([facts, self.overrides, self.trusted, classes])
        return blake2b(content.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def file_stamp(file: str | os.DirEntry[str]) -> list[int] | None:
    """What differs when a file was changed."""
    try:
        status = os.stat(file) if isinstance(file, str) else file.stat()
    except OSError:
        return None
    return [status.st_size, status.st_mtime_ns, status.st_ino]


Inventory = dict[str, Entry]


class KnownFiles(Protocol):
    """What a store knows of facts files."""

    def facts_files(self, directory: str) -> dict[str, tuple[str, list[str]]]: ...

    def keep_facts_files(
        self, directory: str, files: Mapping[str, tuple[str, Sequence[str]]]
    ) -> None: ...


#: How the names of facts files end.
_ENDINGS = frozenset(["json", "yaml", "yml", "facts"])


def from_facts(path: str, known: KnownFiles | None = None) -> Inventory:
    """The nodes that a file or a directory has facts of. Raises InventoryError."""
    found: Inventory = {}
    if not os.path.isdir(path):
        return {} if path in fact_set_names() or path == "none" else _from_file(path, None)
    directory = slashed.abspath(path)
    before = {} if known is None else known.facts_files(directory)
    now: dict[str, tuple[str, list[str]]] = {}
    with os.scandir(path) as scanned:
        listed = sorted(scanned, key=lambda each: each.name)
    for item in listed:
        stem, _, ending = item.name.rpartition(".")
        if ending not in _ENDINGS or not stem or stem[0] == "." or not item.is_file():
            continue
        file, absolute = item.path, f"{directory}/{item.name}"
        stamp = str(file_stamp(item))
        seen = before.get(absolute)
        if seen is not None and seen[0] == stamp:
            now[absolute] = seen
            for node in seen[1]:
                if node not in found:
                    found[node] = Entry(node, file, facts_stamp=stamp)
            continue
        entries = _from_file(file, stem)
        if len(entries) == 1:
            now[absolute] = stamp, list(entries)
        for node, entry in entries.items():
            is_file = isinstance(entry.facts, str)
            found.setdefault(node, replace(entry, facts_stamp=stamp) if is_file else entry)
    if known is not None and now != before:
        known.keep_facts_files(directory, now)
    return found


def _from_file(path: str, name: str | None) -> Inventory:
    try:
        by_node = facts_by_node(path)
    except RejectedFacts as problem:
        raise InventoryError(problem.diagnostic.message, problem.diagnostic) from None
    several = len(by_node) > 1
    named = [(node or name, facts) for node, facts in by_node.items()]
    return {
        node: Entry(node, facts if several else path) for node, facts in named if node is not None
    }


def from_file(path: str) -> Inventory:
    """An inventory that lists nodes. Raises InventoryError.

    `nodes` is a list of names, or a hash from names to what is given for them: `facts` (a file or
    a built-in set), `set` (facts that replace others), `trusted`, `classes`, `parameters` and
    `environment`. What is in `defaults` holds for all nodes.
    """
    try:
        source, data = read_data(path)
    except RejectedFacts as problem:
        raise InventoryError(problem.diagnostic.message, problem.diagnostic) from None
    name = source.name
    if not isinstance(data, dict) or not isinstance(data.get("nodes"), (dict, list)):
        raise InventoryError(f"{name}: an inventory is a hash with `nodes`, a list or a hash")
    defaults = data.get("defaults") or {}
    nodes = data["nodes"]
    if isinstance(nodes, list):
        nodes = dict.fromkeys(map(str, nodes))
    found: Inventory = {}
    for node, given in nodes.items():
        given = {} if given is None else given
        if not isinstance(given, dict) or not isinstance(defaults, dict):
            raise InventoryError(f"{name}: what is given for `{node}` is not a hash")
        found[str(node)] = _entry(str(node), {**defaults, **given}, defaults, name)
    return found


_KEYS = frozenset(["facts", "set", "trusted", "classes", "parameters", "environment"])


def _entry(node: str, given: dict[str, Any], defaults: dict[str, Any], file: str) -> Entry:
    unknown = sorted(map(str, given.keys() - _KEYS))
    if unknown:
        known = ", ".join(sorted(_KEYS))
        raise InventoryError(f"{file}: `{node}` has an unknown key `{unknown[0]}` (known: {known})")
    facts = given.get("facts")
    if isinstance(facts, dict):
        facts = Facts(facts, node)
    elif isinstance(facts, str) and facts not in fact_set_names() and facts != "none":
        facts = slashed.join(os.path.dirname(file), facts)
    elif facts is not None and not isinstance(facts, str):
        raise InventoryError(f"{file}: the facts of `{node}` are neither a name nor a hash")
    values: dict[str, Any] = {}
    for each in (defaults.get("set") or {}, given.get("set") or {}):
        if not isinstance(each, dict):
            raise InventoryError(f"{file}: `set` of `{node}` is not a hash")
        values |= each
    overrides = tuple(f"{key}={_written(value)}" for key, value in values.items())
    classification = None
    if given.keys() & {"classes", "parameters", "environment"}:
        try:
            classification = Classification.from_data(
                {k: v for k, v in given.items() if k in ("classes", "parameters", "environment")}
            )
        except ClassificationError as problem:
            raise InventoryError(f"{file}: `{node}`: {problem}") from None
    trusted = given.get("trusted")
    if trusted is not None and not isinstance(trusted, dict):
        raise InventoryError(f"{file}: `trusted` of `{node}` is not a hash")
    return Entry(node, facts, overrides, trusted, classification, is_listed=True)


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def from_puppetdb(query: Callable[[str], list[Any]]) -> Inventory:
    """The active nodes of a PuppetDB with their facts and trusted facts. Raises InventoryError."""
    found: Inventory = {}
    for row in query("inventory[certname, facts, trusted] {}"):
        if not isinstance(row, dict) or not isinstance(row.get("certname"), str):
            raise InventoryError("PuppetDB's answer is not an inventory")
        trusted, values = row.get("trusted"), row.get("facts") or {}
        if not isinstance(values, dict):
            raise InventoryError(f"the facts of {row['certname']} in the PuppetDB are not a hash")
        known = trusted if isinstance(trusted, dict) and trusted else None
        facts = Facts(values, row["certname"], known, "PuppetDB")
        found[row["certname"]] = Entry(row["certname"], facts)
    return dict(sorted(found.items()))


def classes_in_puppetdb(query: Callable[[str], list[Any]]) -> list[tuple[str, str]]:
    """The nodes of a PuppetDB with the classes of their stored catalogs. Raises InventoryError."""
    found: list[tuple[str, str]] = []
    for row in query('resources[certname, title] { type = "Class" }'):
        match row:
            case {"certname": str(node), "title": str(title)}:
                found.append((node, title))
            case _:
                raise InventoryError("PuppetDB's answer is not a list of resources")
    return found


# --- Filters


class Filter(Record):
    """Which nodes of an inventory are selected."""

    #: Names, patterns with `*`, or regular expressions between slashes; none is all.
    names: tuple[str, ...] = ()
    #: Facts that must have a value, as `os.family=RedHat`.
    facts: tuple[str, ...] = ()
    #: The key by which nodes are alike: one of each is chosen.
    one_of_each: Callable[[Entry], str] | None = None
    #: Classes, by the names of the nodes that had them in the last run.
    having_class: Mapping[str, frozenset[str]] = field(default_factory=dict)


def chosen(
    inventory: Inventory, wanted: Filter, facts_of: Callable[[Entry], Mapping[str, Any]]
) -> Inventory:
    """The nodes that pass a filter. Raises InventoryError."""
    names = set(_named(inventory, wanted.names)) if wanted.names else set(inventory)
    for nodes in wanted.having_class.values():
        names &= nodes
    found = {name: entry for name, entry in inventory.items() if name in names}
    for condition in wanted.facts:
        path, equals, value = condition.partition("=")
        found = {
            name: entry
            for name, entry in found.items()
            if _has_fact(fact_at(facts_of(entry), path), value if equals else None)
        }
    if wanted.one_of_each is None:
        return found
    kinds: dict[str, str] = {}
    for name, entry in found.items():
        kinds.setdefault(wanted.one_of_each(entry), name)
    return {name: found[name] for name in kinds.values()}


def _named(inventory: Iterable[str], patterns: Iterable[str]) -> Iterator[str]:
    names = list(inventory)
    for pattern in patterns:
        if len(pattern) > 2 and pattern[0] == pattern[-1] == "/":
            try:
                matches = re.compile(pattern[1:-1]).search
            except re.error as problem:
                raise InventoryError(f"{pattern} is not a regular expression: {problem}") from None
            yield from (name for name in names if matches(name))
            continue
        parts = re.split(r"([*?])", pattern)
        wild = "".join({"*": ".*", "?": "."}.get(each) or re.escape(each) for each in parts)
        hits = [name for name in names if re.fullmatch(wild, name)]
        if not hits:
            raise InventoryError(f"there is no node {pattern}")
        yield from hits


def fact_at(facts: Mapping[str, Any], path: str) -> Any:
    """The value of a fact by its dotted name; None if there is none."""
    value: Any = facts
    for key in path.split("."):
        if not isinstance(value, Mapping) or key not in value:
            return None
        value = value[key]
    return value


def _has_fact(value: Any, wanted: str | None) -> bool:
    if wanted is None:
        return value not in (None, False, "")
    return value == wanted or json.dumps(value) == wanted
