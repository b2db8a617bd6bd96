"""Where modules keep functions in Ruby.

`lib/puppet/functions` has those of the newer interface: `a::b` of the module `a` in `a/b.rb`,
and functions without a module in their names right there. `lib/puppet/parser/functions` has
those of the older one. Of two with one name the newer interface wins, then the first module.
"""

from __future__ import annotations

import os


def find_ruby_functions(roots: list[tuple[str, str]]) -> dict[str, tuple[str, bool]]:
    """The files of all functions by name, and whether they are in the older interface."""
    found: dict[str, tuple[str, bool]] = {}
    for module, root in roots:
        folder = os.path.join(root, "lib", "puppet", "functions")
        for name, path in _files(folder, ""):
            if "::" not in name or name.startswith(f"{module}::"):
                found.setdefault(name, (path, False))
    for _, root in roots:
        folder = os.path.join(root, "lib", "puppet", "parser", "functions")
        for name, path in _files(folder, ""):
            if "::" not in name:
                found.setdefault(name, (path, True))
    return found


def find_ruby_data_types(roots: list[tuple[str, str]]) -> dict[str, str]:
    """The files of all data types by name, in lower case."""
    found: dict[str, str] = {}
    for module, root in roots:
        for name, path in _files(os.path.join(root, "lib", "puppet", "datatypes"), ""):
            if "::" not in name or name.startswith(f"{module}::"):
                found.setdefault(name.lower(), path)
    return found


def _files(folder: str, prefix: str) -> list[tuple[str, str]]:
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return []
    found: list[tuple[str, str]] = []
    for entry in entries:
        if entry.name.endswith(".rb"):
            found.append((prefix + entry.name.removesuffix(".rb"), entry.path))
        elif entry.is_dir():
            found += _files(entry.path, f"{prefix}{entry.name}::")
    return found
