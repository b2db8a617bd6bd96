"""Tables about patterns and heredocs: rows of questions, each with what Ruby or Puppet says.

`tests/corpus/tables/regexps.json` has patterns and Ruby's error, `embedded.json` tags and contents
of heredocs and the issue that Puppet's checkers find. To add a row, write it with `null` as answer.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.oracle.recording import Item, TableRecorder, grouped, table
from tests.oracle.stored import CORPORA


def load(name: str) -> list[Any]:
    """The rows of a table, as the Ruby of Puppet 7 has them: two patterns differ in later ones."""
    return table(CORPORA / "tables" / f"{name}.json", "7")


class FrontEndTableRecorder(TableRecorder):
    """What Ruby and Puppet say about the tables."""

    def __init__(self) -> None:
        super().__init__("tables", ["regexps", "embedded"])

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        for path, asked in grouped(items).items():
            rows = [self.recorded(item)[:-1] for item in asked]
            given = [row[0] for row in rows] if path.stem == "regexps" else rows
            command = ["ruby", "-W0", str(Path(__file__).with_name(f"{path.stem}.rb"))]
            done = subprocess.run(
                command, input=json.dumps(given), stdout=subprocess.PIPE, text=True, check=True
            )
            answers = json.loads(done.stdout)
            for item, row, answer in zip(asked, rows, answers, strict=True):
                yield item, [*row, answer]
