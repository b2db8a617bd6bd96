"""The paths that code gives to `require`, computed without running it.

Usual are a name, `File.expand_path` and `File.join` with `__FILE__` or `__dir__`, and a `Pathname`
of these.
"""

from __future__ import annotations

import os.path
from typing import Any

from mupuppet.basics import slashed

Node = Any


def written_path(node: Node, file: str) -> str | None:
    """The path that an expression in a file is, or None."""
    kind = node.type
    if kind == "string":
        return _string(node, file)
    if kind == "identifier" and node.text == b"__dir__":
        return os.path.dirname(file)
    if kind in ("file", "constant", "identifier") and node.text == b"__FILE__":
        return file
    if kind == "parenthesized_statements" and len(node.named_children) == 1:
        return written_path(node.named_children[0], file)
    if kind == "binary" and node.child_by_field_name("operator").text == b"+":
        left = written_path(node.child_by_field_name("left"), file)
        right = written_path(node.child_by_field_name("right"), file)
        if left is None or right is None:
            return None
        # A Pathname joins where a string appends; the results differ only by a slash.
        return slashed.normpath(left + right if right.startswith("/") else f"{left}/{right}")
    if kind == "call":
        return _call(node, file)
    return None


def _string(node: Node, file: str) -> str | None:
    pieces: list[str] = []
    for child in node.named_children:
        if child.type == "string_content":
            pieces.append(child.text.decode("utf-8", "surrogateescape"))
        elif child.type == "interpolation" and len(child.named_children) == 1:
            inner = written_path(child.named_children[0], file)
            if inner is None:
                return None
            pieces.append(inner)
        else:
            return None
    return "".join(pieces)


def _call(node: Node, file: str) -> str | None:
    receiver = node.child_by_field_name("receiver")
    method = node.child_by_field_name("method")
    arguments = node.child_by_field_name("arguments")
    name = method.text.decode() if method is not None else ""
    given = [
        written_path(argument, file)
        for argument in (arguments.named_children if arguments is not None else [])
    ]
    paths = [path for path in given if path is not None]
    if len(paths) != len(given):
        return None
    if receiver is None:
        return file if name == "__FILE__" else None
    if receiver.text in (b"File", b"::File", b"Pathname", b"::Pathname"):
        return _of_file(name, paths)
    path = written_path(receiver, file)
    if path is None:
        return None
    if name in ("dirname", "parent"):
        return os.path.dirname(path)
    if name in ("to_s", "realpath", "expand_path", "cleanpath", "to_path"):
        return slashed.normpath(path)
    if name == "join":
        return slashed.normpath(slashed.join(path, *paths))
    return None


def _of_file(name: str, paths: list[str]) -> str | None:
    if name in ("new", "realpath") and len(paths) == 1:
        return paths[0]
    if name == "dirname" and len(paths) == 1:
        return os.path.dirname(paths[0])
    if name == "join":
        return "/".join(paths)
    if name in ("expand_path", "absolute_path") and paths:
        base = paths[1] if len(paths) > 1 else "/"
        return slashed.normpath(slashed.join(base, paths[0]))
    return None
