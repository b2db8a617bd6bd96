"""Which functions of the module `stdlib` are ours, natively, and which the module's own Ruby.

Ours do what those of version 8.5 do, and those that are new since then what those of 9 do. The
module in an environment may be of another version: it has fewer functions or more, and some of them
do something else. So

- a function is there only if a file of the environment defines it;
- if that file is not stdlib's, or is of another interface than ours, the function is not ours;
- a function whose results have changed between versions is ours only if its file has the code that
  ours was made after, whatever its comments and blanks are;
- an old name that only forwards to a newer one is not ours, so that it reports its deprecation.

What is not ours is evaluated as the Ruby of any module. A function of which only messages about
wrong arguments have changed is ours. A directory named `stdlib` without any function in Ruby stands
for all of ours.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING

from mupuppet.basics.patterns import pattern
from mupuppet.functions.legacy import LegacyFunction
from mupuppet.functions.registry import Context, Function
from mupuppet.functions.stdlib.declarations import find_stdlib_function

if TYPE_CHECKING:
    from mupuppet.environment.environment import Environment
    from mupuppet.values.basic import Value

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

#: Functions that we have in two versions, and the digests of their files in stdlib 9.
NEWER: dict[str, str] = {
    "deprecation": "10cf61dae911cc32",
    "validate_legacy": "e031f8ba5d9755a7",
}

#: Functions that unwrap sensitive values inside of data, since some version of stdlib 9.
_UNWRAPPING = frozenset(
    f"stdlib::to_{each}" for each in "json json_pretty python ruby toml yaml".split()
)

#: Where stdlib has its functions: those of the newer interface, and those of the older one.
_DIRECTORIES = (
    ("stdlib", "lib", "puppet", "functions"),
    ("stdlib", "lib", "puppet", "parser", "functions"),
)

#: What the source of `pw_hash` has where it refuses strengths of bcrypt that do not exist.
_LOOKS_AT_STRENGTH = b"(0[4-9]|[12][0-9]|3[01])"

_BLANKS = pattern(r"\s+")
_FORWARDING = pattern(
    r"\(\*args\) call_function\('deprecation', '(?P<key>\w+)', '(?P<message>[^']*)'"
    r"(?P<mildly>, false)?\) call_function\('stdlib::\w+', \*args\) end end ?\Z"
)
_COMMENTS = pattern(r"(?ms)^=begin.*?^=end$|^\s*#[^\n]*$")


class StdlibFunctions:
    """Our functions for those of an environment's stdlib, as far as they were asked for."""

    def __init__(self) -> None:
        self._found: dict[str, Function | None] = {}
        #: When the environment last looked at its files.
        self._revision = 0

    def find(self, environment: Environment, name: str) -> Function | None:
        if self._revision != environment.revision:
            self._revision = environment.revision
            self._found.clear()
        if name not in self._found:
            self._found[name] = _find(environment, name)
        return self._found[name]


def native_function(environment: Environment, name: str) -> Function | None:
    """Our function for one of stdlib's, if it does what the environment's does."""
    return environment.companion(StdlibFunctions).find(environment, name)


def _find(environment: Environment, name: str) -> Function | None:
    root = environment.modules.get("stdlib")
    ours = find_stdlib_function(name)
    if root is None or ours is None:
        return None
    found = environment.find_ruby_function(name)
    if found is None:
        return None if _has_functions(environment) else ours
    path = found[0]
    if not path.startswith(f"{root}/") or environment.path_in_module(*_place(ours)) is None:
        return None
    content = environment.sources.text(path).encode("utf-8", "surrogateescape")
    return _version(environment, ours, content)


def _version(environment: Environment, ours: Function, content: bytes) -> Function | None:
    """Our function for the content of a file of stdlib, if we have it."""
    name = ours.name
    if name in NEWER and digest(content) == NEWER[name]:
        return _newer(name)
    if name == "pw_hash" and _LOOKS_AT_STRENGTH in content:
        return _newer(name)
    if name in _UNWRAPPING and b"rewrap_sensitive_data" not in content:
        older = find_stdlib_function(name.removeprefix("stdlib::"))
        return older and older.renamed(name)
    if b"'deprecation'" in content and f"call_function('stdlib::{name}'".encode() in content:
        return _forwarding(environment, name, content)
    if name in CHANGED and digest(content) != CHANGED[name]:
        return None
    return ours


def _newer(name: str) -> Function:
    from mupuppet.functions.stdlib.choices import newer_deprecation
    from mupuppet.functions.stdlib.passwords import newer_pw_hash
    from mupuppet.functions.stdlib.validation import newer_validate_legacy

    newer = (newer_deprecation, newer_pw_hash, newer_validate_legacy)
    return {each.name: each for each in newer}[name]


def _forwarding(environment: Environment, name: str, content: bytes) -> Function | None:
    """An old name, which reports its deprecation and calls the function with the newer name."""
    forwards = _FORWARDING.search(_plain(content))
    target = native_function(environment, f"stdlib::{name}")
    deprecation = native_function(environment, "deprecation")
    if forwards is None or target is None or deprecation is None:
        return None
    warning: list[Value] = [forwards["key"], forwards["message"]]
    if forwards["mildly"]:
        warning.append(False)
    made = Function(name)

    @made.dispatch("*Any $args")
    def _forward(context: Context, *arguments: Value) -> Value:
        deprecation.call(context, list(warning), None)
        return target.call(context, list(arguments), None)

    return made


def _place(function: Function) -> tuple[str, ...]:
    """Where stdlib keeps a function of the same interface; some it has in both."""
    directory = _DIRECTORIES[isinstance(function, LegacyFunction)]
    return (*directory, *f"{function.name}.rb".split("::"))


def _has_functions(environment: Environment) -> bool:
    return any(environment.path_in_module(*directory) is not None for directory in _DIRECTORIES)


@lru_cache(maxsize=500)
def digest(content: bytes) -> str:
    """A digest of the code in a file of Ruby."""
    return hashlib.sha256(_plain(content).encode()).hexdigest()[:16]


def _plain(content: bytes) -> str:
    """The content of a file without its comments, and with single blanks."""
    return _BLANKS.sub(" ", _COMMENTS.sub("", content.decode("utf-8", "replace")))
