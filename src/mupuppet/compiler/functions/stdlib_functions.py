"""Which functions of the module `stdlib` are native, and which are the module's own Ruby.

The module's own code is decisive, even if it was patched. So a function is native only if

- a file of the environment's stdlib defines it, for the same interface,
- the content of that file is, byte for byte, one that the native function is known to match
  (`functions/stdlib/known_sources.py`, recorded from releases of stdlib), and
- the same is true of every function of stdlib that the file calls.

Every other function is evaluated like the Ruby of any module. A function is native in all releases
between which only messages about wrong arguments differ. For a directory named `stdlib` without
Ruby functions, all native functions are used.
"""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.basics.caches import cached_by_size
from mupuppet.basics.patterns import pattern
from mupuppet.functions.legacy import LegacyFunction
from mupuppet.functions.registry import Function
from mupuppet.functions.stdlib.declarations import find_stdlib_function
from mupuppet.functions.stdlib.known_sources import KNOWN

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.call_context import CallContext
    from mupuppet.environment.environment import Environment
    from mupuppet.values.value import Value

#: Where stdlib has its functions: those of the newer interface, and those of the older one.
_DIRECTORIES = (
    ("stdlib", "lib", "puppet", "functions"),
    ("stdlib", "lib", "puppet", "parser", "functions"),
)

#: What a file of stdlib does, compared with our function of its name:
#: the same, what our second version does, what our function without `stdlib::` does, or it
#: reports its deprecation and calls `stdlib::NAME`.
VARIANTS = ("same", "newer", "unprefixed", "forwarding")

_BLANKS = pattern(r"\s+")
_FORWARDING = pattern(
    r"\((?P<with_scope>scope, )?\*args\)"
    r" call_function\('deprecation', '(?P<key>\w+)', '(?P<message>[^']*)'(?P<mildly>, false)?\)"
    r" (?(with_scope)scope\.call_function\('stdlib::\w+', args\)"
    r"|call_function\('stdlib::\w+', \*args\)) end end ?\Z"
)
_COMMENTS = pattern(r"(?ms)^=begin.*?^=end$|^\s*#[^\n]*$")
#: Calls of other Ruby functions: `function_name([…])`, `call_function('name', …)`.
_CALLED = pattern(r"\bfunction_(\w+)\(|\bcall_function\(\s*[:'\"]+([\w:]+)")
_REQUIRED = pattern(r"(?m)^\s*require(_relative)?\s+['\"]([\w/.]+)['\"]")


class StdlibFunctions:
    """The native functions for an environment's stdlib, as far as they have been requested."""

    def __init__(self) -> None:
        self._found: dict[str, Function | None] = {}
        #: When the environment last looked at its files.
        self._revision = 0

    def find(self, environment: Environment, name: str) -> Function | None:
        if self._revision != environment.revision:
            self._revision = environment.revision
            self._found.clear()
        if name not in self._found:
            # Files that call each other: what is being decided does not speak against the other.
            self._found[name] = find_stdlib_function(name)
            self._found[name] = _find(environment, name)
        return self._found[name]


def native_function(environment: Environment, name: str) -> Function | None:
    """Our function for one of stdlib's, if it does what the environment's does."""
    return environment.companion(StdlibFunctions).find(environment, name)


def _find(environment: Environment, name: str) -> Function | None:
    ours = find_stdlib_function(name)
    if ours is None or "stdlib" not in environment.modules:
        return None
    paths = stdlib_files(environment, ours)
    if not paths:
        is_absent = environment.find_ruby_function(name) is None
        return ours if is_absent and not _has_functions(environment) else None
    source = source_of(environment, paths)
    digest_of_source, called = _summary(source)
    made = _variant(environment, ours, source, _known_by_digest(name, digest_of_source))
    if made is None:
        return None
    return made if all(_is_ours(environment, each) for each in called if each != name) else None


@cached_by_size(500_000)
def _summary(source: str) -> tuple[str, tuple[str, ...]]:
    """The digest of a source, and the functions that it calls."""
    called = dict.fromkeys(found[1] or found[2] for found in _CALLED.finditer(source))
    return digest(source.encode("utf-8", "surrogateescape")), tuple(called)


def stdlib_files(environment: Environment, ours: Function) -> list[str]:
    """The files of stdlib that define a function, one of them in the interface that ours has.

    Some functions of the older interface have a second file, which reports their deprecation.
    """
    found = environment.ruby_files.function_of("stdlib", ours.name)
    other = environment.path_in_module(*_place(ours))
    if found is None or other is None:
        return []
    return list(dict.fromkeys([found[0], other]))


