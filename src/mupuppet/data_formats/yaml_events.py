"""The events of a YAML document: from the C library where PyYAML has it, else from PyYAML itself.

PyYAML is imported when the first document is parsed and not before: importing it takes longer than
reading a data file from the cache.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from mupuppet.data_formats.problems import DataProblem

if TYPE_CHECKING:
    from yaml.error import Mark, MarkedYAMLError

#: Byte order marks of encodings that Ruby, which is set to read UTF-8, does not recognize.
_FOREIGN_MARKS = (b"\xff\xfe", b"\xfe\xff")
UTF8_MARK = b"\xef\xbb\xbf"


class Events(Protocol):
    """A source of events."""

    def get_event(self) -> Any: ...


def events_of(content: bytes) -> Events:
    """The parser of a document."""
    try:
        from yaml._yaml import CParser
    except ImportError:
        return _pure_parser(content.decode())
    parser: Events = CParser(content)
    return parser


def _pure_parser(source: str) -> Events:
    from yaml.parser import Parser
    from yaml.reader import Reader
    from yaml.scanner import Scanner

    class PureParser(Reader, Scanner, Parser):
        """PyYAML's own parser, composed as in its loaders."""

        def __init__(self, stream: str) -> None:
            Reader.__init__(self, stream)
            Scanner.__init__(self)
            Parser.__init__(self)

    made: Events = PureParser(source)
    return made


def as_ruby_sees_it(content: bytes, file: str) -> bytes:
    """The content without byte order marks, from which libyaml would guess an encoding.

    To Ruby a UTF-8 mark is an ignored character that takes a column, like a space. The keys of a
    hash that begins after one are not in the same column, so only the first is read.
    """
    if content.startswith(_FOREIGN_MARKS):
        raise DataProblem(f"({file}): invalid leading UTF-8 octet at line 1 column 1", 1, 1)
    return b" " + content[len(UTF8_MARK) :] if content.startswith(UTF8_MARK) else content


def syntax_problem(error: Exception, file: str) -> DataProblem:
    """PyYAML's error with the message of Ruby's library.

    Ruby reports the position where the construct with the mistake begins.
    """
    from yaml.error import MarkedYAMLError
    from yaml.scanner import ScannerError

    if not isinstance(error, MarkedYAMLError):
        reason = getattr(error, "reason", None) or str(error)
        return DataProblem(f"({file}): {reason} at line 1 column 1", 1, 1)
    problem: MarkedYAMLError = error
    where = problem.context_mark
    if where is None and isinstance(error, ScannerError):
        where = problem.problem_mark
    line, column = _place(where)
    description = " ".join(part for part in (problem.problem, problem.context) if part)
    # What is not closed is shown where it begins, not at the end of the file.
    is_open = problem.problem == "found unexpected end of stream" and where is not None
    true_line, true_column = _place(where if is_open else problem.problem_mark or where)
    message = f"({file}): {description} at line {line} column {column}"
    return DataProblem(message, true_line, true_column)


def _place(mark: Mark | None) -> tuple[int, int]:
    return (1, 1) if mark is None else (mark.line + 1, mark.column + 1)
