"""`ENV`, as the worker sees it: without the variables of the user.

Those that the worker has, such as `PATH`, are left to it, and so are changes.
"""

from __future__ import annotations

from mupuppet.ruby.core.constants import CONSTANTS
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import TABLES, definer
from mupuppet.ruby_semantics.conversion import as_string, inspect
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc
from mupuppet.values.value import Value

#: What the names of variables that the worker may have begin with.
_OF_THE_WORKER = ("PATH", "HOME", "TMPDIR", "TZ", "GEM", "RUBY", "BUNDLE", "LANG", "LC_", "PWD")


class EnvironmentVariables(LibraryObject):
    """`ENV`"""

    __slots__ = ()


def _check_absent(name: Value) -> None:
    string = as_string(name)
    if string.startswith(_OF_THE_WORKER):
        raise UnsupportedRuby(f"the environment variable `{string}'")


_method = definer(TABLES.setdefault(EnvironmentVariables, {}))
CONSTANTS["ENV"] = EnvironmentVariables()


@_method("[]", 1)
def _get(run: Run, variables: Value, block: Proc | None, name: Value) -> Value:
    _check_absent(name)
    return None


@_method("key? has_key? include? member?", 1)
def _has(run: Run, variables: Value, block: Proc | None, name: Value) -> Value:
    _check_absent(name)
    return False


@_method("fetch", 1, 2, holds=True)
def _fetch(run: Run, variables: Value, block: Proc | None, name: Value, *default: Value) -> Value:
    _check_absent(name)
    if block is not None:
        return block.call(name)
    if default:
        return default[0]
    raise RubyError("KeyError", f"key not found: {inspect(name)}")
