"""The corpus of small texts, each with the outcome that real Puppet gave.

`tests/corpus/syntax/` has a folder for each topic. A case is a `.pp` or `.epp` file in it, and
`expected.json` of the folder holds what was recorded for its cases. Puppet sees a case under
the name `/corpus/TOPIC/...`; the topic `module_files` is a module path, whose files must
define names that fit their place.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from tests.oracle.front_end.outcome import Outcome, write_records
from tests.oracle.front_end.puppet import Request

ROOT = Path(__file__).resolve().parents[2] / "corpus" / "syntax"
#: The directory in which Puppet is made to believe that the corpus lies.
SEEN_ROOT = "/corpus"
#: The topic that is a module path.
MODULE_PATH_TOPIC = "module_files"
RECORD_NAME = "expected.json"
#: Which version of Puppet was asked.
VERSION_FILE = ROOT / "puppet_version.txt"


@dataclass(frozen=True, slots=True, order=True)
class Case:
    """One file of the corpus."""

    topic: str
    name: str

    @property
    def path(self) -> Path:
        return ROOT / self.topic / self.name

    @property
    def request(self) -> Request:
        modulepath = (f"{SEEN_ROOT}/{self.topic}",) if self.topic == MODULE_PATH_TOPIC else ()
        return Request(
            content=self.path.read_bytes(),
            file=f"{SEEN_ROOT}/{self.topic}/{self.name}",
            epp=self.name.endswith(".epp"),
            modulepath=modulepath,
        )

    def __str__(self) -> str:
        return f"{self.topic}/{self.name}"


def all_cases() -> list[Case]:
    """Every case, in the order of their names."""
    return sorted(
        Case(topic.name, path.relative_to(topic).as_posix())
        for topic in ROOT.iterdir()
        if topic.is_dir()
        for path in topic.rglob("*")
        if path.suffix in (".pp", ".epp")
    )


def recorded(topic: str) -> dict[str, Outcome]:
    """The recorded outcomes of a topic's cases, by name."""
    path = ROOT / topic / RECORD_NAME
    if not path.exists():
        return {}
    records = json.loads(path.read_text(encoding="utf-8"))
    return {name: Outcome.from_answer(record) for name, record in records.items()}


def write_recorded(topic: str, outcomes: dict[str, Outcome]) -> None:
    """Replace what is recorded for a topic."""
    records = {name: outcome.to_record() for name, outcome in outcomes.items()}
    (ROOT / topic / RECORD_NAME).write_text(write_records(records), encoding="utf-8")


def recorded_version() -> str:
    """The version of Puppet that said what is recorded."""
    return VERSION_FILE.read_text(encoding="utf-8").strip()
