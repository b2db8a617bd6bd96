"""Reading files, and decoding them, in one place.

Puppet reads code as UTF-8. Like Puppet, we refuse a byte order mark, and a file with a byte that is
not UTF-8, even in a comment. Everything else, NUL and carriage
returns included, is left to the lexer.
"""

from __future__ import annotations

import errno
import os
import stat
from typing import TYPE_CHECKING, BinaryIO

from mupuppet.basics import slashed
from mupuppet.basics.platform import NONBLOCK
from mupuppet.basics.records import replace
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.permissions import refused_file
from mupuppet.environment.readable_directories import LeadsOutside, ReadableDirectories
from mupuppet.source import SourceFile, Span

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId

#: A file that could be read, or at least named, and what is wrong with it as a file. Where
#: something is wrong the text is only good to be shown.
Reading = tuple[SourceFile, tuple[Diagnostic, ...]]

#: The most that is read of a file, a pipe or a device.
MOST_BYTES = 1 << 28

#: Byte order marks, the longer ones first: mark, name, and a codec that shows what follows it.
_BYTE_ORDER_MARKS = (
    (b"\x00\x00\xfe\xff", "UTF-32", "utf-32-be"),
    (b"\xff\xfe\x00\x00", "UTF-32", "utf-32-le"),
    (b"\x84\x31\x95\x33", "GB-18030", "gb18030"),
    (b"\xdd\x73\x66\x73", "UTF-EBCDIC", "utf-8"),
    (b"\x0e\xfe\xff", "SCSU", "utf-8"),
    (b"\xef\xbb\xbf", "UTF-8", "utf-8"),
    (b"\xf7\x64\x4c", "UTF-1", "utf-8"),
    (b"\xfb\xee\x28", "BOCU", "utf-8"),
    (b"\xfe\xff", "UTF-16", "utf-16-be"),
    (b"\xff\xfe", "UTF-16", "utf-16-le"),
)
#: What files with a mark begin with.
_MARKED = frozenset(mark[:1] for mark, _, _ in _BYTE_ORDER_MARKS)


def read_regular(path: str) -> bytes:
    """The content of a regular file: a pipe or a device may have no end. Raises OSError."""
    return read_with_status(path)[0]


def read_with_status(
    path: str, area: ReadableDirectories | None = None
) -> tuple[bytes, os.stat_result]:
    """The same with what the system knew about the file before it was read. Raises OSError.

    With an area, nothing is read of a file that is not in it.
    """
    # Without O_NONBLOCK, opening a pipe waits for its other end.
    descriptor = os.open(path, os.O_RDONLY | NONBLOCK)
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            if stat.S_ISDIR(status.st_mode):
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
            raise OSError(errno.EINVAL, "this is not a regular file", path)
        if status.st_size > MOST_BYTES:
            raise _too_long(path)
        if area is not None:
            area.require_open(descriptor, path)
        content = os.read(descriptor, status.st_size + 1)
        if len(content) != status.st_size:
            # It has become longer, or the system does not know how long it is.
            with open(descriptor, "rb", closefd=False) as file:
                content += file.read(max(0, MOST_BYTES + 1 - len(content)))
        if len(content) > MOST_BYTES:
            raise _too_long(path)
        return content, status
    finally:
        os.close(descriptor)


def read_source(path: str, area: ReadableDirectories | None = None) -> Reading:
    """The text of a regular file; one that cannot be read is empty and has a diagnostic."""
    try:
        return decode(read_with_status(path, area)[0], path)
    except OSError as error:
        source, (problem,) = _unread(path, error)
        if isinstance(error, LeadsOutside):
            return source, (problem,)
        return source, (replace(problem, hint=None),)


def read_given(path: str) -> Reading:
    """The same for a file that a user has named, which may be a pipe."""
    try:
        with open(path, "rb") as file:
            return read_stream(file, path)
    except OSError as error:
        return _unread(path, error)


def read_stream(stream: BinaryIO, name: str) -> Reading:
    """The text of something that is open, such as standard input, which may have no end."""
    content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        return _unread(name, _too_long(name))
    return decode(content, name)


def _too_long(name: str) -> OSError:
    return OSError(errno.EFBIG, f"it has more than {MOST_BYTES >> 20} MB", name)


def _unread(path: str, error: OSError) -> Reading:
    source = SourceFile("", path)
    return source, (_cannot_read(source, error),)


def decode(data: bytes, name: str) -> Reading:
    """The text in some bytes, and why Puppet would not take them."""
    if data[:1] in _MARKED:
        for mark, encoding, codec in _BYTE_ORDER_MARKS:
            if data.startswith(mark):
                source = SourceFile(data[len(mark) :].decode(codec, "replace"), name)
                return source, (_byte_order_mark(source, mark, encoding),)
    try:
        return SourceFile(data.decode(), name), ()
    except UnicodeDecodeError as error:
        source = SourceFile(data.decode(errors="replace"), name)
        return source, (_invalid_utf8(source, data, error.start),)


def _cannot_read(source: SourceFile, error: OSError) -> Diagnostic:
    identifier: DiagnosticId
    hint: str | None
    if isinstance(error, LeadsOutside):
        return outside_diagnostic(source.name)
    if isinstance(error, FileNotFoundError):
        identifier, message, hint = "missing-file", "there is no such file", None
        if source.name[:1].isupper() and source.name.endswith("]"):
            hint = f"write the path before the resource: `. '{source.name}'`"
    elif isinstance(error, IsADirectoryError):
        identifier, message = "unreadable-file", "this is a directory, not a file"
        hint = "`mupuppet validate` takes directories"
    else:
        identifier, message, hint = "unreadable-file", f"cannot read: {error.strerror}", None
    return _error(identifier, message, source, 0, hint)


def outside_diagnostic(path: str) -> Diagnostic:
    """The error about a file or a directory that leads out of the environment."""
    refused = refused_file(path)
    source = SourceFile("", path)
    return replace(
        _error(refused.id, refused.message, source, 0, refused.hint), notes=refused.notes
    )


def _byte_order_mark(source: SourceFile, mark: bytes, encoding: str) -> Diagnostic:
    return _error(
        "illegal-bom",
        f"illegal {encoding} byte order mark at the beginning: [{mark.hex(' ').upper()}]",
        source,
        0,
        "save the file as UTF-8 without a byte order mark",
    )


def _invalid_utf8(source: SourceFile, data: bytes, at: int) -> Diagnostic:
    return _error(
        "invalid-utf-8",
        f"invalid UTF-8: unexpected byte 0x{data[at]:02X}",
        source,
        len(data[:at].decode()),
        "save the file as UTF-8; it may be in an older encoding such as ISO 8859-1",
    )


def _error(
    identifier: DiagnosticId, message: str, source: SourceFile, at: int, hint: str | None
) -> Diagnostic:
    span = Span(at, min(at + 1, len(source.text)))
    return Diagnostic(identifier, Severity.ERROR, message, source, span, at, hint=hint)


def files_below(path: str) -> list[str]:
    """A file, or those below a directory, without what is hidden."""
    if not os.path.isdir(path):
        return [path]
    found = []
    for parent, directories, names in slashed.walk(path):
        directories[:] = sorted(name for name in directories if not name.startswith("."))
        found += [slashed.join(parent, name) for name in sorted(names) if name[0] != "."]
    return found
