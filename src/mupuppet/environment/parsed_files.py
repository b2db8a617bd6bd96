"""Parsed files, and a cache of them on disk.

A catalog uses a small part of an environment, so a file is parsed once, and then only read:
the cache keeps for each file what it defines and its tree in plain form (`syntax.plain`),
which becomes nodes when someone first asks for them.

One pack (`environment.packs`) holds all the files of one environment. An entry is keyed by the
file's content, so a changed file is simply not found; the pack's name carries the format of
everything in it, so a new version reads nothing of an old one's.
"""

import marshal
import os
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any

from mupuppet.diagnostics import Diagnostic, Label, Severity
from mupuppet.environment.packs import MAXIMUM_PACK, read_pack, write_pack
from mupuppet.environment.reading import decode
from mupuppet.source import SourceFile, Span
from mupuppet.syntax.nodes import (
    ClassDefinition,
    DefinedType,
    Definition,
    FunctionDefinition,
    NodeDefinition,
    ObjectTypeDefinition,
    Program,
    TypeAlias,
    TypeMapping,
)
from mupuppet.syntax.plain import PLAIN_FORMAT, from_plain, to_plain

_PACK_FORMAT = 1
_DIGEST_SIZE = 16

_KINDS: dict[type[Definition], str] = {
    ClassDefinition: "class",
    DefinedType: "define",
    FunctionDefinition: "function",
    NodeDefinition: "node",
    TypeAlias: "type",
    TypeMapping: "type mapping",
    ObjectTypeDefinition: "object type",
}

#: What a file defines: the kind of definition, and its name (none for a node).
Defined = tuple[str, str | None]
#: An entry of a pack: what the file defines, its warnings, its marshalled plain tree.
_Entry = tuple[tuple[Defined, ...], tuple[object, ...], bytes]


@dataclass(frozen=True, eq=False)
class ParsedFile:
    """A file without errors, ready for compilation."""

    path: str
    content: bytes
    defines: tuple[Defined, ...]
    _warnings: tuple[object, ...]
    _plain: bytes

    @cached_property
    def source(self) -> SourceFile:
        return decode(self.content, self.path)[0]

    @cached_property
    def program(self) -> Program:
        program = from_plain(marshal.loads(self._plain))
        assert isinstance(program, Program)  # nothing else is ever packed
        return program

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """The warnings about the file."""
        return tuple(_load_diagnostic(plain, self.source) for plain in self._warnings)


@dataclass(frozen=True)
class RejectedFile:
    """A file that cannot be used, and why."""

    path: str
    source: SourceFile
    diagnostics: tuple[Diagnostic, ...]


class ParsedFiles:
    """The files of one environment, parsed at most once as long as they do not change."""

    def __init__(self, root: str, *, cache: str | None = None) -> None:
        """`root` names the environment; `cache` is the directory of packs, None for no cache."""
        self._cache = cache
        name = blake2b(os.path.abspath(root).encode(), digest_size=_DIGEST_SIZE).hexdigest()
        self._pack = f"{name}-{_PACK_FORMAT}-{PLAIN_FORMAT}.pack"
        self._entries: dict[bytes, _Entry] = {}
        self._used: set[bytes] = set()
        self._changed = False
        if cache is not None:
            self._entries = read_pack(cache, self._pack)

    def parse(self, path: str) -> ParsedFile | RejectedFile:
        """The file as it is now. Templates are told by their name."""
        try:
            descriptor = os.open(path, os.O_RDONLY)
        except OSError:
            return self._parse_anew(path, None)
        try:
            size = os.fstat(descriptor).st_size
            content = os.read(descriptor, size + 1)
            if len(content) != size:  # it is no regular file, or it is changing
                return self._parse_anew(path, None)
        except OSError:
            return self._parse_anew(path, None)
        finally:
            os.close(descriptor)
        digest = blake2b(content, digest_size=_DIGEST_SIZE).digest()
        entry = self._entries.get(digest)
        if entry is None:
            return self._parse_anew(path, digest)
        self._used.add(digest)
        return ParsedFile(path, content, *entry)

    def _parse_anew(self, path: str, digest: bytes | None) -> ParsedFile | RejectedFile:
        # The parser is imported only if something is not in the cache.
        from mupuppet.environment.reading import read_source
        from mupuppet.syntax.parser import parse
        from mupuppet.syntax.validation import validate

        source, problems = read_source(path)
        if problems:
            return RejectedFile(path, source, problems)
        result = parse(source, epp=path.endswith(".epp"))
        diagnostics = result.diagnostics
        if result.ok:
            diagnostics += validate(result, source)
        if any(diagnostic.is_error for diagnostic in diagnostics):
            return RejectedFile(path, source, diagnostics)
        defines = tuple((_KINDS[type(d)], getattr(d, "name", None)) for d in result.definitions)
        warnings = tuple(_dump_diagnostic(diagnostic) for diagnostic in diagnostics)
        entry = (defines, warnings, marshal.dumps(to_plain(result.program)))
        if digest is not None:
            self._entries[digest] = entry
            self._used.add(digest)
            self._changed = True
        return ParsedFile(path, source.text.encode(), *entry)

    def save(self) -> None:
        """Write what was parsed anew to the cache, if there is one."""
        if self._cache is None or not self._changed:
            return
        entries = self._entries
        if sum(len(plain) for _, _, plain in entries.values()) > MAXIMUM_PACK:
            entries = {digest: entries[digest] for digest in self._used}
        write_pack(self._cache, self._pack, entries)
        self._changed = False


def _dump_diagnostic(diagnostic: Diagnostic) -> tuple[object, ...]:
    return (
        diagnostic.id,
        diagnostic.severity.value,
        diagnostic.message,
        tuple(diagnostic.span),
        diagnostic.at,
        tuple((tuple(label.span), label.text) for label in diagnostic.labels),
        diagnostic.notes,
        diagnostic.hint,
    )


def _load_diagnostic(plain: Any, source: SourceFile) -> Diagnostic:
    id, severity, message, span, at, labels, notes, hint = plain
    return Diagnostic(
        id,
        Severity(severity),
        message,
        source,
        Span(*span),
        at,
        tuple(Label(Span(*where), text) for where, text in labels),
        notes,
        hint,
    )
