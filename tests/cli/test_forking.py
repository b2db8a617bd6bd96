"""A command that is forked is the same as one with a Python of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import mupuppet

#: Python reads such variables when it starts.
_OWN_PYTHON = {"PYTHONHASHSEED": "1"}


@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        (["compile", "a.pp"], b""),
        (["compile", "-"], b"notice($facts['x'])\nfail('no')"),
        (["compile", "--nothing"], b""),
        (["parse", "--format", "pn", "-"], b"$x = 1\n" * 20_000),
        (["validate", "."], b"is not read\n" * 20_000),
    ],
)
def test_status_and_output(arguments: list[str], stdin: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.pp").write_text("notify { 'a': }\n")
    own = mupuppet(*arguments, stdin=stdin, directory=tmp_path, environment=_OWN_PYTHON)
    assert mupuppet(*arguments, stdin=stdin, directory=tmp_path) == own
    assert own.out or own.err
