"""Catalogs over HTTPS: `mupuppet serve` and, beside it, a Puppet Server; same site, same client.

    bench/run server [--site DIR] [--puppet-port 8140 --puppet-pid PID --puppet-ssl DIR] [--soak N]

Each catalog is a connection of its own, as agents open them. What counts is the CPU time of the
server's processes for each catalog, after some that are not counted. A Puppet Server is measured if
it runs already: with `environmentpath` set to `environments/` of the site (made by `--site`),
`environment_timeout = unlimited`, and a certificate of the node `bench` in DIR (`certs/`,
`private_keys/`, `certs/ca.pem`). Under load, eight clients ask at once: how long the slowest of a
hundred waits says something on a quiet machine only. `--soak` asks for that many catalogs of 500
nodes, every tenth of them one with 1,000 files, and shows the memory.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPSConnection
from pathlib import Path
from ssl import SSLContext, create_default_context
from time import perf_counter
from urllib.parse import quote, urlencode

from bench.report import Figure, add_json_option, report
from mupuppet.basics.records import Record
from mupuppet.server.certificates.authority import Authority
from mupuppet.server.own_certificate import write_pair

#: Environment, catalogs that are not counted and that are, by each side, and the target. A Java
#: process goes on getting faster for hundreds of catalogs.
WORKLOADS = (
    ("trivial", (30, 200), (300, 100), 5.0),
    ("files", (5, 30), (15, 10), 10.0),
    ("apache", (2, 6), (1, 2), 10.0),
)
_CLIENTS = 8
#: How many nodes ask in turn for the catalogs of `--soak`.
_NODES = 500
NODE = "bench"
FACTS = {
    "os": {"family": "Debian", "name": "Debian", "release": {"full": "12.0", "major": "12"}},
    "networking": {"fqdn": NODE, "hostname": NODE, "domain": "example.com", "ip": "192.0.2.1"},
    "kernel": "Linux",
    "clientcert": NODE,
    "clientversion": "8.10.0",
    "clientnoop": False,
}
_APACHE = """\
class { 'apache': default_vhost => false }
Integer[1, 200].each |$i| {
  apache::vhost { "v${i}.example.com": port => 80, docroot => "/var/www/v${i}" }
}
"""
_FILES = """\
Integer[1, 1000].each |$i| {
  $content = "file ${i} of ${facts['kernel']}\\n"
  file { "/tmp/bench/${i}": ensure => file, mode => '0644', content => $content }
}
"""


class Side(Record, frozen=False):
    """A running server."""

    port: int
    process: int
    #: Where the client's key and certificates are.
    ssl: Path

    def context(self) -> SSLContext:
        context = create_default_context(cafile=str(self.ssl / "certs" / "ca.pem"))
        certificate, key = (self.ssl / each / f"{NODE}.pem" for each in ("certs", "private_keys"))
        context.load_cert_chain(certificate, key)
        return context


def make_site(directory: Path, modules: str) -> None:
    """Three environments; that with Apache only where its modules are."""
    codes = {"trivial": "notify { 'hello': }\n", "files": _FILES}
    if (Path(modules) / "apache").is_dir():
        codes["apache"] = _APACHE
    for name, code in codes.items():
        root = directory / "environments" / name
        (root / "manifests").mkdir(parents=True, exist_ok=True)
        (root / "manifests" / "site.pp").write_text(code)
        (root / "environment.conf").write_text(f"modulepath = modules:{modules}\n")


def tree(process: int) -> list[int]:
    """A process and all that it has started."""
    parents: dict[int, list[int]] = {}
    for entry in os.listdir("/proc"):
        if entry.isdecimal():
            try:
                fields = Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents.setdefault(int(fields[1]), []).append(int(entry))
    found, waiting = [process], [process]
    while waiting:
        for child in parents.get(waiting.pop(), []):
            found.append(child)
            waiting.append(child)
    return found


def cpu_seconds(process: int) -> float:
    """What all processes of a server have used, those that have ended included."""
    total = 0
    for each in tree(process):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        total += sum(map(int, fields[11:15]))
    return total / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """MB that all processes use, what they share counted once."""
    total = 0
    for each in tree(process):
        for line in Path(f"/proc/{each}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1])
    return total / 1024


def catalog(side: Side, context: SSLContext, environment: str, node: str = NODE) -> float:
    """Ask for a catalog; how long it took."""
    sent = json.dumps({"name": node, "values": FACTS})
    form = {"facts_format": "application/json", "facts": quote(sent), "environment": environment}
    headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Accept": "application/vnd.puppet.rich+json, application/json",
        "Accept-Encoding": "gzip",
    }
    started = perf_counter()
    connection = HTTPSConnection("localhost", side.port, context=context, timeout=1800)
    address = f"/puppet/v3/catalog/{node}?environment={environment}"
    connection.request("POST", address, urlencode(form), headers)
    response = connection.getresponse()
    content = response.read()
    connection.close()
    if response.status != 200:
        raise SystemExit(f"{environment}: {response.status} {content[:500]!r}")
    return perf_counter() - started


def measured(who: str, side: Side, environment: str, warm: int, count: int) -> float:
    """CPU seconds for each catalog, of those that are counted."""
    context = side.context()
    for _ in range(warm):
        catalog(side, context, environment)
    before = cpu_seconds(side.process)
    for _ in range(count):
        catalog(side, context, environment)
    seconds = (cpu_seconds(side.process) - before) / count
    shown = f"{who}, {environment}, after {warm}: {seconds:.4f} s of CPU for a catalog"
    print(f"{shown}, {1 / seconds:.1f} a second and core", flush=True)
    return seconds


def under_load(who: str, side: Side, environment: str, count: int) -> float:
    """The 99th percentile of the times, while several clients ask."""
    context = side.context()
    with ThreadPoolExecutor(_CLIENTS) as clients:
        asked = clients.map(lambda _: catalog(side, context, environment), range(count))
        times = sorted(asked)
    slowest = times[int(0.99 * (count - 1))]
    shown = f"{who}, {environment}, {_CLIENTS} clients: median {times[count // 2]:.3f} s"
    print(f"{shown}, 99th percentile {slowest:.3f} s", flush=True)
    return slowest


def started(site: Path, directory: Path, modules: str) -> tuple[subprocess.Popen[str], Side]:
    """Our server with one process that compiles; its authority exists, as in normal operation."""
    state = directory / "state"
    Authority.create(str(state / "ca"), "localhost", bits=2048)
    authority = Authority(str(state / "ca"))
    for name in ("localhost", NODE):
        # It asks for other nodes, too.
        made = authority.generate(name, alternatives=["localhost"], elliptic=True, administers=True)
        write_pair(str(state / "ssl"), name, made)
    (state / "ssl" / "certs" / "ca.pem").write_bytes((state / "ca" / "ca_crt.pem").read_bytes())
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "mupuppet", "serve", str(site), "--certname", "localhost"),
            *("--listen", "127.0.0.1:0", "--state", str(state), "--workers", "1"),
            *("--environment-timeout", "unlimited", "--puppet", "8", "--log-level", "warning"),
            *("--allow-read", modules),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    port = int(process.stdout.readline().split(" as ")[0].rpartition(":")[2])
    return process, Side(port, process.pid, state / "ssl")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--site", type=Path, help="the site to make and serve")
    parser.add_argument("--modules", default="/usr/share/puppet/modules", help="with apache")
    parser.add_argument("--puppet-port", type=int, default=8140)
    parser.add_argument("--puppet-pid", type=int, help="the Java process of a Puppet Server")
    parser.add_argument("--puppet-ssl", type=Path, help="the client's key and certificates for it")
    parser.add_argument("--puppet-start", type=float, help="its CPU seconds until it was ready")
    parser.add_argument("--only", help="this environment, instead of all three")
    parser.add_argument("--soak", type=int, default=0, help="ask for so many catalogs, too")
    add_json_option(parser)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mupuppet-bench-") as temporary:
        site = options.site or Path(temporary) / "site"
        make_site(site, options.modules)
        process, ours = started(site, Path(temporary), options.modules)
        try:
            _measure(options, site, ours)
        finally:
            process.terminate()
            process.wait()


def _measure(options: argparse.Namespace, site: Path, ours: Side) -> None:
    catalog(ours, ours.context(), "trivial")
    first = cpu_seconds(ours.process)
    print(f"mupuppet: {first:.2f} s of CPU from the start to the first catalog")
    theirs = None
    if options.puppet_pid is not None:
        theirs = Side(options.puppet_port, options.puppet_pid, options.puppet_ssl)
    figures = []
    if options.puppet_start is not None:
        figures.append(Figure("CPU to the first answer", options.puppet_start, first, 30.0))
    for name, our_counts, their_counts, target in WORKLOADS:
        if options.only not in (None, name):
            continue
        if not (site / "environments" / name).is_dir():
            print(f"{name}: its modules are not installed")
            continue
        seconds = measured("mupuppet", ours, name, *our_counts)
        slowest = under_load("mupuppet", ours, name, our_counts[1])
        if theirs is not None:
            their_seconds = measured("Puppet Server", theirs, name, *their_counts)
            figures.append(Figure(f"{name}: CPU for a catalog", their_seconds, seconds, target))
            if name != "apache":  # a minute for each client
                their_slowest = under_load("Puppet Server", theirs, name, their_counts[1])
                figures.append(Figure(f"{name}: 99th percentile", their_slowest, slowest, 1.0))
    print(f"mupuppet: {memory(ours.process):.0f} MB in all processes, with one that compiles")
    if theirs is not None:
        used = memory(theirs.process), memory(ours.process)
        figures.append(Figure("memory", *used, 1.0, "MB"))
    _soak(options.soak, ours, lambda: memory(ours.process))
    if figures:
        report(figures, options.json)


def _soak(count: int, side: Side, memory: Callable[[], float]) -> None:
    context = side.context()
    for number in range(1, count + 1):
        environment = "files" if number % 10 == 0 else "trivial"
        catalog(side, context, environment, f"node{number % _NODES}")
        if number % max(1, count // 20) == 0:
            print(f"{number} catalogs: {memory():.1f} MB", flush=True)


if __name__ == "__main__":
    main()
