"""Which functions of the module `stdlib` are ours, natively, and which the module's own Ruby.

Ours do what those of version 8.5 do, and those that are new since then what those of 9 do. The
module in an environment may be of another version: it has fewer functions or more, and some of them
do something else. So

- a function is there only if a file of the environment defines it;
- if that file is not stdlib's, or is of another interface than ours, the function is not ours;
- a function whose results have changed between versions is ours only if its file says what ours
  was made after, whatever its comments and blanks are;
- an old name that only forwards to a newer one is not ours, so that it says that it is deprecated.

What is not ours is evaluated as the Ruby of any module. A function of which only messages about
wrong arguments have changed is ours. A directory named `stdlib` without any function in Ruby stands
for all of ours.
"""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING

from mupuppet.basics.patterns import pattern
from mupuppet.functions.stdlib import find_stdlib_function
from mupuppet.functions.stdlib.legacy import LegacyFunction

if TYPE_CHECKING:
    from mupuppet.environment.environment import Environment
    from mupuppet.functions.registry import Function

#: Functions that give something else in some version of stdlib, and the digests of their files
#: that ours do the same as.
CHANGED: dict[str, str] = {
    "delete_undef_values": "70f017829e06cc9a",
    "ensure_packages": "a6fc565327f3ad3e",
    "has_interface_with": "04c16ddabf511876",
    "is_mac_address": "e45a9824e530e4b0",
    "os_version_gte": "eedd7018f6fb19d7",
    "reject": "7300919190183510",
    "seeded_rand": "83abfee2b96a9983",
}

#: The file of `deprecation` in stdlib 9, which can be told to spare strict compilations.
_NEWER_DEPRECATION = "10cf61dae911cc32"

_BLANKS = pattern(r"\s+")
_COMMENTS = pattern(r"(?ms)^=begin.*?^=end$|^\s*#[^\n]*$")


def native_function(environment: Environment, name: str) -> Function | None:
    """Our function for one of stdlib's, if it does what the environment's does."""
    key = ("stdlib function", name)
    if key not in environment.kept:
        environment.kept[key] = _find(environment, name)
    function: Function | None = environment.kept[key]
    return function


def _find(environment: Environment, name: str) -> Function | None:
    root = environment.modules.get("stdlib")
    ours = find_stdlib_function(name)
    if root is None or ours is None:
        return None
    found = environment.find_ruby_function(name)
    if found is None:
        return None if _has_functions(root) else ours
    path = found[0]
    if not path.startswith(root + os.sep) or not os.path.exists(_path_of(root, ours)):
        return None
    if name == "deprecation" and digest(environment.read_bytes(path)) == _NEWER_DEPRECATION:
        from mupuppet.functions.stdlib.choices import newer_deprecation

        return newer_deprecation
    newer = find_stdlib_function(f"stdlib::{name}")
    if newer is not None and _forwards(environment.read_bytes(path), newer.name):
        return None
    if name in CHANGED and digest(environment.read_bytes(path)) != CHANGED[name]:
        return None
    return ours


def _forwards(content: bytes, target: str) -> bool:
    """Whether a function only says that it is deprecated, and calls the one with the newer name."""
    return b"'deprecation'" in content and f"call_function('{target}'".encode() in content


def _path_of(root: str, function: Function) -> str:
    """Where stdlib keeps a function of the same interface; some it has in both."""
    folder = os.path.join(root, "lib", "puppet")
    if isinstance(function, LegacyFunction):
        folder = os.path.join(folder, "parser")
    return os.path.join(folder, "functions", *f"{function.name}.rb".split("::"))


def _has_functions(root: str) -> bool:
    folder = os.path.join(root, "lib", "puppet")
    return any(
        os.path.isdir(os.path.join(folder, *parts))
        for parts in (("functions",), ("parser", "functions"))
    )


def digest(content: bytes) -> str:
    """What a file of Ruby says, in short."""
    text = content.decode("utf-8", "replace")
    plain = _BLANKS.sub(" ", _COMMENTS.sub("", text))
    return hashlib.sha256(plain.encode()).hexdigest()[:16]
