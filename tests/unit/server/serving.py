"""A server for tests: a process of its own, and a client that has certificates."""

from __future__ import annotations

import json
import shutil
import signal
import ssl
import subprocess
import sys
from http.client import HTTPSConnection
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from mupuppet.basics.records import Record
from mupuppet.server.certificates.authority import Authority
from mupuppet.server.own_certificate import write_pair
from tests.cli.command import clean_environment
from tests.waiting import HANGING


class Reply(Record):
    status: int
    content: bytes
    headers: dict[str, str]

    @property
    def data(self) -> Any:
        return json.loads(self.content)

    @property
    def message(self) -> str:
        return str(self.data["message"])


class Serving:
    """A running server."""

    def __init__(self, directory: Path, state: Path, *options: str) -> None:
        self.state = state
        self.log = state.parent / "serve.log"
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "mupuppet", "serve", str(directory)),
                    *("--listen", "127.0.0.1:0", "--certname", "localhost", "--workers", "1"),
                    *("--state", str(state), "--no-cache", "--ssl-dir", str(state / "ssl")),
                    *options,
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                env=clean_environment(),
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert line.startswith("serving "), self.log.read_text()
        self.port = int(line.split(" as ")[0].rpartition(":")[2])
        self.authority = Authority(str(state / "ca")) if (state / "ca").exists() else None

    def end(self) -> int:
        """End it in good order; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(HANGING)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status

    def certificate(self, name: str, **options: Any) -> Path:
        """The `ssldir` of a client with a certificate of this name."""
        assert self.authority is not None
        directory = self.state.parent / "clients"
        if not (directory / "certs" / f"{name}.pem").exists():
            made = self.authority.generate(name, elliptic=True, **options)
            write_pair(str(directory), name, made)
        return directory

    def context(self, name: str | None) -> ssl.SSLContext:
        context = ssl.create_default_context(cafile=str(self.state / "ca" / "ca_crt.pem"))
        if name is not None:
            directory = self.certificate(name)
            context.load_cert_chain(
                directory / "certs" / f"{name}.pem", directory / "private_keys" / f"{name}.pem"
            )
        return context

    def connection(self, name: str | None) -> HTTPSConnection:
        return HTTPSConnection("localhost", self.port, timeout=HANGING, context=self.context(name))

    def call(
        self,
        method: str,
        address: str,
        name: str | None = None,
        body: bytes | dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
    ) -> Reply:
        connection = self.connection(name)
        try:
            content = json.dumps(body).encode() if isinstance(body, dict) else body
            given = {"Content-Type": "application/json"} if isinstance(body, dict) else {}
            connection.request(method, address, content, {**given, **(headers or {})})
            response = connection.getresponse()
            found = dict(response.getheaders())
            return Reply(response.status, response.read(), found)
        finally:
            connection.close()

    def catalog(
        self, name: str, facts: dict[str, Any] | None = None, environment: str = "production",
        **fields: str,
    ) -> Reply:  # fmt: skip
        """Ask for a catalog as agents do."""
        sent = json.dumps({"name": name, "values": facts or {}})
        form = {
            "facts_format": "application/json",
            "facts": quote(sent, safe=""),
            "environment": environment,
            "check_environment": "true",
            "transaction_uuid": "11111111-2222-3333-4444-555555555555",
            "static_catalog": "true",
            "checksum_type": "sha256.sha384.sha512.sha224.md5",
            **fields,
        }
        headers = {
            "Content-Type": "application/x-www-form-urlencoded",
            "Accept": "application/vnd.puppet.rich+json, application/json",
        }
        address = f"/puppet/v3/catalog/{name}?environment={environment}"
        return self.call("POST", address, name, urlencode(form).encode(), headers)


def resource_of(catalog: dict[str, Any], type: str, title: str) -> dict[str, Any]:
    return next(r for r in catalog["resources"] if (r["type"], r["title"]) == (type, title))


def make_site(directory: Path) -> Path:
    """Two environments with a module."""
    for name in ("production", "testing"):
        module = directory / "environments" / name / "modules" / "demo"
        for each in ("manifests", "files/tree/sub", "lib/facter", "facts.d", "templates"):
            (module / each).mkdir(parents=True)
        (module / "manifests" / "init.pp").write_text(_CLASS)
        (module / "files" / "hello.txt").write_text("hello\n")
        (module / "files" / "binary").write_bytes(bytes(range(256)))
        (module / "files" / "tree" / "a").write_text("a\n")
        (module / "files" / "tree" / "sub" / "b").write_text("b\n")
        (module / "files" / "tree" / "link").symlink_to("a")
        (module / "files" / "escape").symlink_to("/etc/hostname")
        (module / "lib" / "facter" / "demo.rb").write_text("Facter.add(:demo) {}\n")
        (module / "facts.d" / "ext.txt").write_text("demo_ext=1\n")
        (module / "facts.d" / "ext.txt").chmod(0o755)
        manifests = directory / "environments" / name / "manifests"
        manifests.mkdir(parents=True)
        (manifests / "site.pp").write_text(_MANIFEST.replace("NAME", name))
    return directory


_MANIFEST = """\
node 'broken' { fail('on purpose') }
node 'endless' { $x = range(1, 100000).map |$i| { range(1, 100000) } }
node default { include demo }
notify { 'environment NAME': }
"""

_CLASS = """\
class demo {
  file { '/tmp/demo': source => 'puppet:///modules/demo/hello.txt' }
  file { '/tmp/tree': source => 'puppet:///modules/demo/tree', recurse => true }
  notify { "I am ${trusted['certname']} at ${server_facts['servername']}":
    message => "${trusted['extensions']['pp_role']} ${facts['color']}",
  }
  @@notify { "from ${trusted['certname']}": tag => 'shared' }
  Notify <<| tag == 'shared' |>>
}
"""


def copy_authority(source: Path, state: Path) -> None:
    shutil.copytree(source, state / "ca")
