"""The beginning of the program: our own modules are loaded from one file.

For each module Python looks into its folder, asks when its source was changed, and opens, reads and
closes the file with its compiled code. A small run loads 120 modules of ours, and all this is a
tenth of its time. Another tenth goes into compiling regular expressions, above all the one of the
lexer. So the program keeps both, the code of the modules that a verb has loaded and the compiled
expressions of these modules, in one file, a pack, in the folder in which Python keeps compiled
code. Whoever may write there may write that code as well, so nobody is trusted who was not trusted
before.

A module is taken from the pack if its source is as old and as long as it was, which is how Python
itself decides. Otherwise Python loads it, and it is added to the pack at the end of the run
(`packing`). Where Python is told not to keep compiled code, there are no packs.
"""

from __future__ import annotations

import gc
import marshal
import os
import re
import sys
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING, Any, NoReturn

import mupuppet

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType

_FOLDER = os.path.dirname(os.path.abspath(mupuppet.__file__))
#: A module: its source, the time and the length of that, whether it is a package, its code,
#: marshalled one by one, because few runs need all of them.
Entry = tuple[str, int, int, bool, bytes]
#: Compiled regular expressions: text and flags, and what Python's engine makes a pattern of.
Patterns = dict[tuple[str | bytes, int], tuple[Any, ...]]
#: No verb has a longer name.
_LONGEST_NAME = 20


def program() -> NoReturn:
    """The whole program: run the command line, and leave."""
    gc.disable()  # modules stay: looking for garbage among them only takes time
    pack = _pack_of(sys.argv[1:2])
    pack.give_patterns()
    sys.meta_path.insert(0, pack)
    from mupuppet.cli.main import leave, main

    status = main()
    pack.update()
    leave(status)


def _pack_of(verb: list[str]) -> Pack:
    """The pack for a verb; one that keeps nothing if there is no verb, or must be no pack."""
    name = verb[0] if verb else ""
    is_verb = name.isascii() and name.replace("-", "a").isalpha() and len(name) <= _LONGEST_NAME
    if not is_verb or name[0] == "-" or sys.dont_write_bytecode or sys.pycache_prefix is not None:
        return Pack(None)
    folder = os.path.join(_FOLDER, "__pycache__")
    return Pack(os.path.join(folder, f"{name}.{sys.implementation.cache_tag}.pack"))


class Pack:
    """Compiled modules and regular expressions in a file; finds the modules for Python."""

    def __init__(self, path: str | None) -> None:
        """Read what there is; without a path, there is nothing."""
        self._path = path
        self._entries: dict[str, Entry] = {}
        self._patterns: Patterns = {}
        if path is not None:
            self._read(path)

    def _read(self, path: str) -> None:
        """Read a pack, unless there is none, or it is damaged or not for us."""
        try:
            with open(path, "rb") as file:
                made_for, entries, patterns = marshal.loads(file.read())
        except (OSError, ValueError, EOFError, TypeError):
            return
        if made_for == made_for_this():
            self._entries, self._patterns = entries, patterns

    def give_patterns(self) -> None:
        """Let `re.compile` find the regular expressions that are compiled already.

        There is no public way to make a pattern of compiled code, so this relies on how `re` keeps
        patterns. What `packing` writes was tried with this very version of Python.
        """
        if self._patterns:
            engine = import_module("_sre")
            compiled = re._cache  # type: ignore[attr-defined]  # private
            for (text, flags), parts in self._patterns.items():
                compiled[type(text), text, flags] = engine.compile(text, *parts)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        """What Python wants to know about a module, if it is in the pack and has not changed."""
        entry = self._entries.get(name)
        if entry is None:
            return None
        source, time, size, is_package, code = entry
        try:
            status = os.stat(source)
        except OSError:
            return None
        if status.st_mtime_ns != time or status.st_size != size:
            return None
        spec = ModuleSpec(name, _PackedLoader(name, source, code), origin=source)
        spec.has_location = True
        spec.cached = self._path
        if is_package:
            spec.submodule_search_locations = [os.path.dirname(source)]
        return spec

    def update(self) -> None:
        """Add the modules that Python had to load itself, if the pack can be written."""
        if self._path is None or not os.access(os.path.dirname(self._path), os.W_OK):
            return
        if any(is_new(name) for name in sys.modules):
            from mupuppet.cli.packing import write_pack

            write_pack(self._path, self._entries, self._patterns)


#: Modules that are loaded before there is a pack, or to write one.
_NEVER_PACKED = frozenset(
    ["mupuppet.cli", "mupuppet.cli.start", "mupuppet.cli.packing", "mupuppet.__main__"]
)


def is_new(name: str) -> bool:
    """Whether a module is one of ours that Python has loaded itself."""
    return (
        name.startswith("mupuppet.")
        and name not in _NEVER_PACKED
        and type(sys.modules[name].__loader__) is SourceFileLoader
    )


def made_for_this() -> tuple[int, str, int, int]:
    """What a pack is good for: this Python, this place, and this module as it is."""
    status = os.stat(__file__)
    return sys.hexversion, _FOLDER, status.st_mtime_ns, status.st_size


class _PackedLoader(SourceFileLoader):
    """Loads a module whose code is known already."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = marshal.loads(self._code)
        return code
