"""Small catalogs in Puppet's format, for tests."""

from __future__ import annotations

from typing import Any

from mupuppet.diff.changes import Failure, Outcome


def resource(ref: str, *secret: str, **parameters: Any) -> dict[str, Any]:
    type, _, title = ref.partition("[")
    made: dict[str, Any] = {"type": type, "title": title[:-1], "parameters": parameters}
    if secret:
        made["sensitive_parameters"] = list(secret)
    return made


def catalog(
    *resources: dict[str, Any], edges: tuple[tuple[str, str], ...] = (), classes: str = ""
) -> Outcome:
    pairs = [{"source": source, "target": target} for source, target in edges]
    return Outcome({"resources": list(resources), "edges": pairs, "classes": classes.split()})


def failure(message: str, file: str = "site.pp", line: int = 1) -> Outcome:
    return Outcome(None, Failure(message, file, line))
