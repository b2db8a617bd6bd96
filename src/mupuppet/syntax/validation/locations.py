"""Where a file lies in a module, and what it may therefore define.

A module's file `MODULE/manifests/a/b.pp` must define `MODULE::a::b` and nothing else at top
level. (The rules for `functions`, `types` and `plans` are the same.)
"""

from collections.abc import Sequence
from posixpath import normpath, splitext
from typing import NamedTuple

_FOLDERS_WITH_DEFINITIONS = frozenset(["manifests", "functions", "types", "plans"])


class FileLocation(NamedTuple):
    """The place of a file in a module."""

    #: What the names that the file defines must begin with, in lower case. None: the file is
    #: in a folder of the module that should hold no code.
    namespace: str | None

    def allows(self, name: str) -> bool:
        """Whether the file may define a class, a type or a function of this name."""
        return self.namespace is not None and name.lower().startswith(self.namespace)


def locate(
    name: str, module_roots: Sequence[str], manifest: str | None = None
) -> FileLocation | None:
    """The place of a file in a module; None if it lies in no module.

    File, roots and manifest are given as absolute paths, or all relative to one folder. What
    lies at or under the main manifest belongs to no module.
    """
    if splitext(name)[1] != ".pp":
        return None
    path = normpath(name)
    if manifest is not None and path.startswith(manifest):
        return None
    for root in module_roots:
        prefix = normpath(root) + "/"
        if path.startswith(prefix):
            return FileLocation(_namespace(path.removeprefix(prefix)))
    return None


def _namespace(path_in_modules: str) -> str | None:
    parts = path_in_modules.lower().split("/")
    if len(parts) < 2 or parts[1] not in _FOLDERS_WITH_DEFINITIONS:
        return None
    names = [parts[0], *parts[2:-1]]
    if len(parts) != 3 or parts[2] != "init.pp":
        names.append(parts[-1].removesuffix(".pp"))
    return "::".join(names)
