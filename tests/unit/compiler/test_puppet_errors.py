"""Mistakes in files in Puppet's words."""

from __future__ import annotations

import pytest

from mupuppet.compiler.puppet_errors import worded
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("$a = )", "Syntax error at ')'"),
        ("$a = [1 'c'", "Syntax error at 'c'"),
        ("$a = €", "Syntax error at ''"),
        ("a ^", "Syntax error at ''"),
        (
            '//{}"$x',
            "Expression is not valid as a resource, resource-default, or resource-override",
        ),
    ],
)
def test_syntax_errors_are_worded_as_puppet_words_them(code: str, message: str) -> None:
    problem, *_ = parse(SourceFile(code, "")).diagnostics
    assert worded(problem) == message
