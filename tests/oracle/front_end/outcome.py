"""What a front end says about one text: the same form for real Puppet and for ours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mupuppet.basics.records import Record


class Issue(Record):
    """An error or a warning; Puppet gives some without a code, a line or a column."""

    code: str | None
    severity: str
    line: int | None
    column: int | None
    message: str

    def __str__(self) -> str:
        place = f"{self.line or '-'}:{self.column or '-'}"
        return f"{place} {self.severity} {self.code or '(no code)'}: {self.message}"


class Outcome(Record):
    """Whether a source is accepted, its tree in Puppet's notation, and what was reported about it.

    `stage` is where it ended: "syntax", "validation" or "definitions" if it was rejected,
    else "done". `pn` is None if the syntax is wrong, and also where Puppet's own writer fails
    (`pn_problem` says how). `exception` names the class of an error that Puppet did not mean
    to raise; the text is rejected all the same.
    """

    ok: bool
    stage: str
    pn: str | None
    errors: tuple[Issue, ...] = ()
    warnings: tuple[Issue, ...] = ()
    pn_problem: str | None = None
    exception: str | None = None

    @classmethod
    def from_answer(cls, answer: dict[str, Any]) -> Outcome:
        """Read an answer of `front_end.rb`, or what was recorded of one."""
        return cls(
            ok=answer["ok"],
            stage=answer.get("stage", "done"),
            pn=answer.get("pn"),
            errors=tuple(_issues(answer.get("errors", ()), "error")),
            warnings=tuple(_issues(answer.get("warnings", ()), "warning")),
            pn_problem=answer.get("pn_problem"),
            exception=answer.get("exception"),
        )

    def to_record(self) -> dict[str, Any]:
        """The form in which outcomes are recorded: without what goes without saying."""
        record: dict[str, Any] = {"ok": self.ok}
        if self.stage != "done":
            record["stage"] = self.stage
        for name in ("exception", "pn", "pn_problem"):
            if (value := getattr(self, name)) is not None:
                record[name] = value
        if self.errors:
            record["errors"] = [_issue_record(issue) for issue in self.errors]
        if self.warnings:
            record["warnings"] = [_issue_record(issue) for issue in self.warnings]
        return record


def _issues(entries: Iterable[dict[str, Any]], severity: str) -> Iterable[Issue]:
    for entry in entries:
        yield Issue(
            code=entry.get("issue_code"),
            severity=entry.get("severity", severity),
            line=entry.get("line"),
            column=entry.get("pos"),
            message=entry["message"],
        )


def _issue_record(issue: Issue) -> dict[str, Any]:
    record: dict[str, Any] = {
        "issue_code": issue.code,
        "line": issue.line,
        "pos": issue.column,
        "message": issue.message,
    }
    if issue.severity == "deprecation":
        record["severity"] = issue.severity
    return {name: value for name, value in record.items() if value is not None}
