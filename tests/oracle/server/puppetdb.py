"""`mupuppet serve` with a real PuppetDB: what its own queries find, and what its absence costs.

    python -m tests.oracle.server.puppetdb URL --ssl DIR [--stop COMMAND --start COMMAND]

URL is that of the PuppetDB (`https://localhost:8081`), DIR has a key and certificates that it
accepts (`private_keys/NAME.pem`, `certs/NAME.pem`, `certs/ca.pem`). With `--stop` and `--start` it
is stopped while nodes continue asking, and started again. The exit status is 1 if anything is not
as it should be.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from mupuppet.environment.exports import ExportsError
from mupuppet.environment.puppetdb import Certificates, PuppetDB
from mupuppet.server.certificates.authority import Authority
from mupuppet.server.spool import Spool
from tests.unit.server.serving import Serving

_PATIENCE = 900.0
_MANIFEST = """\
if $facts['collects'] {
  Notify <<| tag == "mu-${facts['trial']}" |>>
  $found = puppetdb_query(['from', 'facts', ['extract', ['value'],
    ['and', ['=', 'name', 'color'], ['=', 'certname', $facts['asks']]]]])
  notify { "asked ${found[0]['value']}": }
}
@@notify { "exported by ${trusted['certname']}": tag => "mu-${facts['trial']}" }
notify { "color ${facts['color']}": }
"""


class Trial:
    """Our server, and a PuppetDB."""

    def __init__(self, directory: Path, puppetdb: PuppetDB, options: list[str]) -> None:
        self._puppetdb = puppetdb
        state = directory / "state"
        Authority.create(str(state / "ca"), "localhost", bits=2048)
        manifest = directory / "site" / "manifests" / "site.pp"
        manifest.parent.mkdir(parents=True)
        manifest.write_text(_MANIFEST)
        (directory / "site" / "modules").mkdir()
        self.serving = Serving(directory / "site", state, *options)
        self.spool = Spool(str(state / "spool" / "puppetdb"))
        #: So that what other trials have left does not matter.
        self.trial = directory.name
        self.one, self.two = (f"{name}.{self.trial}".lower() for name in ("one", "two"))
        self.sent: dict[str, list[str]] = {}
        #: The last catalog of each node.
        self.catalogs: dict[str, str] = {}

    def query(self, path: str, query: list[Any]) -> list[Any]:
        """What PuppetDB finds by itself. Raises ExportsError."""
        return self._puppetdb.query(["from", path, query])

    def run(self, name: str, color: str, **facts: Any) -> Any:
        """A run of a node: its catalog, and a report."""
        reply = self.serving.catalog(name, {"color": color, "trial": self.trial, **facts})
        if reply.status != 200:
            raise SystemExit(f"{name}: {reply.status} {reply.message}")
        number = len(self.sent.setdefault(name, []))
        uuid = f"{number:08x}-0000-4000-8000-{abs(hash(name)) % 16**12:012x}"
        report = {
            "host": name, "time": "2026-01-01T00:00:00.000000000+00:00", "status": "changed",
            "report_format": 12, "puppet_version": "8.10.0", "environment": "production",
            "configuration_version": str(reply.data["version"]), "transaction_uuid": uuid,
            "catalog_uuid": reply.data["catalog_uuid"], "noop": False, "noop_pending": False,
            "corrective_change": False, "cached_catalog_status": "not_used", "logs": [],
            "metrics": {"time": {"values": [["total", "Total", 1.5]]}}, "resource_statuses": {},
        }  # fmt: skip
        for _ in range(2):  # an agent that has lost the answer sends it again
            if self.serving.call("PUT", f"/puppet/v3/report/{name}", name, report).status != 200:
                raise SystemExit(f"the report of {name} was refused")
        self.sent[name].append(uuid)
        self.catalogs[name] = reply.data["catalog_uuid"]
        return reply.data

    def wait(self) -> None:
        """Until PuppetDB has taken everything, and has worked on it."""
        until = monotonic() + _PATIENCE
        while len(self.spool) or not self._has_everything():
            if monotonic() > until:
                raise SystemExit(f"{len(self.spool)} messages wait, or reports are missing")
            sleep(0.5)

    def _has_everything(self) -> bool:
        try:
            return all(
                set(sent) <= set(self._reports(name)) and self._has_catalog(name)
                for name, sent in self.sent.items()
            )
        except ExportsError:
            return False

    def _has_catalog(self, name: str) -> bool:
        found = self.query("catalogs", ["=", "certname", name])
        return [each["catalog_uuid"] for each in found] == [self.catalogs[name]]

    def _reports(self, name: str) -> list[str]:
        found = self.query("reports", ["=", "certname", name])
        found.sort(key=lambda each: str(each["producer_timestamp"]))
        return [each["transaction_uuid"] for each in found]

    def problems(self, color: str) -> Iterator[str]:
        """What is not as it should be in PuppetDB: all reports and facts, and a new catalog."""
        for name, sent in self.sent.items():
            if self._reports(name) != sent:
                yield f"reports of {name}: {self._reports(name)} instead of {sent}"
        facts = self.query("facts", ["and", ["=", "certname", self.one], ["=", "name", "color"]])
        if [each["value"] for each in facts] != [color]:
            yield f"the facts are {facts}"
        (catalog,) = self.query("catalogs", ["=", "certname", self.one])
        titles = {each["title"] for each in catalog["resources"]["data"]}
        if f"color {color}" not in titles:
            yield f"the catalog has {titles}"
        exported = self.query(
            "resources", ["and", ["=", "exported", True], ["=", "certname", self.one]]
        )
        if [each["title"] for each in exported] != [f"exported by {self.one}"]:
            yield f"exported is {exported}"
        rejected = list((self.serving.state / "spool" / "puppetdb" / "rejected").iterdir())
        if rejected:
            yield f"rejected: {[each.name for each in rejected]}"


def _collected(trial: Trial, color: str) -> Iterator[str]:
    catalog = trial.run(trial.two, "green", collects=True, asks=trial.one)
    titles = {each["title"] for each in catalog["resources"]}
    for title in (f"exported by {trial.one}", f"asked {color}"):
        if title not in titles:
            yield f"{title!r} is not in {titles}"


def check(trial: Trial, stop: str | None, start: str | None) -> Iterator[str]:
    """Everything that is wrong."""
    trial.run(trial.one, "red")
    trial.wait()
    yield from trial.problems("red")
    yield from _collected(trial, "red")
    trial.run(trial.one, "green")
    trial.wait()
    yield from trial.problems("green")
    if stop is None or start is None:
        return
    for color in ("blue", "yellow", "white"):
        trial.run(trial.one, color)
        if color == "blue":  # in mid-run: what was sent may be half done
            subprocess.run(shlex.split(stop), check=True)
    waiting = len(trial.spool)
    print(f"  {waiting} messages wait while PuppetDB is away")
    if not waiting:
        yield "nothing waits although PuppetDB is away"
    failed = trial.serving.catalog(trial.two, {"collects": True, "trial": trial.trial})
    if failed.status != 500:
        yield f"a catalog that collects got {failed.status} while PuppetDB is away"
    subprocess.run(shlex.split(start), check=True)
    trial.wait()
    yield from trial.problems("white")
    yield from _collected(trial, "white")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("url")
    parser.add_argument("--ssl", type=Path, required=True, help="keys and certificates")
    parser.add_argument("--name", default="puppet", help="whose key and certificate it is")
    parser.add_argument("--stop", help="a command that stops the PuppetDB")
    parser.add_argument("--start", help="one that starts it again, and need not wait for it")
    options = parser.parse_args()
    authority = str(options.ssl / "certs" / "ca.pem")
    certificate, key = (
        str(options.ssl / each / f"{options.name}.pem") for each in ("certs", "private_keys")
    )
    puppetdb = PuppetDB(options.url, Certificates(authority, certificate, key))
    given = ["--puppetdb", options.url, "--puppetdb-ca", authority]
    given += ["--puppetdb-cert", certificate, "--puppetdb-key", key]
    with tempfile.TemporaryDirectory(prefix="mupuppetdb-") as directory:
        trial = Trial(Path(directory), puppetdb, given)
        try:
            problems = list(check(trial, options.stop, options.start))
        finally:
            trial.serving.end()
    print(f"{len(problems) or 'no'} problems")
    for problem in problems:
        print(f"  {problem}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
