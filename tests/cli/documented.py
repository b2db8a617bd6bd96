"""The examples in the documentation: commands, and what they print."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.cli.command import mupuppet

ROOT = Path(__file__).parents[2]


def examples(page: str) -> list[tuple[str, str]]:
    """The commands in the `console` blocks of a page, with what they are said to print."""
    text = (ROOT / "docs" / "commands" / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```console\n\$ (.*?)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert blocks, f"{page} has no examples"
    return blocks


def prints_what_is_documented(command: str, documented: str) -> bool:
    """Whether a command prints what its page shows; a line `[...]` stands for any lines."""
    before, _, last = command.rpartition(" | ")
    stdin = ""
    if before:
        printf, text = shlex.split(before)
        assert printf == "printf"
        stdin = text.replace("\\n", "\n")
    program, *arguments = shlex.split(last)
    assert program == "mupuppet"
    ran = mupuppet(*arguments, stdin=stdin.encode(), directory=ROOT)
    pattern = re.escape(_tidy(documented)).replace(re.escape("[...]\n"), ".*")
    return re.fullmatch(pattern, _tidy(ran.out + ran.err), re.DOTALL) is not None


def _tidy(text: str) -> str:
    """The text without blanks at the ends of lines and without empty lines at its end."""
    return "\n".join(line.rstrip() for line in text.rstrip().split("\n")) + "\n"
