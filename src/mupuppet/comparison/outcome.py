"""What an evaluator makes of a case. Puppet's outcomes have the same forms as ours."""

from __future__ import annotations

from typing import Any, TypeAlias

from mupuppet.basics.records import Record
from mupuppet.comparison.catalogs import NormalCatalog, string_of


class Log(Record):
    """A message that Puppet logged."""

    level: str
    message: str
    line: int | None = None
    file: str | None = None


class Compiled(Record):
    """There is a catalog."""

    catalog: NormalCatalog
    logs: tuple[Log, ...] = ()


class Failed(Record):
    """The manifest is wrong.

    `kind` is Puppet's issue code or the class of its exception, `cause` the class of the exception
    that caused it.
    """

    message: str
    kind: str | None = None
    cause: str | None = None
    line: int | None = None
    column: int | None = None
    file: str | None = None
    logs: tuple[Log, ...] = ()


class Feature(Record):
    """Something in a manifest that an evaluator does not know, and where it is."""

    name: str
    line: int
    column: int


class Unsupported(Record):
    """The manifest is not in the evaluator's language."""

    features: tuple[Feature, ...]


class Broken(Record):
    """The evaluator itself failed: it ended, took too long, or raised what it must not raise."""

    reason: str


Outcome: TypeAlias = Compiled | Failed | Unsupported | Broken

_ERROR_DETAILS = ("kind", "cause", "line", "column", "file")


def summary(outcome: Outcome) -> str:
    """An outcome in one line."""
    match outcome:
        case Compiled(catalog):
            number = len(catalog.resources)
            return f"a catalog with {number} resource{'' if number == 1 else 's'}"
        case Failed():
            place = "" if outcome.line is None else f" in line {outcome.line}"
            return f"failure{place}: {outcome.message}"
        case Unsupported(features):
            shown = [f"{f.name} ({f.line}:{f.column})" for f in features]
            return "unsupported: " + ", ".join(shown)
        case Broken(reason):
            return f"no outcome: {reason}"


def to_data(outcome: Outcome) -> dict[str, Any]:
    """The form in which outcomes are recorded and reported: without what goes without saying."""
    match outcome:
        case Compiled(catalog, logs):
            return {"ok": True, **catalog.to_data(), **_logs_data(logs)}
        case Failed():
            names = ("message", *_ERROR_DETAILS)
            error = {name: getattr(outcome, name) for name in names}
            known = {name: value for name, value in error.items() if value is not None}
            return {"ok": False, "error": known, **_logs_data(outcome.logs)}
        case Unsupported(features):
            shown = [{"feature": f.name, "line": f.line, "column": f.column} for f in features]
            return {"ok": False, "unsupported": shown}
        case Broken(reason):
            return {"ok": False, "broken": reason}


def from_data(data: dict[str, Any]) -> Compiled | Failed:
    """Read what `to_data` wrote of a catalog or a failure, or an answer of the driver.

    Raises AttributeError, LookupError and TypeError for anything else.
    """
    logs = tuple(
        Log(**{**log, "level": string_of(log["level"]), "message": string_of(log["message"])})
        for log in data.get("logs", ())
    )
    if data["ok"]:
        return Compiled(NormalCatalog.from_data(data.get("catalog", data)), logs)
    error = data["error"]
    details = {name: error.get(name) for name in _ERROR_DETAILS}
    return Failed(string_of(error["message"]), **details, logs=logs)


def _logs_data(logs: tuple[Log, ...]) -> dict[str, Any]:
    if not logs:
        return {}
    names = ("level", "message", "line", "file")
    rows = [{name: getattr(log, name) for name in names} for log in logs]
    return {
        "logs": [{name: value for name, value in row.items() if value is not None} for row in rows]
    }
