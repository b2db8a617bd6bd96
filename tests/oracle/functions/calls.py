"""The corpus of calls of functions, and what real Puppet makes of them.

`tests/corpus/functions/TOPIC.pp` is a transcript with one expression per line. Topics that begin
with `stdlib` need the module of that name: `stdlib9` that of version 9 in Debian 13, others that
in Debian 12. The function `scanf` needs Ruby's gem of that name, which newer Rubies do not bring
along.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.oracle.modules import ModulesUnavailable, debian_modulepath
from tests.oracle.recording import Item, TranscriptRecorder, grouped, transcript
from tests.oracle.stored import CORPORA, laid_out
from tests.oracle.transcripts import Question
from tests.oracle.versions import RELEASES

CORPUS = CORPORA / "functions"
DRIVER = Path(__file__).with_name("driver.rb")
FACTS = CORPUS / "facts.json"

#: What replaces the directory of modules in recorded strings, which differs from place to place.
MODULES_MARK = "<modules>"


@cache
def modules() -> str:
    """The directory of modules that the expressions may use."""
    return str(laid_out(CORPUS / "modules.cases", "modules"))


def topics() -> list[str]:
    """The names of all topics."""
    return sorted(path.stem for path in CORPUS.glob("*.pp"))


def topic_questions(topic: str) -> list[Question]:
    """The expressions of a topic."""
    return list(transcript(CORPUS / f"{topic}.pp").values())


def ask_puppet(lines: Iterable[str], modulepath: str = "") -> Iterator[dict[str, Any]]:
    """Puppet's answers to expressions."""
    directories = ":".join(filter(None, [modules(), modulepath]))
    with tempfile.TemporaryDirectory(prefix="mupuppet-") as directory:
        finished = subprocess.run(
            ["ruby", "-W0", str(DRIVER), directory, str(FACTS), directories],
            input="".join(f"{json.dumps(line)}\n" for line in lines),
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
            env=_environment(directory),
        )
    for line in finished.stdout.splitlines():
        yield json.loads(line.replace(modules(), MODULES_MARK))


def _environment(home: str) -> dict[str, str]:
    """An environment that is the same everywhere."""
    return {**os.environ, "HOME": home, "LC_ALL": "C.UTF-8", "TZ": "UTC"}


class FunctionRecorder(TranscriptRecorder):
    """What Puppet makes of calls; a module path may be given for the topics of stdlib."""

    def __init__(self, modulepath: str | None = None) -> None:
        super().__init__("functions")
        self._modulepath = modulepath

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        for path, asked in grouped(items).items():
            modulepath = self._modules_for(path.stem)
            if modulepath is None:
                print(f"{path.name} is left out", file=sys.stderr)
                continue
            lines = [self.question(item).asked for item in asked]
            yield from zip(asked, ask_puppet(lines, modulepath), strict=True)

    def _modules_for(self, topic: str) -> str | None:
        if self._modulepath is not None or not topic.startswith("stdlib"):
            return self._modulepath or ""
        release = RELEASES["8" if topic.startswith("stdlib9") else "7"]
        try:
            return str(debian_modulepath(release))
        except ModulesUnavailable as error:
            print(error, file=sys.stderr)
            return None
