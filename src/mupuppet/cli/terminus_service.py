"""Answers the terminus: requests on a Unix socket, compiled by a pool of processes.

A connection has one request: a line of JSON, as for `mupuppet batch`, optionally followed by
Puppet's catalog, to compare with. The answer is a line of JSON, and the catalog.
"""

import asyncio
import fcntl
import gc
import json
import os
import signal
from argparse import Namespace
from collections import defaultdict, deque
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from mupuppet.basics import slashed
from mupuppet.cli.batch import Defaults, answer, had_too_little_memory
from mupuppet.cli.options import FINE
from mupuppet.cli.workers import available_cores
from mupuppet.diagnostics.render_text import show_text
from mupuppet.diff.changes import Failure, Outcome, compare, status_of
from mupuppet.diff.given_catalogs import checked_catalog
from mupuppet.diff.values import ABSENT
from mupuppet.supervision import Last, SupervisionError, WorkLimits
from mupuppet.supervision.pool import Pool

#: How long a request line, and a catalog to compare with, may be.
_MOST_BYTES = 256 << 20

#: The request, and Puppet's catalog; the answer, and ours.
_Work = tuple[bytes, bytes]
_Answer = tuple[dict[str, Any], bytes]


def serve(options: Namespace) -> int:
    """Serve until a signal ends it."""
    log = slashed.abspath(options.log)
    defaults = Defaults(ruby=options.ruby, limits=tuple(options.limits))

    def work(given: _Work) -> _Answer | Last[_Answer]:
        return _answered(given, log, defaults)

    limits = WorkLimits(float(options.timeout), None, 2000)
    with Pool(work, options.workers or available_cores(), limits, prepare=_prepare) as pool:
        asyncio.run(_serve(options, pool))
    return FINE


def _prepare(_: object) -> None:
    gc.enable()  # these processes live long


async def _serve(options: Namespace, pool: Pool[_Work, _Answer]) -> None:
    ending = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, ending.set)

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            reply, catalog = await _handled(reader, pool)
            writer.write(json.dumps({**reply, "bytes": len(catalog)}).encode() + b"\n" + catalog)
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError, ValueError):
            return  # Puppet has gone away, and compiles itself
        finally:
            writer.close()

    socket = slashed.abspath(options.socket)
    os.makedirs(os.path.dirname(socket), exist_ok=True)
    with suppress(FileNotFoundError):
        os.unlink(socket)
    # A user who may write here gets catalogs for any facts: the group is that of Puppet Server.
    before = os.umask(0o117)
    try:
        server = await asyncio.start_unix_server(handle, socket, limit=_MOST_BYTES)
    finally:
        os.umask(before)
    print(f"serving catalogs at {show_text(socket)}", flush=True)
    await ending.wait()
    server.close()


async def _handled(reader: asyncio.StreamReader, pool: Pool[_Work, _Answer]) -> _Answer:
    line = await reader.readline()
    size = _compared_bytes(line)
    compared = await reader.readexactly(size) if size else b""
    try:
        return await asyncio.wrap_future(pool.submit((line, compared)))
    except SupervisionError as error:
        return {"ok": False, "error": str(error) or type(error).__name__}, b""


def _compared_bytes(line: bytes) -> int:
    """How many bytes follow a request. Raises ValueError."""
    try:
        header = json.loads(line)
    except RecursionError:
        raise ValueError("too deep") from None
    size = (header.get("bytes") or 0) if isinstance(header, dict) else None
    if not isinstance(size, int) or not 0 <= size <= _MOST_BYTES:
        raise ValueError("not a request")
    return size


def _answered(given: _Work, log: str, defaults: Defaults) -> _Answer | Last[_Answer]:
    """Compile, in a worker."""
    line, compared = given
    header = json.loads(line)
    try:
        theirs = _compared_catalog(compared) if compared else None
    except (ValueError, RecursionError) as error:
        return {"ok": False, "error": f"bad request: Puppet's catalog: {error}"}, b""
    answered = answer(json.dumps(header.get("request")).encode(), defaults)
    catalog = answered.pop("catalog")
    if catalog is not None:
        catalog["version"] = int(answered["version"])
        catalog["catalog_uuid"] = answered["catalog_uuid"]
        catalog["code_id"] = header.get("code_id")
    if theirs is not None:
        _write_comparison(header, theirs, catalog, answered, log)
        return {"ok": answered["ok"]}, b""
    content = b"" if catalog is None else json.dumps(catalog, ensure_ascii=False).encode()
    names = ("ok", "error", "exported")
    reply = {**{name: answered[name] for name in names}, "logs": _logs(answered)}
    return Last((reply, content)) if had_too_little_memory(answered) else (reply, content)


def _compared_catalog(content: bytes) -> dict[str, Any]:
    """Puppet's catalog. Raises ValueError."""
    catalog = checked_catalog(json.loads(content))
    if not all(isinstance(catalog.get(name), str) for name in ("name", "environment")):
        raise ValueError("it does not name its node and its environment")
    return catalog


def _logs(answered: dict[str, Any]) -> list[dict[str, str]]:
    """What is logged; Puppet's warnings name their places."""
    places: defaultdict[str, deque[str]] = defaultdict(deque)
    for each in answered["diagnostics"]:
        if each["file"]:
            place = f"(file: {each['file']}, line: {each['line']}, column: {each['column']})"
            places[each["message"]].append(place)
    return [
        {"level": log["level"], "message": f"{log['message']} {found.popleft()}"}
        if log["level"] == "warning" and (found := places.get(log["message"]))
        else log
        for log in answered["logs"]
    ]


def _write_comparison(
    header: dict[str, Any],
    theirs: dict[str, Any],
    ours: dict[str, Any] | None,
    answered: dict[str, Any],
    log: str,
) -> None:
    failure = None if ours is not None else Failure(str(answered["error"]))
    before, after = Outcome(theirs), Outcome(ours, failure)
    changes = compare(before, after)
    record = {
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
        "node": theirs["name"],
        "environment": theirs["environment"],
        "status": status_of(before, after, changes),
        "puppet_seconds": header.get("seconds"),
        "seconds": answered["seconds"],
        "error": answered["error"],
        "changes": [
            {
                "kind": each.kind,
                "resource": each.resource,
                "attribute": each.attribute,
                "before": None if each.is_sensitive or each.before is ABSENT else each.before,
                "after": None if each.is_sensitive or each.after is ABSENT else each.after,
            }
            for each in changes
        ],
    }
    os.makedirs(os.path.dirname(log), exist_ok=True)
    descriptor = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o640)
    with open(descriptor, "ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.write(json.dumps(record, ensure_ascii=False, default=str).encode() + b"\n")
