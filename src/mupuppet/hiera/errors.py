"""What can go wrong in a lookup.

Puppet tells an error of a lookup without the place of the call that asked for it, and other
errors with it; on the way out of a lookup the others may become errors of the lookup. What
anybody says about a mistake in the end depends on this, so it is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId


class HieraError(Exception):
    """A mistake in data, in a `hiera.yaml`, or in what was asked for."""

    def __init__(
        self,
        message: str,
        id: DiagnosticId,
        *,
        file: str | None = None,
        line: int | None = None,
        column: int | None = None,
        is_issue: bool = False,
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


class LookupFailed(HieraError):
    """An error of the lookup itself; Puppet tells it as it is."""


class ValueMissing(LookupFailed):
    """No data, and no default, has a value for what was asked for."""


class RecursiveLookup(LookupFailed):
    """A key whose value needs the key."""


class UsageError(HieraError):
    """An error that is told with the place of the call, like those of any function.

    `is_argument` marks errors that no lookup turns into one of its own.
    """

    def __init__(self, message: str, id: DiagnosticId, *, is_argument: bool = False) -> None:
        super().__init__(message, id)
        self.is_argument = is_argument


class KeyMissing(Exception):
    """A function of a back end has no value for a key; it says so with `not_found()`."""


class _Absence:
    """The type of values that are none."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return self._name


#: What a lookup gives where there is no value; `undef` is one.
NOT_FOUND: Final[Value] = _Absence("NOT_FOUND")
#: What a hasty look gives where one must look closer.
UNKNOWN: Final[Value] = _Absence("UNKNOWN")
