"""Writing packs: what the program's beginning (`start`) finds again at the next run."""

from __future__ import annotations

import marshal
import os
import re
import sys
from importlib import import_module
from importlib.machinery import SourceFileLoader
from typing import Any

from mupuppet.basics.patterns import LazyPattern
from mupuppet.cli.start import Entry, Patterns, is_new, made_for_this


def write_pack(path: str, entries: dict[str, Entry], patterns: Patterns) -> None:
    """Write a pack that has what it had, and what this run has loaded besides."""
    new = {name: _entry(name) for name in list(sys.modules) if is_new(name)}
    entries = entries | {name: entry for name, entry in new.items() if entry is not None}
    content = (made_for_this(), entries, patterns | _new_patterns(patterns))
    temporary = f"{path}.{os.getpid()}"
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
        with open(descriptor, "wb") as file:
            file.write(marshal.dumps(content))
        os.replace(temporary, path)  # at once, so that nobody reads half of a pack
    except OSError:
        return  # without a pack everything works as well


def _entry(name: str) -> Entry | None:
    """A module as it is kept; None if its source has gone, or can no longer be compiled."""
    module = sys.modules[name]
    source, loader = module.__file__, module.__loader__
    assert isinstance(loader, SourceFileLoader)  # only these are new
    assert source is not None  # they have one
    try:
        status = os.stat(source)  # if it changes after this, the code is not used
        code = loader.get_code(name)
    except (OSError, SyntaxError):
        return None
    is_package = hasattr(module, "__path__")
    return source, status.st_mtime_ns, status.st_size, is_package, marshal.dumps(code)


def _new_patterns(known: Patterns) -> Patterns:
    """The patterns that modules have compiled, as what they can be made of again.

    What this relies on is private to Python. Where it is not as expected, there are none.
    """
    compiled: dict[Any, re.Pattern[Any]] = getattr(re, "_cache", {})
    texts = _texts_of_modules()
    found: Patterns = {}
    for key, pattern in list(compiled.items()):
        if len(key) == 3 and key[1] in texts and key[1:] not in known:
            parts = _parts(key[1], key[2], pattern)
            if parts is not None:
                found[key[1:]] = parts
    return found


def _texts_of_modules() -> set[str | bytes]:
    """The regular expressions of modules: manifests have some too, but those are not ours."""
    texts: set[str | bytes] = set()
    for module in list(sys.modules.values()):
        for value in list(getattr(module, "__dict__", {}).values()):
            pattern = getattr(value, "__self__", value)  # it may be a method of one
            if type(pattern) is re.Pattern:
                texts.add(pattern.pattern)
            elif type(pattern) is LazyPattern:
                texts.add(pattern.made_from[0])
    return texts


def _parts(text: str | bytes, flags: int, pattern: re.Pattern[Any]) -> tuple[Any, ...] | None:
    """What Python's engine makes a pattern of; None if it does not make the same of it."""
    try:
        engine = import_module("_sre")
        parsed = import_module("re._parser").parse(text, flags)
        code = [int(each) for each in import_module("re._compiler")._code(parsed, flags)]
        state = parsed.state
        names: list[str | None] = [None] * state.groups
        for name, group in state.groupdict.items():
            names[group] = name
        parts = (int(flags | state.flags), code, state.groups - 1, state.groupdict, tuple(names))
        is_same = engine.compile(text, *parts) == pattern
    except (ImportError, AttributeError, TypeError, ValueError, IndexError):
        return None  # this Python does it in another way
    return parts if is_same else None
