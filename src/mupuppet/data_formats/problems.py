"""Errors of data files."""

from __future__ import annotations


class DataProblem(Exception):
    """A document that cannot be read as data.

    `message` is Puppet's, with the name of the file where Puppet includes it. Line and column,
    where they are known, are those of the mistake itself.
    """

    def __init__(
        self,
        message: str,
        line: int | None = None,
        column: int | None = None,
        hint: str | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column
        self.hint = hint
