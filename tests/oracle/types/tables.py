"""Tables of what real Puppet says about types and values.

Each table in `tests/corpus/types` is a JSON file with one row per line. The first columns of a row
are what is asked, as Puppet expressions; the rest is Puppet's answer. To extend a table, add rows
with only the question to it and record.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from mupuppet.comparison.case_files import MAIN_VERSION
from tests.oracle.recording import Item, TableRecorder, table
from tests.oracle.stored import CORPORA

DRIVER = Path(__file__).with_name("driver.rb")
TABLES = CORPORA / "types"

Row = list[Any]


def load(name: str, version: str = MAIN_VERSION) -> list[Any]:
    """A table by its name, as a version of Puppet filled it."""
    return table(TABLES / f"{name}.json", version)


def aliases() -> dict[str, str]:
    """The type aliases that all tables may use: names and definitions."""
    return dict(load("aliases"))


def write_modules(directory: Path) -> None:
    """Write modules that define the aliases."""
    for name, definition in aliases().items():
        *directories, last = name.lower().split("::")
        path = directory / directories[0] / "types" / Path(*directories[1:], f"{last}.pp")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"type {name} = {definition}\n", encoding="utf-8")


#: The answer to a question on which Puppet itself breaks.
BROKEN = "(broken)"


def ask(requests: list[dict[str, Any]], *, may_break: bool = False) -> list[Any]:
    """Puppet's answers; an error that Puppet did not expect is an exception, unless it may be."""
    with tempfile.TemporaryDirectory() as directory:
        write_modules(Path(directory))
        lines = "".join(f"{json.dumps(request)}\n" for request in requests)
        command = ["ruby", "-W0", str(DRIVER), directory]
        run = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    failed = [
        f"{str(request)[:100]}: {answer['error'][:200]}"
        for request, answer in zip(requests, answers, strict=True)
        if "error" in answer
    ]
    if failed and not may_break:
        raise RuntimeError("\n".join(failed))
    return [answer.get("answer", BROKEN) for answer in answers]


def as_list(answer: Any) -> list[Any]:
    """An answer as the last columns of a row."""
    return answer if isinstance(answer, list) else [answer]


@cache
def requests_for(name: str) -> list[tuple[Row, dict[str, Any]]]:
    """The questions of a table: the columns to keep, and the request."""
    values = [row[0] for row in load("values")]
    types = [row[0] for row in load("types")]
    asked: list[tuple[Row, dict[str, Any]]] = []
    for row in load(name):
        match name:
            case "values" | "types":
                kept, request = row[:1], {"ask": name[:-1], "code": row[0]}
            case "access" | "comparisons" | "type_sets":
                kept, request = row[:1], {"ask": "access", "code": row[0]}
            case "instances":
                kept, request = row[:1], {"ask": "instance", "type": row[0], "values": values}
            case "assignable":
                kept, request = row[:1], {"ask": "assign", "type": row[0], "types": types}
            case "common":
                kept, request = row[:2], {"ask": "common", "left": row[0], "right": row[1]}
            case "mismatches":
                kept, request = row[:2], {"ask": "mismatch", "type": row[0], "value": row[1]}
            case "parameters":
                kept = row[:3]
                request = {"ask": "parameters", "type": row[0], "value": row[1]}
                request["missing_ok"] = row[2]
            case "signatures":
                kept = row[:4]
                request = dict(zip(["name", "signatures", "arguments", "block"], kept, strict=True))
                request["ask"] = "signatures"
            case "relations":
                kept, request = row[:2], {"ask": "relation", "operator": row[0], "left": row[1]}
                request["values"] = values
            case "numbers" | "quoted" | "uris":
                kept, request = row[:1], {"ask": name.removesuffix("s"), "text": row[0]}
            case "merged_uris":
                kept, request = row[:2], {"ask": "merged_uri", "base": row[0], "reference": row[1]}
            case "inspected":
                kept, request = row[:1], {"ask": "inspected", "code": row[0]}
            case "times":
                kept = row[:3]
                request = dict(zip(["kind", "nanoseconds", "arguments"], kept, strict=True))
                request["ask"] = "time"
            case "parsed_times":
                kept, request = row[:2], {"ask": "parsed_time", "kind": row[0]}
                request["arguments"] = row[1]
            case "ranges":
                kept, request = row[:1], {"ask": "range", "text": row[0], "versions": VERSIONS}
            case _:
                raise ValueError(f"no such table: {name}")
        asked.append((kept, request))
    return asked


#: The versions that ranges are tried on.
VERSIONS = """
    0.0.0 0.1.0 0.9.9 1.0.0-alpha 1.0.0-rc.1 1.0.0 1.0.1 1.2.0 1.2.3-rc1 1.2.3 1.2.4 1.3.0 1.9.9
    2.0.0-beta 2.0.0 2.1.0 3.0.0
""".split()

#: All tables that are recorded; the aliases are only questions.
NAMES = [
    "values", "types", "instances", "assignable", "common", "access", "mismatches",
    "parameters", "signatures", "relations", "numbers", "quoted", "inspected", "times",
    "parsed_times", "ranges", "uris", "merged_uris", "comparisons",
]  # fmt: skip


#: Once Puppet has shown a set of types, it shows all other types differently.
_LAST = "type_sets"


class TypeTableRecorder(TableRecorder):
    """What Puppet says about types; tables that build on each other are asked by one process."""

    def __init__(self) -> None:
        super().__init__("types", [*NAMES, _LAST])

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        for is_last in (False, True):
            asked = [item for item in items if (item.path.stem == _LAST) is is_last]
            questions = [requests_for(item.path.stem)[int(item.name) - 1] for item in asked]
            answers = ask([request for _, request in questions]) if asked else []
            for item, (kept, _), answer in zip(asked, questions, answers, strict=True):
                yield item, kept + as_list(answer)
