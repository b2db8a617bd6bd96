"""Real agents against `mupuppet serve`: what they apply, and what they report.

    python -m tests.oracle.server.agents [VERSION...] [--beside PORT --site DIR]

Each version that is installed (`python -m tests.oracle.versions list`) runs as an agent in
directories of its own: first run with a new certificate, pluginsync of facts, types and external
facts, files with content, from sources, recursive, binary and with links, Sensitive, Deferred,
exported resources of another node, noop, tags, an environment that the server chooses, a failure
with its message, reports. A second run must change nothing. The exit status is 1 if anything is
not as it should be.

With `--beside`, a Puppet Server that runs already serves the same site, which is made in DIR (its
`environmentpath` is DIR/environments, it signs everything, and it has a PuppetDB): each agent runs
with both servers, and must get the same catalog and leave the same files.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from mupuppet.basics.records import Record
from mupuppet.server.certificates.authority import Authority
from tests.oracle.versions import chosen
from tests.unit.server.serving import Serving

#: The exit statuses of `puppet agent --test`.
NOTHING, FAILED, CHANGES = 0, 1, 2

_SITE = """\
node 'broken.example.com' { fail('on purpose') }
node default { include demo }
"""
_CLASS = """\
class demo {
  $root = $facts['demo_root']
  $me = $trusted['certname']
  file { "${root}/content": content => "${facts['demo_fact']} ${facts['demo_ext']} ${me}\\n" }
  file { "${root}/source": source => 'puppet:///modules/demo/hello.txt' }
  file { "${root}/binary": source => 'puppet:///modules/demo/binary' }
  file { "${root}/tree": source => 'puppet:///modules/demo/tree', recurse => true }
  file { "${root}/secret": content => Sensitive("s3cret\\n"), mode => '0600' }
  file { "${root}/deferred": content => Deferred('sprintf', ["%s\\n", 'later']), tag => 'late' }
  demo_thing { 'x': value => 'y' }
  $tag = "of_${facts['demo_trial']}"
  @@file { "/tmp/mupuppet-never/${me}": ensure => absent, tag => $tag }
  File <<| tag == $tag |>>
}
"""
_TYPE = """\
Puppet::Type.newtype(:demo_thing) do
  newparam(:name, namevar: true)
  newproperty(:value) { def retrieve; 'y'; end }
