"""Messages with the user's own paths, and with commands that can be repeated."""

from __future__ import annotations

import os
import re
import shlex
from argparse import Namespace
from collections.abc import Callable

from mupuppet.basics import slashed
from mupuppet.basics.records import replace
from mupuppet.diagnostics import Cause, Diagnostic
from mupuppet.source import SourceFile

Shorten = Callable[[str], str]
_SUGGESTED = re.compile(r"`mupuppet lookup ([^`]+?)( --explain)?`")


def complete(diagnostic: Diagnostic, options: Namespace) -> Diagnostic:
    """A diagnostic whose suggested command is about the same node, facts and code as this run."""
    if diagnostic.hint is None or _SUGGESTED.search(diagnostic.hint) is None:
        return diagnostic
    path = getattr(options, "path", None)
    given = (
        [path] if isinstance(path, str) and path not in ("-", ".") and os.path.isdir(path) else []
    )
    for option in ("node", "facts", "environment", "modulepath", "classification", "trusted"):
        value = getattr(options, option, None)
        if isinstance(value, str) and value:
            given += [f"--{option}", value]
    for override in getattr(options, "overrides", []):
        given += ["--set", override]
    more = f" {shlex.join(given)}" if given else ""
    hint = _SUGGESTED.sub(
        lambda found: f"`mupuppet lookup {found[1]}{more}{found[2] or ''}`", diagnostic.hint
    )
    return replace(diagnostic, hint=hint)


def shortening(options: Namespace) -> Shorten:
    """What takes away the part of paths that the user has left out."""
    given = [getattr(options, "path", None), getattr(options, "directory", None)]
    given += slashed.split(getattr(options, "modulepath", None) or "")
    prefixes = {
        slashed.join(slashed.abspath(path), ""): _prefix(path)
        for path in given
        if isinstance(path, str) and path and path != "-" and not os.path.isabs(path)
    }
    if not prefixes:
        return str
    # A path may follow anything but a part of another path.
    pattern = re.compile(rf"(?<![\w./-])(?:{'|'.join(map(re.escape, prefixes))})")
    return lambda text: pattern.sub(lambda found: prefixes[found[0]], text)


def _prefix(path: str) -> str:
    path = slashed.normpath(path)
    return "" if path == os.curdir else slashed.join(path, "")


def shortened(diagnostic: Diagnostic, shorten: Shorten) -> Diagnostic:
    """A diagnostic with paths as the user wrote them."""
    source = diagnostic.source
    name = shorten(source.name)
    return replace(
        diagnostic,
        message=shorten(diagnostic.message),
        source=source if name == source.name else SourceFile(source.text, name),
        notes=tuple(_shortened_note(note, shorten) for note in diagnostic.notes),
        hint=None if diagnostic.hint is None else shorten(diagnostic.hint),
    )


def _shortened_note(note: str, shorten: Shorten) -> str:
    return (
        Cause.of(shortened(note.diagnostic, shorten)) if isinstance(note, Cause) else shorten(note)
    )