def source_of(environment: Environment, paths: list[str]) -> str:
    """The content of files of stdlib, and of those of the module that they require."""
    sources = [environment.sources.text(path) for path in paths]
    for path, source in zip(paths, list(sources), strict=True):
        for is_relative, name in _required(source):
            file = f"{name.removesuffix('.rb')}.rb"
            required: str | None = slashed.normpath(slashed.join(os.path.dirname(path), file))
            if not is_relative:
                required = environment.path_in_module("stdlib", "lib", file)
            elif not f"{required}".startswith(f"{environment.modules['stdlib']}/"):
                return ""
            if required is not None:
                try:
                    sources.append(environment.sources.text(required))
                except OSError:
                    return ""  # such a file is not known
    return "".join(sources)


@cached_by_size(500_000)
def _required(source: str) -> tuple[tuple[str, str], ...]:
    """The files that a source requires: whether relatively, and the name."""
    return tuple(_REQUIRED.findall(source))


def _is_ours(environment: Environment, name: str) -> bool:
    """Whether a function that one of stdlib's calls is ours, if it is stdlib's at all."""
    ours = find_stdlib_function(name)
    if ours is None or environment.find_ruby_function(name) is None:
        return True
    return native_function(environment, name) is not None


def known_variant(name: str, content: bytes) -> str | None:
    """What the content of a file of stdlib is known to do; None if it is not known."""
    return _known_by_digest(name, digest(content))


def _known_by_digest(name: str, wanted: str) -> str | None:
    for known in KNOWN.get(name, "").split():
        recorded, _, variant = known.partition(":")
        if recorded == wanted:
            return variant or "same"
    return None


def digest(content: bytes) -> str:
    """What stands for the content of a file."""
    return hashlib.sha256(content).hexdigest()[:16]


def _variant(
    environment: Environment, ours: Function, source: str, variant: str | None
) -> Function | None:
    """Our function that does what a file of stdlib does."""
    if variant == "same":
        return ours
    if variant == "newer":
        return _newer(ours.name)
    if variant == "unprefixed":
        older = find_stdlib_function(ours.name.removeprefix("stdlib::"))
        return older and older.renamed(ours.name)
    return _forwarding(environment, ours.name, source) if variant == "forwarding" else None


def _newer(name: str) -> Function | None:
    from mupuppet.functions.stdlib.choices import newer_deprecation
    from mupuppet.functions.stdlib.files import (
        newer_load_module_metadata,
        newer_loadjson,
        newer_loadyaml,
    )
    from mupuppet.functions.stdlib.passwords import newer_pw_hash
    from mupuppet.functions.stdlib.validation import newer_validate_legacy

    newer = (
        newer_deprecation,
        newer_load_module_metadata,
        newer_loadjson,
        newer_loadyaml,
        newer_pw_hash,
        newer_validate_legacy,
    )
    return {each.name: each for each in newer}.get(name)


def _forwarding(environment: Environment, name: str, source: str) -> Function | None:
    """An old name, which reports its deprecation and calls the function with the newer name.

    Without the scope of its caller it calls that at the top, where it then declares resources.
    """
    forwards = _FORWARDING.search(_plain(source))
    target = native_function(environment, f"stdlib::{name}")
    deprecation = native_function(environment, "deprecation")
    if forwards is None or target is None or deprecation is None:
        return None
    warning: list[Value] = [forwards["key"], forwards["message"]]
    if forwards["mildly"]:
        warning.append(False)
    with_scope = forwards["with_scope"] is not None
    made = Function(name)

    @made.dispatch("*Any $args")
    def _forward(context: CallContext, *arguments: Value) -> Value:
        deprecation.call(context, list(warning), None)
        seen = context if with_scope else context.at_top
        return target.call(seen, list(arguments), None)

    return made


def _place(function: Function) -> tuple[str, ...]:
    """Where stdlib keeps a function of the same interface; some it has in both."""
    directory = _DIRECTORIES[isinstance(function, LegacyFunction)]
    return (*directory, *f"{function.name}.rb".split("::"))


def _has_functions(environment: Environment) -> bool:
    return any(environment.path_in_module(*directory) is not None for directory in _DIRECTORIES)


def _plain(source: str) -> str:
    """The source without its comments, and with single blanks."""
    return _BLANKS.sub(" ", _COMMENTS.sub("", source))
