"""Where a file lies in a module, and what it may therefore define.

A module's file `MODULE/manifests/a/b.pp` must define `MODULE::a::b` and nothing else at top
level. (The rules for `functions`, `types` and `plans` are the same.)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from posixpath import normpath

from mupuppet.basics.records import Record

_DIRECTORIES_WITH_DEFINITIONS = frozenset(["manifests", "functions", "types", "plans"])


class FileLocation(Record):
    """The place of a file in a module."""

    #: What the names that the file defines must begin with, in lower case. None: the file is
    #: in a directory of the module that should hold no code.
    namespace: str | None

    def allows(self, name: str) -> bool:
        """Whether the file may define a class, a type or a function of this name."""
        return self.namespace is not None and name.lower().startswith(self.namespace)


def locate(
    name: str, module_roots: Sequence[str], manifest: str | None = None
) -> FileLocation | None:
    """The place of a file in a module; None if it lies in no module.

    File, roots and manifest are given as absolute paths, or all relative to one directory. What
    lies at or under the main manifest belongs to no module.
    """
    path = normpath(name)
    # In a name such as `.pp`, what begins with a dot is not an extension.
    if not path.endswith(".pp") or not path[path.rfind("/") + 1 : -3].strip("."):
        return None
    if manifest is not None and path.startswith(manifest):
        return None
    for root in module_roots:
        prefix = _prefix(root)
        if path.startswith(prefix):
            return FileLocation(_namespace(path.removeprefix(prefix)))
    return None


@lru_cache(maxsize=20)
def _prefix(root: str) -> str:
    """What the paths of the files in a directory begin with."""
    return normpath(root) + "/"


def _namespace(path_in_modules: str) -> str | None:
    module, _, path = path_in_modules.lower().partition("/")
    directory, _, path = path.partition("/")
    if directory not in _DIRECTORIES_WITH_DEFINITIONS:
        return None
    if path == "init.pp":
        return module
    return f"{module}::{path.removesuffix('.pp').replace('/', '::')}"
