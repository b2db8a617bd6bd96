"""Agents in a loop, while the processes of their server are killed at random.

    python -m tests.oracle.server.faults [--seconds 3600] [--pause 3] [--agents 480] [--seed N]

Most agents are light: they speak the agents' protocol, with certificates of their own. Every
`--agents` seconds a real one runs, of each version in turn (0 for never). In the meantime workers,
the processes that they are forked from, and the server itself are killed (then it is started
again, as a service manager does), code is switched, certificates are revoked, the receiver of
reports goes and comes, and other clients are slow, silent or send rubbish.

Every run must end well, or with an error that says why. At the end nothing may be missing: each
report that was confirmed was kept and forwarded, in order; each certificate is in the inventory,
and no serial number is there twice. The exit status is 1 if anything is not so.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import signal
import socket
import ssl
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException, HTTPSConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any
from uuid import UUID

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from mupuppet.server.certificates.authority import Authority
from mupuppet.server.spool import Spool
from tests.oracle.server.agents import Agent
from tests.oracle.versions import installed
from tests.unit.server.serving import Serving

_LIGHT_AGENTS = 3
#: What is killed: one of these at a time.
_TARGETS = (*("worker",) * 6, *("template",) * 3, "root", "root", "server")
#: How an agent's run may end besides well: it could not connect, or was told to come later.
_UNREACHABLE, _LATER = "unreachable", "come later"


def processes_below(process: int) -> list[int]:
    """All processes that a process has started, and those that these have."""
    children: dict[int, list[int]] = {}
    for entry in filter(str.isdecimal, os.listdir("/proc")):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            fields = Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()
            children.setdefault(int(fields[1]), []).append(int(entry))
    below, waiting = [], [process]
    while waiting:
        for child in children.get(waiting.pop(), []):
            below.append(child)
            waiting.append(child)
    return below


class Receiver:
    """Takes reports, and is gone at times."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, str]] = []
        self.keys: list[str] = []
        self.is_away = False
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                report = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                if not outer.is_away:
                    outer.taken.append((report["host"], report["transaction_uuid"]))
                    outer.keys.append(self.headers["Idempotency-Key"])
                self.send_response(503 if outer.is_away else 200)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Trial:
    """A server, those who use it, and those who do it harm."""

    def __init__(self, directory: Path, seconds: float, pause: float, seed: int) -> None:
        self.directory = directory
        self.random = Random(seed)
        self.until = monotonic() + seconds
        self._pause = pause
        self.problems: list[str] = []
        self.outcomes: Counter[str] = Counter()
        #: What was confirmed: reports of each node in their order, and certificates.
        self.reports: dict[str, list[str]] = {}
        self.certificates: dict[str, list[bytes]] = {}
        self.revoked: list[int] = []
        self.receiver = Receiver()
        self.site = _make_site(directory)
        self.state = directory / "state"
        Authority.create(str(self.state / "ca"), "localhost", bits=2048)
        self.authority = Authority(str(self.state / "ca"))
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port = found.getsockname()[1]
        self.serving = self._started()
        self.serving.certificate("admin", administers=True)

    def _started(self) -> Serving:
        return Serving(
            *(self.site, self.state, "--listen", f"127.0.0.1:{self.port}", "--autosign", "all"),
            *("--environment-timeout", "unlimited", "--report-url", self.receiver.url),
            *("--keep-reports", "1000000", "--log-level", "warning", "--workers", "2"),
        )

    def run(self, versions: list[Any], every: float) -> None:
        """Let everything happen until the time is over; then look at what is left."""
        work: list[Callable[[], None]] = [
            *(_LightAgent(self, number).run for number in range(_LIGHT_AGENTS)),
            self._kill,
            self._change_code,
            self._revoke,
            self._annoy,
        ]
        if versions:
            work.append(lambda: self._real_agents(versions, every))
        threads = [threading.Thread(target=self._watched, args=(each,)) for each in work]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self._look_at_the_end()

    def _watched(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:
            self.problems.append(f"{getattr(work, '__qualname__', work)}: {error!r}")
            raise

    def wait(self, seconds: float) -> bool:
        """Wait; whether there is time left."""
        sleep(max(0.0, min(seconds, self.until - monotonic())))
        return monotonic() < self.until

    # --- What is done to the server

    def _kill(self) -> None:
        while self.wait(self.random.uniform(0.2, 2 * self._pause)):
            target = self.random.choice(_TARGETS)
            below = processes_below(self.serving.process.pid)
            if target == "server":
                self.serving.process.kill()
                self.serving.process.wait()
                assert self.serving.process.stdout is not None
                self.serving.process.stdout.close()
                self.serving = self._started()
            elif below:
                # Workers lead groups of their own; what they are forked from is older.
                workers = [each for each in below if _leads_a_group(each)]
                others = sorted(set(below) - set(workers))
                chosen = workers if target == "worker" else others
                if target == "root":
                    chosen = others[:1]
                if chosen:
                    with suppress(ProcessLookupError):
                        os.kill(self.random.choice(chosen), signal.SIGKILL)
            self.outcomes[f"killed: {target}"] += 1

    def _change_code(self) -> None:
        version = 0
        while self.wait(2 * self._pause):
            version = 1 - version
            link = self.site / "environments" / "next"
            link.symlink_to(self.directory / f"v{version}")
            link.rename(self.site / "environments" / "production")
            with suppress(OSError, HTTPException):
                address = "/puppet-admin-api/v1/environment-cache"
                status = self.serving.call("DELETE", address, "admin").status
                self.outcomes[f"code loaded: {status}"] += 1
            self.receiver.is_away = self.random.random() < 0.3

    def _revoke(self) -> None:
        """Certificates that are made and revoked by another process, in the same directory."""
        number = 0
        while self.wait(2 * self._pause):
            number += 1
            name = f"gone{number}"
            self.serving.certificate(name)
            made = self.authority.certificate_pem(name)
            assert made is not None
            self.certificates[name] = [made]
            self.revoked.append(x509.load_pem_x509_certificate(made).serial_number)
            self.authority.revoke([name])
            with suppress(OSError, HTTPException):
                status = self.serving.call("GET", f"/puppet/v3/node/{name}", name).status
                self.outcomes[f"revoked: {status}"] += 1
                if status != 403:
                    self.problems.append(f"a revoked certificate got {status}")

    def _annoy(self) -> None:
        bomb = gzip.compress(b"\0" * (80 << 20))
        context = self.serving.context("admin")
        silent: list[socket.socket] = []
        address = "/puppet/v3/report/admin"
        rubbish: list[tuple[str, bytes, dict[str, str], tuple[int, ...]]] = [
            (address, bomb, {"Content-Encoding": "gzip"}, (413,)),
            (address, b"{", {}, (400,)),
            (address, b"[" * 100_000, {}, (400,)),
            (address, b"\xff\xfe", {}, (400,)),
            (address, b"x", {"Content-Encoding": "gzip"}, (400,)),
            ("/puppet/v3/report/..%2f..%2fetc", b"{}", {}, (400,)),
            ("/puppet/v3/facts/admin", b"[1]", {}, (400,)),
        ]
        while self.wait(2 * self._pause):
            with suppress(OSError, HTTPException):
                silent.append(socket.create_connection(("127.0.0.1", self.port)))
                half = context.wrap_socket(
                    socket.create_connection(("127.0.0.1", self.port)), server_hostname="localhost"
                )
                half.sendall(b"PUT /puppet/v3/report/admin HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
                silent.append(half)
                path, content, headers, expected = self.random.choice(rubbish)
                connection = HTTPSConnection("localhost", self.port, timeout=60, context=context)
                given = {"Content-Type": "application/json", **headers}
                connection.request("PUT", path, content, given)
                status = connection.getresponse().status
                connection.close()
                self.outcomes[f"rubbish: {status}"] += 1
                if status not in (*expected, 503):
                    self.problems.append(f"{path} {content[:20]!r} {headers} got {status}")
            while len(silent) > 20:
                silent.pop(0).close()
        for each in silent:
            each.close()

    def _real_agents(self, versions: list[Any], every: float) -> None:
        for at in range(1 << 30):
            oracle = versions[at % len(versions)]
            name = f"real{at}.example.com"
            with oracle.asking():
                agent = Agent(self.serving, self.directory / "agents", name)
                for run in ("first", "second"):
                    done = agent.run("--http_connect_timeout", "30")
                    shown = done.stdout + done.stderr
                    is_clear = "Error: " in shown or "Warning: " in shown
                    well = done.returncode in (0, 2)
                    outcome = "well" if well else "with an error" if is_clear else "unclear"
                    self.outcomes[f"agent {oracle.version}: {run} run ended {outcome}"] += 1
                    if outcome == "unclear":
                        self.problems.append(f"{name} ended with {done.returncode}: {shown}")
                    for line in shown.splitlines():
                        if "Error: " in line:
                            print(f"  {name}: {line[:300]}", flush=True)
            if not self.wait(every):
                return

    # --- What must be there at the end

    def _look_at_the_end(self) -> None:
        self.receiver.is_away = False
        if self.serving.process.poll() is not None:
            self.serving = self._started()
        spool = Spool(str(self.state / "spool" / "reports"))
        patience = monotonic() + 300
        while len(spool) and monotonic() < patience:
            sleep(0.2)
        if self.serving.end() != 0:
            self.problems.append("the server did not end well")
        self.receiver.close()
        for name, confirmed in self.reports.items():
            self._look_at_reports(name, confirmed)
        serials = [line.serial for line in self.authority.inventory()]
        self.outcomes["certificates issued"] = len(serials)
        if len(serials) != len(set(serials)):
            self.problems.append("serial numbers were issued twice")
        gone = {each["serial_number"] for each in self.authority.statuses("revoked")}
        if not set(self.revoked) <= gone:
            self.problems.append("revocations were lost")
        for name, given in self.certificates.items():
            if len(set(given)) != 1:
                self.problems.append(f"{name} has got different certificates")
            if self.authority.certificate_pem(name) != given[0]:
                self.problems.append(f"the certificate of {name} is not there any more")
            if x509.load_pem_x509_certificate(given[0]).serial_number not in serials:
                self.problems.append(f"the certificate of {name} is not in the inventory")
        log = self.serving.log.read_text()
        if "Traceback" in log:
            self.problems.append(f"there is a traceback in {self.serving.log}")

    def _look_at_reports(self, name: str, confirmed: list[str]) -> None:
        kept = [
            json.loads(path.read_bytes())["transaction_uuid"]
            for path in (self.state / "reports" / name).glob("*.json")
        ]
        if lost := set(confirmed) - set(kept):
            self.problems.append(f"{len(lost)} reports of {name} were not kept")
        if len(kept) != len(set(kept)):
            self.problems.append(f"reports of {name} were kept twice")
        taken = [uuid for host, uuid in self.receiver.taken if host == name]
        once = list(dict.fromkeys(taken))
        self.outcomes["reports forwarded again"] += len(taken) - len(once)
        in_order = [uuid for uuid in once if uuid in set(confirmed)]
        if in_order != confirmed:
            self.problems.append(f"reports of {name} were not forwarded, or not in order")


def _leads_a_group(process: int) -> bool:
    try:
        return os.getpgid(process) == process
    except ProcessLookupError:
        return False


class _LightAgent:
    """What an agent asks for, without its cost."""

    def __init__(self, trial: Trial, number: int) -> None:
        self._trial = trial
        self._random = Random(number)
        self._number = number
        self._count = 0
        self._name = ""
        self._context: ssl.SSLContext | None = None

    def run(self) -> None:
        while self._trial.wait(self._random.uniform(0.3, 1.5)):
            if self._count % 20 == 0:
                self._context = None
                self._name = f"light{self._number}-{self._count}"
            self._count += 1
            try:
                outcome = self._once()
            except (OSError, HTTPException) as error:
                outcome = f"{_UNREACHABLE}: {type(error).__name__}"
            self._trial.outcomes[f"run: {outcome}"] += 1

    def _once(self) -> str:
        if self._context is None:
            self._context = self._with_certificate()
        name, context = self._name, self._context
        connection = HTTPSConnection("localhost", self._trial.port, timeout=120, context=context)
        try:
            return self._with(connection, name)
        finally:
            connection.close()

    def _with(self, connection: HTTPSConnection, name: str) -> str:
        if (status := self._ask(connection, "GET", f"/puppet/v3/node/{name}")[0]) != 200:
            return self._refused("node", status)
        options = "recurse=true&links=follow&checksum_type=sha256&environment=production"
        status, content = self._ask(
            connection, "GET", f"/puppet/v3/file_metadatas/plugins?{options}"
        )
        if status != 200:
            return self._refused("plugins", status)
        facts = {"name": name, "values": {"color": "red"}}
        form = f"facts_format=application/json&facts={json.dumps(facts)}&environment=production"
        status, content = self._ask(
            connection, "POST", f"/puppet/v3/catalog/{name}?environment=production",
            form.encode(), "application/x-www-form-urlencoded",
        )  # fmt: skip
        if status != 200:
            return self._refused("catalog", status)
        titles = [each["title"] for each in json.loads(content)["resources"]]
        versions = {title.split()[1] for title in titles if title.split()[0] in ("site", "class")}
        if len(versions - {"demo"}) != 1:
            self._trial.problems.append(f"{name} got a catalog of {titles}")
        uuid = str(UUID(int=self._random.getrandbits(128)))
        report = {
            "host": name, "time": f"2026-01-01T00:00:00.{self._count:06d}+00:00",
            "status": "changed", "transaction_uuid": uuid, "logs": ["x" * 2000],
        }  # fmt: skip
        address = f"/puppet/v3/report/{name}?environment=production"
        status, _ = self._ask(
            connection, "PUT", address, json.dumps(report).encode(), "application/json"
        )
        if status != 200:
            return self._refused("report", status)
        self._trial.reports.setdefault(name, []).append(uuid)
        return "well"

    def _ask(
        self, connection: HTTPSConnection, method: str, address: str, body: bytes | None = None,
        kind: str = "text/plain",
    ) -> tuple[int, bytes]:  # fmt: skip
        """Ask, and again if the server says so, as agents do."""
        status, content = 0, b""
        for _ in range(5):
            headers = {"Content-Type": kind, "Accept": "application/json"}
            connection.request(method, address, body, headers)
            response = connection.getresponse()
            status, content = response.status, response.read()
            if status != 503:
                break
            if response.headers["Retry-After"] is None:
                self._trial.problems.append(f"{address}: 503 without Retry-After")
            self._trial.outcomes[f"503: {content[:120].decode()}"] += 1
            sleep(1.0)
        return status, content

    def _refused(self, what: str, status: int) -> str:
        if status != 503:
            self._trial.problems.append(f"{self._name}: {what} got {status}")
        return _LATER

    def _with_certificate(self) -> ssl.SSLContext:
        """Ask for a certificate until there is one, as agents do with `waitforcert`."""
        name, trial = self._name, self._trial
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        csr = x509.CertificateSigningRequestBuilder().subject_name(subject)
        content = csr.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
        bundle = str(trial.state / "ca" / "ca_crt.pem")
        without = ssl.create_default_context(cafile=bundle)
        given = None
        while given is None:
            connection = HTTPSConnection("localhost", trial.port, timeout=120, context=without)
            with suppress(OSError, HTTPException):
                self._ask(connection, "PUT", f"/puppet-ca/v1/certificate_request/{name}", content)
                status, found = self._ask(connection, "GET", f"/puppet-ca/v1/certificate/{name}")
                given = found if status == 200 else None
            connection.close()
            if given is None:
                sleep(0.5)
        trial.certificates.setdefault(name, []).append(given)
        own = x509.load_pem_x509_certificate(given).public_key()
        if own != key.public_key():
            trial.problems.append(f"{name} has got a certificate for another key")
        directory = trial.directory / "keys"
        directory.mkdir(exist_ok=True)
        path = directory / f"{name}.pem"
        private = key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        path.write_bytes(private + given)
        context = ssl.create_default_context(cafile=bundle)
        context.load_cert_chain(path)
        return context


def _make_site(directory: Path) -> Path:
    for version in (0, 1):
        root = directory / f"v{version}"
        for path, content in {
            "manifests/site.pp": f"notify {{ 'site v{version}': }} include demo\n",
            "modules/demo/manifests/init.pp": f"""\
class demo {{
  notify {{ 'class v{version}': }}
  @@notify {{ "from ${{trusted['certname']}}": tag => 'shared' }}
  if $facts['color'] != 'red' {{ include demo::files }}
}}
""",
            "modules/demo/manifests/files.pp": """\
class demo::files {
  $root = $facts['demo_root']
  file { "${root}/hello": source => 'puppet:///modules/demo/hello' }
}
""",
            "modules/demo/files/hello": "hello\n",
            "modules/demo/lib/facter/demo.rb": (
                "Facter.add(:demo_root) { setcode { ENV['DEMO_ROOT'] } }\n"
            ),
        }.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(content)
    site = directory / "site"
    (site / "environments").mkdir(parents=True)
    (site / "environments" / "production").symlink_to(directory / "v0")
    return site


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--pause", type=float, default=3.0, help="between two kills, on average")
    parser.add_argument("--agents", type=float, default=480.0, help="seconds between real agents")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", type=Path, help="where the server's log is copied to")
    options = parser.parse_args()
    versions = [installed()[each] for each in sorted(installed())] if options.agents else []
    with tempfile.TemporaryDirectory(prefix="mupuppet-faults-") as directory:
        trial = Trial(Path(directory), options.seconds, options.pause, options.seed)
        trial.run(versions, options.agents)
        if options.log is not None:
            options.log.write_bytes(trial.serving.log.read_bytes())
        for outcome, count in sorted(trial.outcomes.items()):
            print(f"{count:6} {outcome}")
        print(f"{sum(map(len, trial.reports.values())):6} reports confirmed")
        print(f"{len(trial.problems)} problems")
        for problem in trial.problems:
            print(f"  {problem}")
    return 1 if trial.problems else 0


if __name__ == "__main__":
    sys.exit(main())