end
"""
_FACTS = """\
Facter.add(:demo_fact) { setcode { 'custom' } }
Facter.add(:demo_root) { setcode { ENV['DEMO_ROOT'] } }
Facter.add(:demo_trial) { setcode { ENV['DEMO_TRIAL'] } }
"""


def make_site(directory: Path) -> Path:
    """Environments for agents."""
    for name in ("production", "other"):
        module = directory / "environments" / name / "modules" / "demo"
        for path, content in {
            "manifests/init.pp": _CLASS,
            "files/hello.txt": "hello\n",
            "files/tree/a": "a\n",
            "files/tree/sub/b": "b\n",
            "lib/facter/demo.rb": _FACTS,
            "lib/puppet/type/demo_thing.rb": _TYPE,
            "facts.d/ext.txt": "demo_ext=external\n",
        }.items():
            (module / path).parent.mkdir(parents=True, exist_ok=True)
            (module / path).write_text(content)
        (module / "files" / "binary").write_bytes(bytes(range(256)) * 20)
        (module / "files" / "tree" / "link").symlink_to("a")
        manifest = directory / "environments" / name / "manifests" / "site.pp"
        manifest.parent.mkdir(parents=True)
        manifest.write_text(_SITE if name == "production" else "notify { 'the other': }\n")
    return directory


class Running(Protocol):
    """A server."""

    @property
    def port(self) -> int: ...

    @property
    def state(self) -> Path:
        """Where it has reports."""


class Agent:
    """An agent in a directory of its own."""

    def __init__(self, serving: Running, directory: Path, name: str) -> None:
        self._port = serving.port
        self.name = name
        #: A PuppetDB remembers the nodes of other trials: nothing of theirs is collected.
        self._trial = directory.parent.name.rpartition("-")[2]
        self.directory = directory / name
        self.root = self.directory / "root"
        self.root.mkdir(parents=True)
        self.reports = serving.state / "reports" / name

    def run(self, *options: str) -> subprocess.CompletedProcess[str]:
        """One run in the foreground."""
        places = {
            each: self.directory / each
            for each in ("confdir", "vardir", "ssldir", "publicdir", "rundir", "logdir")
        }
        return subprocess.run(
            [
                *("puppet", "agent", "--test", "--onetime", "--no-daemonize", "--color", "false"),
                *(f"--{name}={path}" for name, path in places.items()),
                *("--server", "localhost", "--serverport", str(self._port)),
                *("--certname", self.name, "--waitforcert", "0", *options),
            ],
            env={**os.environ, "DEMO_ROOT": str(self.root), "DEMO_TRIAL": self._trial},
            capture_output=True,
            text=True,
            check=False,
        )

    def last_report(self) -> Any:
        """The last report that the server has got, as JSON has it."""
        newest = max(self.reports.iterdir(), key=lambda path: path.stat().st_mtime_ns)
        return json.loads(newest.read_bytes())


def first_run(agent: Agent) -> Iterator[str]:
    """What is wrong after a first run, and after a second one."""
    ran = agent.run()
    if ran.returncode != CHANGES:
        yield f"the first run ended with {ran.returncode}: {ran.stdout}{ran.stderr}"
        return
    root = agent.root
    expected = {
        "content": f"custom external {agent.name}\n".encode(),
        "source": b"hello\n",
        "binary": bytes(range(256)) * 20,
        "tree/a": b"a\n",
        "tree/sub/b": b"b\n",
        "secret": b"s3cret\n",
        "deferred": b"later\n",
    }
    for path, content in expected.items():
        if not (root / path).is_file() or (root / path).read_bytes() != content:
            yield f"{path} is not as it should be"
    if os.readlink(root / "tree" / "link") != "a":
        yield "the link is not one"
    if "s3cret" in ran.stdout + json.dumps(agent.last_report()):
        yield "the secret was shown"
    if agent.last_report()["status"] != "changed":
        yield f"the report has the status {agent.last_report()['status']}"
    again = agent.run()
    if again.returncode != NOTHING or agent.last_report()["status"] != "unchanged":
        yield f"the second run ended with {again.returncode}: {again.stdout}{again.stderr}"


def _noop_and_tags(agent: Agent) -> Iterator[str]:
    (agent.root / "source").write_text("changed\n")
    (agent.root / "deferred").unlink()
    ran = agent.run("--noop")
    if (agent.root / "source").read_text() != "changed\n" or not agent.last_report()["noop"]:
        yield f"noop has changed something: {ran.stdout}"
    agent.run("--tags", "late")
    if not (agent.root / "deferred").exists() or (agent.root / "source").read_text() != "changed\n":
        yield "--tags late did not do what it says"
    if agent.run().returncode != CHANGES or (agent.root / "source").read_text() != "hello\n":
        yield "the file was not corrected"


def _failure(agent: Agent) -> Iterator[str]:
    ran = agent.run()
    message = "Error while evaluating a Function Call, on purpose (file: "
    if ran.returncode != FAILED or message not in ran.stderr + ran.stdout:
        yield f"the failure ended with {ran.returncode}: {ran.stdout}{ran.stderr}"
    elif agent.last_report()["status"] != "failed":
        yield "the report is not one of a failure"


def _collected(agent: Agent, other: str) -> Iterator[str]:
    cached = agent.directory / "vardir" / "client_data" / "catalog" / f"{agent.name}.json"
    titles = [each["title"] for each in json.loads(cached.read_bytes())["resources"]]
    if f"/tmp/mupuppet-never/{other}" not in titles:
        yield f"what {other} exports was not collected"


def _switched(agent: Agent, classification: Path) -> Iterator[str]:
    (classification / f"{agent.name}.yaml").write_text("environment: other\n")
    ran = agent.run()
    if agent.last_report()["environment"] != "other" or "the other" not in ran.stdout:
        yield f"the server did not choose the environment: {ran.stdout}{ran.stderr}"


def _renewed(agent: Agent, version: str) -> Iterator[str]:
    """Agents since Puppet 8 ask for a new certificate when the old one has little time left."""
    if version == "7":
        return
    certificate = agent.directory / "ssldir" / "certs" / f"{agent.name}.pem"
    before = certificate.read_bytes()
    ran = agent.run("--hostcert_renewal_interval", "20y")
    if "Renewed client certificate" not in ran.stdout or certificate.read_bytes() == before:
        yield f"the certificate was not renewed: {ran.stdout}{ran.stderr}"
    after = agent.run()
    if after.returncode != NOTHING:
        yield f"the run with a renewed certificate ended with {after.returncode}: {after.stderr}"


# --- Beside a Puppet Server


class PuppetServer(Record):
    port: int
    state: Path = Path()


def _applied(serving: Running, directory: Path, name: str) -> tuple[Any, dict[str, object]]:
    """The catalog that an agent gets, and the files that it leaves; nothing else stays."""
    agent = Agent(serving, directory, name)
    ran = agent.run()
    if ran.returncode != CHANGES:
        raise SystemExit(f"{name} ended with {ran.returncode}: {ran.stdout}{ran.stderr}")
    cached = agent.directory / "vardir" / "client_data" / "catalog" / f"{name}.json"
    catalog = _normalized(json.loads(cached.read_bytes()))
    files: dict[str, object] = {
        str(path.relative_to(agent.root)): (
            oct(path.lstat().st_mode),
            os.readlink(path) if path.is_symlink() else path.is_file() and path.read_bytes(),
        )
        for path in sorted(agent.root.rglob("*"))
    }
    shutil.rmtree(agent.directory)
    return catalog, files


def _normalized(catalog: dict[str, Any]) -> dict[str, Any]:
    """A catalog without what names it, and without the order of its resources."""
    resources = {f"{each['type']}[{each['title']}]": each for each in catalog["resources"]}
    for each in resources.values():
        each["tags"] = sorted(each.get("tags", []))
    edges = sorted((each["source"], each["target"]) for each in catalog["edges"])
    unnamed = {
        key: value
        for key, value in catalog.items()
        if key not in ("version", "catalog_uuid", "resources", "edges")
    }
    unnamed["tags"], unnamed["classes"] = sorted(catalog["tags"]), sorted(catalog["classes"])
    return {**unnamed, **resources, "edges": edges}


def compare_servers(directory: Path, site: Path, version: str, port: int) -> list[str]:
    """What differs between both servers for an agent."""
    state = directory / "state"
    Authority.create(str(state / "ca"), "localhost", bits=2048)
    serving = Serving(site, state, "--autosign", "--puppet", "8")
    name = f"beside{version}-{os.getpid()}.example.com"
    try:
        ours, our_files = _applied(serving, directory / "agents", name)
        theirs, their_files = _applied(PuppetServer(port), directory / "agents", name)
    finally:
        serving.end()
    problems = [
        f"{what}: {one.get(key)!r} of ours, {other.get(key)!r} of Puppet Server"
        for what, one, other in (("catalog", ours, theirs), ("files", our_files, their_files))
        for key in sorted({*one, *other})
        if one.get(key) != other.get(key)
    ]
    print(f"  {len(ours['edges'])} edges, {len(our_files)} files compared with Puppet Server's")
    return problems


def check_version(directory: Path, version: str) -> list[str]:
    """Everything that is wrong with agents of one version."""
    state = directory / "state"
    Authority.create(str(state / "ca"), "localhost", bits=2048)
    classification = directory / "classification"
    classification.mkdir()
    names = [f"{each}{version}.example.com" for each in ("one", "two")] + ["broken.example.com"]
    for name in names:
        (classification / f"{name}.yaml").write_text("{}\n")
    options = ("--autosign", "all", "--puppet", version, "--classification", str(classification))
    serving = Serving(make_site(directory / "site"), state, *options)
    problems: list[str] = []
    try:
        one, two, broken = (Agent(serving, directory / "agents", name) for name in names)
        steps: list[Callable[[], Iterator[str]]] = [
            lambda: first_run(one),
            lambda: first_run(two),
            lambda: _collected(two, one.name),
            lambda: _noop_and_tags(two),
            lambda: _renewed(one, version),
            lambda: _failure(broken),
            lambda: _switched(two, classification),
        ]
        for step in steps:
            problems += step()
    finally:
        if serving.end() != 0:
            problems.append("the server did not end well")
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("versions", nargs="*", help="7, 8, 9 (default: all that are installed)")
    parser.add_argument("--beside", type=int, metavar="PORT", help="that of a Puppet Server")
    parser.add_argument("--site", type=Path, help="what both serve")
    options = parser.parse_args()
    if (options.beside is None) != (options.site is None):
        parser.error("--beside and --site belong together")
    if options.site is not None and not (options.site / "environments" / "production").exists():
        make_site(options.site)
    status = 0
    for oracle in chosen(options.versions):
        with tempfile.TemporaryDirectory(prefix="mupuppet-agents-") as directory, oracle.asking():
            if options.beside is None:
                problems = check_version(Path(directory), oracle.version)
            else:
                problems = compare_servers(
                    Path(directory), options.site, oracle.version, options.beside
                )
        print(f"agent {oracle.exact_version}: {len(problems) or 'no'} problems")
        for problem in problems:
            print(f"  {problem}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
