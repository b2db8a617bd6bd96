"""The nodes that have facts: in a directory with a file for each, or in one file."""

from __future__ import annotations

import os

from mupuppet.basics import slashed
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.fact_files import RejectedFacts
from mupuppet.environment.facts import fact_set_names, facts_by_node

_ENDINGS = (".json", ".yaml", ".yml", ".facts")


def facts_in_directory(directory: str) -> dict[str, str] | Diagnostic:
    """The nodes that the files of a directory are about, each with its file.

    A file that does not say whose facts it has is named after its node.
    """
    found: dict[str, str] = {}
    for name in sorted(os.listdir(directory)):
        stem, ending = os.path.splitext(name)
        path = slashed.join(directory, name)
        if ending not in _ENDINGS or name.startswith(".") or not os.path.isfile(path):
            continue
        try:
            by_node = facts_by_node(path)
        except RejectedFacts as problem:
            return problem.diagnostic
        for node in by_node:
            found.setdefault(node or stem, path)
    return found


def nodes_in_file(path: str) -> dict[str, str] | Diagnostic:
    """The nodes that a file is about: none if it does not say, or is a built-in set."""
    if path in fact_set_names():
        return {}
    try:
        return {node: path for node in facts_by_node(path) if node is not None}
    except RejectedFacts as problem:
        return problem.diagnostic
