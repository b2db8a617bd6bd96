"""Reports of agents: stored unchanged, and forwarded to a PuppetDB or another address."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import chain
from typing import Any

from mupuppet.environment.exports import as_utf8
from mupuppet.environment.origin import timestamp_of
from mupuppet.environment.received_json import read_flat_json
from mupuppet.server.durable_files import is_safe_name, write_file
from mupuppet.server.settings import CompilationSettings
from mupuppet.server.spool import Spool


class ReportRefused(Exception):
    """Something that is not a report of this node; the message gives the reason."""


class Reports:
    """Where reports go."""

    def __init__(self, settings: CompilationSettings) -> None:
        self._settings = settings

    def keep(self, name: str, content: bytes) -> bool:
        """Keep a report; when this returns it survives a crash. Raises ReportRefused and OSError.

        Returns whether something waits to be sent.
        """
        try:
            report = read_flat_json(content)
        except (ValueError, RecursionError) as error:
            raise ReportRefused(f"the report is not JSON: {error}") from None
        if not isinstance(report, dict) or not is_safe_name(name):
            raise ReportRefused("this is not a report")
        if report.get("host") != name:
            host = str(report.get("host"))[:200]
            raise ReportRefused(f"this is the report of {host!r}, not of {name!r}")
        payload = {} if self._settings.puppetdb is None else for_puppetdb(report)
        directory = self._settings.state.make_directory("reports", name)
        time = "".join(filter(str.isalnum, str(report.get("time"))[:19]))
        digest = sha256(content).hexdigest()[:16]
        path = os.path.join(directory, f"{time}-{digest}.json")
        # What comes again, since a process was killed or an answer was lost, is the same report:
        # all that is sent of it is equal, down to the time of its arrival.
        if not os.path.exists(path):
            write_file(path, content)
        arrived = os.stat(path).st_mtime_ns
        self._drop_old(directory)
        spooled = False
        if self._settings.puppetdb is not None:
            timestamp = timestamp_of(datetime.fromtimestamp(arrived / 1e9, UTC))
            payload |= {"producer_timestamp": timestamp, "producer": self._settings.certname}
            header = {
                "command": "store_report",
                "version": 8,
                "certname": name,
                "producer-timestamp": timestamp,
            }
            spool = Spool(self._settings.state.path("spool", "puppetdb"))
            made = as_utf8(json.dumps(payload, ensure_ascii=False))
            spool.add(header, made, (arrived, digest))
            spooled = True
        if self._settings.report_url is not None:
            spool = Spool(self._settings.state.path("spool", "reports"))
            spool.add({"certname": name, "key": digest}, content, (arrived, digest))
            spooled = True
        return spooled

    def _drop_old(self, directory: str) -> None:
        names = sorted(name for name in os.listdir(directory) if not name.startswith("."))
        for name in names[: -self._settings.keep_reports]:
            with suppress(FileNotFoundError):  # another process was faster
                os.unlink(os.path.join(directory, name))


def for_puppetdb(report: dict[str, Any]) -> dict[str, Any]:
    """A report in the form of PuppetDB's command "store report", version 8, without its producer.

    Raises ReportRefused.
    """
    statuses = list(_hash(report, "resource_statuses").values())
    resources = [_resource(each) for each in _hashes(statuses, "resource_statuses")]
    events = list(chain.from_iterable(each["events"] for each in resources))
    noop = report.get("noop")
    if noop is None:
        noop = bool(events) and all(event["status"] == "noop" for event in events)
    start = report.get("time")
    return {
        "certname": report.get("host"),
        "job_id": report.get("job_id"),
        "puppet_version": report.get("puppet_version"),
        "report_format": report.get("report_format"),
        "configuration_version": str(report.get("configuration_version") or ""),
        "start_time": start,
        "end_time": _end(start, report),
        "environment": report.get("environment"),
        "transaction_uuid": report.get("transaction_uuid"),
        "status": report.get("status"),
        "noop": noop,
        "noop_pending": report.get("noop_pending"),
        "corrective_change": report.get("corrective_change"),
        "logs": [_log(each) for each in _hashes(report.get("logs"), "logs")],
        "metrics": list(_metrics(report)),
        # What has not changed is not sent, as PuppetDB's own terminus does by default.
        "resources": [each for each in resources if each["events"] or each["skipped"]],
        "catalog_uuid": report.get("catalog_uuid") or report.get("transaction_uuid"),
        "code_id": report.get("code_id"),
        "cached_catalog_status": report.get("cached_catalog_status"),
    }


def _hash(owner: dict[str, Any], name: str) -> dict[str, Any]:
    found = owner.get(name) or {}
    if not isinstance(found, dict):
        raise ReportRefused(f"`{name}` is not a hash")
    return found


def _hashes(given: Any, name: str) -> list[dict[str, Any]]:
    found = given or []
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise ReportRefused(f"`{name}` are not hashes")
    return found


def _end(start: object, report: dict[str, Any]) -> object:
    """When the run ended: after the total of its times."""
    metrics = {(each["category"], str(each["name"])): each["value"] for each in _metrics(report)}
    total = metrics.get(("time", "total"), 0)
    try:
        return (datetime.fromisoformat(str(start)) + timedelta(seconds=total)).isoformat()
    except (TypeError, ValueError, OverflowError):  # a time or a number that is none
        return start


def _log(log: dict[str, Any]) -> dict[str, Any]:
    names = ("file", "line", "level", "message", "source", "tags", "time")
    return {name: log.get(name) for name in names}


def _metrics(report: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each metric has values, each with its name, its label and a number."""
    metrics = _hash(report, "metrics")
    for category in metrics:
        values = _hash(metrics, category).get("values") or []
        for value in values if isinstance(values, list) else [values]:
            match value:
                case [name, _, number]:
                    yield {"category": category, "name": name, "value": number}
                case _:
                    raise ReportRefused(f"the metric `{category}` has entries that are not values")


def _resource(status: dict[str, Any]) -> dict[str, Any]:
    return {
        "skipped": bool(status.get("skipped")),
        "timestamp": status.get("time"),
        "resource_type": status.get("resource_type"),
        "resource_title": str(status.get("title")),
        "file": status.get("file"),
        "line": status.get("line"),
        "containment_path": status.get("containment_path"),
        "corrective_change": status.get("corrective_change"),
        "events": [_event(each) for each in _hashes(status.get("events"), "events")],
    }


def _event(event: dict[str, Any]) -> dict[str, Any]:
    return {
        "status": event.get("status"),
        "timestamp": event.get("time"),
        "name": event.get("name"),
        "property": event.get("property"),
        "new_value": _string(event.get("desired_value")),
        "old_value": _string(event.get("previous_value")),
        "corrective_change": event.get("corrective_change"),
        "message": event.get("message"),
    }


def _string(value: object) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
