"""Files of code, parsed and checked, and a cache of them on disk.

A catalog uses a small part of an environment, and most of that has not changed since the last run:
for each file without errors, the cache contains its source, its warnings and its tree in plain form
(`syntax.plain`). A file with the same source is not parsed again, and if no file has changed, the
parser is not even loaded.

One cache (`environment.disk_cache`) contains all files of one environment. Its name includes the
format of its content and the version of the parser, so a new version ignores the caches of an old
one.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Iterable, Iterator, Sequence
from importlib.util import source_hash
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.basics.lazy import lazy_module
from mupuppet.basics.records import Record, as_tuple
from mupuppet.diagnostics import Diagnostic, Label, Severity, distinct
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import nodes
from mupuppet.syntax.strictness import Strictness
from mupuppet.versions import DEFAULT, PuppetVersion

if TYPE_CHECKING:
    from mupuppet.syntax import parser, validation
else:  # imported only if something is not in the cache
    parser = lazy_module("mupuppet.syntax.parser")
    validation = lazy_module("mupuppet.syntax.validation")

_CACHE_FORMAT = 2
#: What an entry is found by: the file's name, the strictness, and the roots of modules.
_Key = tuple[str, str, str, tuple[str, ...]]
#: An entry: the file's source, the warnings about it, its marshalled plain tree.
_Entry = tuple[str, tuple[object, ...], bytes]


class CheckedFile(Record, eq=False):
    """What a file defines, and what is wrong with it."""

    program: nodes.Program
    #: All definitions, those inside others before these.
    definitions: tuple[nodes.Definition, ...]
    diagnostics: tuple[Diagnostic, ...]
    #: Whether the file was read to its end: otherwise nothing but its syntax was looked at.
    parsed: bool = True
    #: Of a file with errors: what Puppet reports when it validates, in its order and as often.
    validation: tuple[Diagnostic, ...] = ()

    @property
    def ok(self) -> bool:
        return not any(diagnostic.is_error for diagnostic in self.diagnostics)


def parse_and_check(
    source: SourceFile,
    module_roots: Sequence[str] = (),
    strict: Strictness = Strictness.WARNING,
    puppet: PuppetVersion = DEFAULT,
) -> CheckedFile:
    """A file of code. In a file of a module (`module_roots`), definitions must fit its place."""
    result = parser.parse(source)
    diagnostics = result.diagnostics
    found: tuple[Diagnostic, ...] = ()
    parsed = result.ok
    if parsed:
        found = validation.validate(
            result, source, module_roots=module_roots, strict=strict, puppet=puppet
        )
        diagnostics += distinct(found)
    return CheckedFile(result.program, result.definitions, diagnostics, parsed, found)


class ParsedFiles:
    """The files of one environment, parsed at most once as long as they do not change."""

    def __init__(
        self, root: str, *, cache: str | None = None, puppet: PuppetVersion = DEFAULT
    ) -> None:
        """`root` names the environment; `cache` is the directory of caches, None for no cache."""
        self._root = root
        self._puppet = puppet
        self._cache = cache
        self._cache_name = ""
        self._entries: dict[_Key, _Entry] = {}
        self._used: set[_Key] = set()
        self._changed = False
        if cache is not None:
            self._cache_name = _cache_name(root)
            from mupuppet.environment.disk_cache import read_cache

            self._entries = read_cache(cache, self._cache_name)

    def parse(
        self,
        source: SourceFile,
        module_roots: Sequence[str] = (),
        strict: Strictness = Strictness.WARNING,
    ) -> CheckedFile:
        """What `parse_and_check` returns, from the cache if the source is the same."""
        if self._cache is None or not source.name:
            return parse_and_check(source, module_roots, strict, self._puppet)
        key = (source.name, strict.value, self._puppet.major, tuple(module_roots))
        entry = self._entries.get(key)
        if entry is not None and entry[0] == source.text:
            self._used.add(key)
            return _loaded(entry, source)
        checked = parse_and_check(source, module_roots, strict, self._puppet)
        # Definitions in places where the loader does not find them again are not cached.
        if checked.ok and _same(_definitions(checked.program.body), checked.definitions):
            self._entries[key] = _dumped(checked, source)
            self._used.add(key)
            self._changed = True
        return checked

    def save(self) -> None:
        """Write what was newly parsed to the cache, if there is one."""
        if self._cache is None or not self._changed:
            return
        entries = self._entries
        from mupuppet.environment.disk_cache import MAXIMUM_SIZE, write_cache

        if sum(len(text) + len(plain) for text, _, plain in entries.values()) > MAXIMUM_SIZE:
            entries = {key: entries[key] for key in self._used}
        write_cache(self._cache, self._cache_name, entries)
        self._changed = False


def _cache_name(root: str) -> str:
    """The name of an environment's cache. Two with the same name would only disturb each other."""
    from mupuppet.syntax.plain import PLAIN_FORMAT

    name = source_hash(slashed.abspath(root).encode(errors="surrogateescape")).hex()
    return f"{name}-code-{_CACHE_FORMAT}-{PLAIN_FORMAT}-{_state_of_parser()}.pack"


def _state_of_parser() -> str:
    """Changes whenever the code that parses and checks does."""
    stamps = []
    for directory in ("", "lexer", "parser", "validation", "regexps"):
        with os.scandir(slashed.join(os.path.dirname(nodes.__file__), directory)) as files:
            for file in files:
                if file.name.endswith(".py"):
                    status = file.stat()
                    stamps.append((directory, file.name, status.st_mtime_ns, status.st_size))
    return source_hash(repr(sorted(stamps)).encode()).hex()


def _definitions(body: Iterable[nodes.Node]) -> Iterator[nodes.Definition]:
    """The definitions of a body in the order of the parser: it knows them when they end."""
    from mupuppet.syntax.plain import is_encoded

    for statement in body:
        if isinstance(statement, nodes.ClassDefinition) and not is_encoded(statement):
            yield from _definitions(statement.body)
        if isinstance(statement, nodes.Definition):
            yield statement


def _same(some: Iterator[nodes.Definition], others: tuple[nodes.Definition, ...]) -> bool:
    """Whether these are the very same nodes."""
    return list(map(id, some)) == list(map(id, others))


def _dumped(checked: CheckedFile, source: SourceFile) -> _Entry:
    from mupuppet.syntax.plain import to_plain

    warnings = tuple(_dump_diagnostic(diagnostic) for diagnostic in checked.diagnostics)
    return source.text, warnings, marshal.dumps(to_plain(checked.program))


def _loaded(entry: _Entry, source: SourceFile) -> CheckedFile:
    from mupuppet.syntax.plain import from_plain

    _, warnings, plain = entry
    program = from_plain(marshal.loads(plain))
    assert isinstance(program, nodes.Program)  # nothing else is ever cached
    diagnostics = tuple(_load_diagnostic(warning, source) for warning in warnings)
    return CheckedFile(program, tuple(_definitions(program.body)), diagnostics)


def _dump_diagnostic(diagnostic: Diagnostic) -> tuple[object, ...]:
    return (
        diagnostic.id,
        diagnostic.severity.value,
        diagnostic.message,
        as_tuple(diagnostic.span),
        diagnostic.at,
        tuple((as_tuple(label.span), label.text) for label in diagnostic.labels),
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
