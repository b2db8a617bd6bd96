"""The page about common mistakes: what Puppet says about them, beside what is shown here.

    python -m tests.oracle.environments.mistakes

writes docs/mistakes.md. Puppet's words are those that are recorded in the corpus.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from mupuppet.cli.main import main
from tests.oracle.environments.cases import EnvironmentCase, all_cases

PAGE = Path(__file__).parents[3] / "docs" / "mistakes.md"
_HEAD = """\
# Common mistakes

Puppet 8's messages about common mistakes in a control repository, and those of `mupuppet compile`.
mupuppet's message is Puppet's, unless another one is given; it comes with the lines of the file and
with the values that led to the mistake. The first position is where to look. The cases are those of
`tests/corpus/environments/mistakes.cases`; Puppet's messages are recorded, and a test compares this
page with the output.

| Mistake | Puppet 8 | It points to | mupuppet points to | and adds |
|---|---|---|---|---|
"""
_ROOT = "environments/production/"
_LONGEST = 160


def page() -> str:
    """The whole page."""
    cases = [case for case in all_cases() if case.path.name == "mistakes.cases"]
    return _HEAD + "".join(row for case in cases for row in _rows(case))


def _rows(case: EnvironmentCase) -> Iterator[str]:
    recorded = case.recorded("8")
    for request, theirs in zip(case.resolved_requests(), recorded, strict=True):
        name = request["node"] if len(recorded) > 1 else case.name.removeprefix("mistake_")
        error = theirs.get("error", {})
        said = _shortened(error.get("message", "nothing"))
        found = _ours(Path(case.code), request)
        cells = [
            name.replace("_", " "),
            _code(said),
            _code(_place(error.get("file"), error.get("line"), error.get("column"))),
            _code(_shown_place(found)),
            _shortened(_added(found, said)),
        ]
        yield f"| {' | '.join(_cell(each) for each in cells)} |\n"


def _ours(code: Path, request: dict[str, Any]) -> dict[str, Any] | None:
    """The first error that the command line reports."""
    facts = code / f"facts-{request['node']}.json"
    facts.write_text(json.dumps(request["facts"]))
    asked = ["compile", ".", "--node", request["node"], "--facts", str(facts)]
    options = ["--puppet", "8", "--ruby", "never", "--diagnostics", "json", "-q"]
    printed = io.StringIO()
    with chdir(code / _ROOT), redirect_stderr(printed), redirect_stdout(io.StringIO()):
        main([*asked, *options])
    found: list[dict[str, Any]] = json.loads(printed.getvalue() or "[]")
    return next((each for each in found if each["severity"] == "error"), None)


def _place(file: str | None, line: int | None, column: int | None) -> str:
    parts = [None if file is None else file.removeprefix(_ROOT), line, column]
    return ":".join(str(part) for part in parts if part is not None) or "no place"


def _shown_place(found: dict[str, Any] | None) -> str:
    if found is None:
        return "no place"
    start = found["span"]["start"]
    return _place(found["file"], start["line"], start["column"])


def _added(found: dict[str, Any] | None, said: str) -> str:
    """What is said besides Puppet's words and the way to the mistake."""
    if found is None:
        return ""
    notes = [note for note in found["notes"] if not note.startswith(("in ", "looked up at "))]
    message = _shortened(found["message"])
    if message not in said:
        notes.insert(0, message)
    return "; ".join([*notes, *([found["hint"]] if found["hint"] else [])])


def _shortened(text: str) -> str:
    text = " ".join(text.replace(_ROOT, "").removeprefix("Evaluation Error: ").split())
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _code(text: str) -> str:
    return text if text in ("no place", "nothing") else f"`{text.replace('`', chr(39))}`"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
