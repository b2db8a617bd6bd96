"""`$stdout` and `$stderr`: what is written to them is discarded, as what `puts` prints."""

from __future__ import annotations

from mupuppet.ruby.core.constants import CONSTANTS
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import MANY, TABLES, definer
from mupuppet.ruby_semantics.conversion import to_s
from mupuppet.ruby_semantics.objects import LibraryObject, Proc
from mupuppet.values.value import Value


class StandardStream(LibraryObject):
    """One of the two."""

    __slots__ = ()
    class_name = "IO"


_method = definer(TABLES.setdefault(StandardStream, {}))
CONSTANTS["STDOUT"] = StandardStream()
CONSTANTS["STDERR"] = StandardStream()


@_method("puts print printf", 0, MANY)
def _print(run: Run, stream: Value, block: Proc | None, *values: Value) -> Value:
    return None


@_method("write", 0, MANY)
def _write(run: Run, stream: Value, block: Proc | None, *values: Value) -> Value:
    return sum(len(to_s(value).encode("utf-8", "surrogateescape")) for value in values)


@_method("flush")
def _flush(run: Run, stream: Value, block: Proc | None) -> Value:
    return stream
