"""The corpus of small files, each with the outcome that real Puppet gave.

`tests/corpus/syntax/` has a case file for each topic. Puppet sees a case under the name
`/corpus/TOPIC/NAME`; the topic `module_files` is a module path, whose files must define names that
fit their place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.comparison.case_files import SUFFIX, StoredCase, case_names
from tests.oracle.front_end.outcome import Outcome
from tests.oracle.front_end.puppet import Puppet, Request, is_installed
from tests.oracle.recording import CaseFileRecorder, Item, Left
from tests.oracle.stored import CORPORA, case_file, case_files

#: The directory in which Puppet is made to believe that the corpus lies.
SEEN_ROOT = "/corpus"
#: The topic that is a module path.
MODULE_PATH_TOPIC = "module_files"


class Case(Record):
    """One manifest or template of the corpus."""

    topic: str
    name: str

    def __lt__(self, other: Case) -> bool:
        return (self.topic, self.name) < (other.topic, other.name)

    @property
    def stored(self) -> StoredCase:
        return case_file(CORPORA / "syntax" / f"{self.topic}{SUFFIX}").cases[self.name]

    @property
    def request(self) -> Request:
        modulepath = (f"{SEEN_ROOT}/{self.topic}",) if self.topic == MODULE_PATH_TOPIC else ()
        return Request(
            content=self.stored.content,
            file=f"{SEEN_ROOT}/{self.topic}/{self.name}",
            epp=self.name.endswith(".epp"),
            modulepath=modulepath,
        )

    def recorded(self, version: str) -> Outcome | None:
        """The outcome that is recorded for a version of Puppet, or None."""
        expected = self.stored.expected(version)
        return None if expected is None else Outcome.from_answer(expected)

    def __str__(self) -> str:
        return f"{self.topic}/{self.name}"


def all_cases() -> list[Case]:
    """Every case, in the order of their names."""
    return sorted(
        Case(path.stem, name) for path in case_files("syntax") for name in case_names(path)
    )


class SyntaxRecorder(CaseFileRecorder):
    """What Puppet's front end says about the corpus."""

    def __init__(self) -> None:
        super().__init__("syntax")

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        if not is_installed():
            raise Left("Puppet is not installed")
        requests = [Case(item.path.stem, item.name).request for item in items]
        with Puppet() as puppet:
            outcomes = puppet.examine_all(requests)
        for item, outcome in zip(items, outcomes, strict=True):
            yield item, outcome.to_record()
