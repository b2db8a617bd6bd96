"""Snapshots: catalogs as text that can be reviewed, beside the tests."""

from __future__ import annotations

import os
from difflib import unified_diff
from typing import Any

from mupuppet.basics import slashed
from mupuppet.catalog.catalog import Catalog, CatalogResource
from mupuppet.catalog.text import literal
from mupuppet.testing.case import file_name

DIRECTORY = "__snapshots__"


class Snapshots:
    """The snapshots of one test."""

    def __init__(self, test_file: str, test_name: str, *, is_updated: bool) -> None:
        stem = os.path.splitext(os.path.basename(test_file))[0]
        self._directory = slashed.join(os.path.dirname(test_file), DIRECTORY, stem)
        self._name = file_name(test_name)
        self._is_updated = is_updated

    def compare(self, catalog: Catalog, name: str | None) -> tuple[str, str] | None:
        """What is wrong, and its details; None if the catalog is that of the snapshot."""
        stem = self._name if name is None else f"{self._name}.{file_name(name)}"
        path = slashed.join(self._directory, f"{stem}.txt")
        text = snapshot_of(catalog)
        try:
            with open(path, encoding="utf-8") as file:
                before = file.read()
        except FileNotFoundError:
            before = None
        if text == before:
            return None
        if self._is_updated:
            os.makedirs(self._directory, exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            return None
        if before is None:
            return f"there is no snapshot {path}", "--update-snapshots writes it"
        lines = unified_diff(
            before.splitlines(), text.splitlines(), "snapshot", "now", lineterm="", n=3
        )
        problem = f"the catalog differs from {path}; --update-snapshots accepts it"
        return problem, "\n".join(lines)


def snapshot_of(catalog: Catalog) -> str:
    """A catalog as text: resources in the order of their references, strings line by line."""
    inside = {target: source for source, target in catalog.edges if not source.startswith("Stage[")}
    parts = [
        _resource(each, inside.get(each.ref))
        for each in sorted(catalog, key=lambda each: each.ref)
        if each.ref not in ("Stage[main]", "Class[Settings]", "Class[main]")
    ]
    return "\n".join(parts)


def _resource(resource: CatalogResource, container: str | None) -> str:
    where = "" if container in (None, "Class[main]") else f"  (in {container})"
    lines = [f"{resource.ref}{where}"]
    for name, value in sorted(resource.parameters.items()):
        if name in resource.sensitive_parameters:
            lines.append(f"  {name} => (sensitive)")
        else:
            lines += _attribute(name, value)
    return "\n".join(lines) + "\n"


def _attribute(name: str, value: Any) -> list[str]:
    if isinstance(value, str) and "\n" in value.rstrip("\n"):
        end = "" if value.endswith("\n") else "    (no line break at the end)"
        content = [f"    | {line}".rstrip() for line in value.split("\n")]
        return [f"  {name} =>", *(content[:-1] if not end else [*content, end])]
    if isinstance(value, (dict, list)) and len(literal(value)) > 80:
        items = (
            [f"{literal(key)} => {literal(each)}" for key, each in sorted(value.items(), key=str)]
            if isinstance(value, dict)
            else [literal(each) for each in value]
        )
        return [f"  {name} =>", *(f"    - {each}" for each in items)]
    return [f"  {name} => {literal(value)}"]
