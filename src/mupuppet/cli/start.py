"""The beginning of the program: our own modules are loaded from one file.

For each module Python looks into its folder, asks when its source was changed, and opens, reads and
closes the file with its compiled code. A small run loads 160 modules of ours, and all this is a
tenth of its time. So the program keeps the code of the modules that a verb has loaded in one file,
a pack, in the folder in which Python keeps compiled code. Whoever may write there may write that
code as well, so nobody is trusted who was not trusted before.

A module is taken from the pack if its source is as old and as long as it was, which is how Python
itself decides. Otherwise Python loads it, and it is added to the pack at the end of the run. Where
Python is told not to keep compiled code, there are no packs.
"""

from __future__ import annotations

import gc
import marshal
import os
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING, NoReturn

import mupuppet

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType

_FOLDER = os.path.dirname(os.path.abspath(mupuppet.__file__))
#: A module: its source, the time and the length of that, whether it is a package, its code,
#: marshalled one by one, because few runs need all of them.
_Entry = tuple[str, int, int, bool, bytes]
#: Modules that are loaded before there is a pack.
_BEFORE = frozenset(["mupuppet.cli", "mupuppet.cli.start", "mupuppet.__main__"])
#: No verb has a longer name.
_LONGEST_NAME = 20


def program() -> NoReturn:
    """The whole program: run the command line, and leave."""
    gc.disable()  # modules stay: looking for garbage among them only takes time
    pack = _pack_of(sys.argv[1:2])
    sys.meta_path.insert(0, pack)
    from mupuppet.cli.main import leave, main

    status = main()
    pack.update()
    leave(status)


def _pack_of(verb: list[str]) -> CodePack:
    """The pack for a verb; one that keeps nothing if there is no verb, or must be no pack."""
    name = verb[0] if verb else ""
    is_verb = name.isascii() and name.replace("-", "a").isalpha() and len(name) <= _LONGEST_NAME
    if not is_verb or name[0] == "-" or sys.dont_write_bytecode or sys.pycache_prefix is not None:
        return CodePack(None)
    folder = os.path.join(_FOLDER, "__pycache__")
    return CodePack(os.path.join(folder, f"{name}.{sys.implementation.cache_tag}.pack"))


class CodePack:
    """The compiled code of modules, in a file; finds them for Python."""

    def __init__(self, path: str | None) -> None:
        """Read what there is; without a path, there is nothing."""
        self._path = path
        self._entries: dict[str, _Entry] = {} if path is None else _read(path)

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
        found = [
            name
            for name, module in sys.modules.items()
            if name.startswith("mupuppet.")
            and name not in _BEFORE
            and type(module.__loader__) is SourceFileLoader
        ]
        if found:
            new = {name: _entry(name) for name in found}
            self._entries |= {name: entry for name, entry in new.items() if entry is not None}
            _write(self._path, self._entries)


class _PackedLoader(SourceFileLoader):
    """Loads a module whose code is known already."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = marshal.loads(self._code)
        return code


def _entry(name: str) -> _Entry | None:
    """A module as it is kept; None if its source has gone, or can no longer be compiled."""
    module = sys.modules[name]
    source, loader = module.__file__, module.__loader__
    assert isinstance(loader, SourceFileLoader)  # only these are asked for
    assert source is not None  # they have one
    try:
        status = os.stat(source)  # if it changes after this, the code is not used
        code = loader.get_code(name)
    except (OSError, SyntaxError):
        return None
    is_package = hasattr(module, "__path__")
    return source, status.st_mtime_ns, status.st_size, is_package, marshal.dumps(code)


def _read(path: str) -> dict[str, _Entry]:
    """The entries of a pack; none if there is none, or it is damaged or not for us."""
    try:
        with open(path, "rb") as file:
            made_for, entries = marshal.loads(file.read())
    except (OSError, ValueError, EOFError, TypeError):
        return {}
    return entries if made_for == _made_for() else {}


def _made_for() -> tuple[int, str, int, int]:
    """What a pack is good for: this Python, this place, and this module as it is."""
    status = os.stat(__file__)
    return sys.hexversion, _FOLDER, status.st_mtime_ns, status.st_size


def _write(path: str, entries: dict[str, _Entry]) -> None:
    """Replace a pack at once, so that nobody reads half of one."""
    temporary = f"{path}.{os.getpid()}"
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
        with open(descriptor, "wb") as file:
            file.write(marshal.dumps((_made_for(), entries)))
        os.replace(temporary, path)
    except OSError:
        return  # without a pack everything works as well
