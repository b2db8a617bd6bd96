"""What can be wrong with the text of a data file."""

from __future__ import annotations


class DataProblem(Exception):
    """A text that cannot be read as data.

    `message` says it in Puppet's words, which include the name of the file where Puppet
    includes it. Line and column, where they are known, are those of the mistake itself.
    """

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column
