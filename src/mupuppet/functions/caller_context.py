"""What functions need of the compilation that calls them, beyond what all calls have.

A function that needs more than its arguments takes its context as `CallerContext`: variables,
the files of modules, types by name. The compiler provides it; nothing here reads a file or
starts a program itself.
"""

from __future__ import annotations

from typing import Final, Protocol

from mupuppet.functions.registry import Context
from mupuppet.types.base import Type
from mupuppet.values.value import Value


class Missing:
    """The type of `MISSING`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "MISSING"


#: Stands for the value of a variable that does not exist.
MISSING: Final = Missing()


#: Annotations by the name of their type and the identity of the value, with that value: it must
#: live as long as they do.
Annotations = dict[tuple[str, int], tuple[Value, Value]]


class CallerContext(Context, Protocol):
    """A context with everything that functions may ask for."""

    @property
    def annotations(self) -> Annotations:
        """The annotations of values by `annotate`."""

    def freeze(self, value: Value) -> None:
        """Ruby code must not change an array or a hash."""

    def variable(self, name: str) -> Value | Missing:
        """A variable by its name, seen from the caller; `MISSING` if there is none."""

    def find_in_module(self, directory: str, reference: str) -> str | None:
        """The path of `module/path` in a directory of a module, if it exists.

        Raises FunctionError if it exists where code may not read.
        """

    def file_search_notes(self, directory: str, reference: str) -> tuple[str, ...]:
        """Where a file that `find_in_module` has not found was looked for, in words."""

    def read_bytes(self, path: str) -> bytes:
        """The content of a file that `find_in_module` has found."""

    def read_url(self, url: str, what: str) -> bytes:
        """What a web server has at an address, for a function; raises FunctionError."""

    def module_path(self, name: str) -> str | None:
        """The directory of a module, if there is one of this name."""

    def find_type(self, name: str) -> Type | None:
        """A type that the language itself does not name, such as an alias of a module."""

    def new_lookup_context(self, arguments: list[Value]) -> Value:
        """A context as functions of Hiera's back ends get it; raises FunctionError."""

    @property
    def line(self) -> int | None:
        """The line of the call."""

    def call_stack(self) -> list[tuple[str, int]]:
        """The file and the line of each call that is being evaluated, the innermost first."""

    def warn_deprecated(self, key: str, message: str, *, with_place: bool = False) -> None:
        """Log once that something is deprecated, with its location if that is given."""

    def has_warned(self, key: str) -> bool:
        """Whether a warning with this key has been logged in this compilation."""

    def warn_once(self, key: str, message: str, level: str = "warning") -> None:
        """Log a message, if none with this key has been logged in this compilation."""

    def glob(self, pattern: str) -> list[str]:
        """The files and directories whose names match an absolute pattern.

        Raises FunctionError where code may not look.
        """

    def run_generator(self, command: list[str]) -> str:
        """What a program prints; raises FunctionError where that is not allowed."""
