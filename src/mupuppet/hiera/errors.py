"""What can go wrong in a lookup.

Puppet reports an error of a lookup without the position of the call, and other errors with it; on
the way out of a lookup, other errors may become errors of the lookup. The final message depends on
this, so the classes here preserve it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.environment.data_files import DataFileError


class HieraError(Exception):
    """A mistake in data, in a `hiera.yaml`, or in the request."""

    def __init__(
        self,
        message: str,
        id: DiagnosticId,
        *,
        file: str | None = None,
        line: int | None = None,
        column: int | None = None,
        is_issue: bool = False,
        notes: tuple[str, ...] = (),
        hint: str | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.id = id
        #: Whether Puppet reports it under an issue code of its own.
        self.is_issue = is_issue
        #: The file with the mistake, where it is known, and the place in it.
        self.file = file
        self.line = line
        self.column = column
        self.notes = notes
        self.hint = hint


class LookupFailed(HieraError):
    """An error of the lookup itself; Puppet reports it unchanged."""


def unreadable(error: DataFileError, file: str) -> LookupFailed:
    """The error of a file that cannot, or may not, be read."""
    return LookupFailed(error.message, error.id, file=file, notes=error.notes, hint=error.hint)


class ValueMissing(LookupFailed):
    """Neither data nor defaults have a value."""


class RecursiveLookup(LookupFailed):
    """A key whose value needs the key."""


class UsageError(HieraError):
    """An error that is reported with the position of the call, like those of any function.

    `is_argument` marks errors that a lookup does not wrap.
    """

    def __init__(
        self,
        message: str,
        id: DiagnosticId,
        *,
        is_argument: bool = False,
        notes: tuple[str, ...] = (),
        hint: str | None = None,
    ) -> None:
        super().__init__(message, id, notes=notes, hint=hint)
        self.is_argument = is_argument


class KeyMissing(Exception):
    """A back-end function called `not_found()`: it has no value for a key."""


class _Absence:
    """The type of markers for missing values."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return self._name


#: The result of a lookup without a value; `undef` is a value.
NOT_FOUND: Final[Value] = _Absence("NOT_FOUND")
#: The result of the fast path where the full lookup is needed.
UNKNOWN: Final[Value] = _Absence("UNKNOWN")
