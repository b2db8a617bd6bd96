"""JSON as Ruby's library reads it: comments are blanks, and nesting has a limit."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

from mupuppet.hiera.formats.problems import DataProblem
from mupuppet.values.basic import Value

MAXIMUM_NESTING = 100

_BACKSLASH = "\\"
#: Strings, and what stands between values: comments, and escapes that mean the letter itself.
_STRING_OR_COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|/\*.*?\*/|//[^\n]*\n', re.DOTALL)
_NEEDLESS_ESCAPE = re.compile(r"\\(\\|[^\"\\/bfnrtu])", re.DOTALL)
_SURROGATE_ESCAPE = re.compile(r"\\u[dD][89abAB]")


def parse_json(content: bytes, file: str) -> Value:
    """The value of a JSON text. Raises DataProblem."""
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise DataProblem(f"Unable to parse ({file}): invalid UTF-8 at line {line}", line) from None
    try:
        value = _loads(text)
    except json.JSONDecodeError as error:
        message = f"Unable to parse ({file}): {_told(error)}"
        raise DataProblem(message, error.lineno, error.colno) from None
    except (ValueError, RecursionError) as error:
        raise DataProblem(f"Unable to parse ({file}): {error}") from None
    _check_nesting(value, file)
    if _SURROGATE_ESCAPE.search(text) is not None:
        _check_surrogates(value, file)
    return value


def _loads(text: str) -> Value:
    try:
        return json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError:
        simpler = _STRING_OR_COMMENT.sub(_simplified, text)
        if simpler == text:
            raise
        return json.loads(simpler, parse_constant=_refuse)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"unexpected token at '{constant}'")


def _simplified(found: re.Match[str]) -> str:
    """A string without escapes that need not be, or blanks for a comment; lines are kept."""
    text = found[0]
    if text[0] == "/":
        return re.sub(r"[^\n]", " ", text)
    return _NEEDLESS_ESCAPE.sub(lambda e: e[0] if e[1] == _BACKSLASH else e[1], text)


def _told(error: json.JSONDecodeError) -> str:
    rest = error.doc[error.pos : error.pos + 40].split("\n")[0]
    return f"unexpected token at '{rest}' (line {error.lineno}, column {error.colno})"


def _check_nesting(value: Value, file: str) -> None:
    level = [value]
    depth = 0
    while True:
        deeper: list[Any] = []
        for each in level:
            if isinstance(each, dict):
                deeper += each.values()
            elif isinstance(each, list):
                deeper += each
        if not any(isinstance(each, dict | list) for each in level):
            return
        depth += 1
        if depth > MAXIMUM_NESTING:
            raise DataProblem(f"Unable to parse ({file}): nesting of {depth} is too deep")
        level = deeper


def _check_surrogates(value: Value, file: str) -> None:
    """Escapes of two halves make one character; half of one is none."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        message = f"Unable to parse ({file}): incomplete surrogate pair"
        raise DataProblem(message) from None
