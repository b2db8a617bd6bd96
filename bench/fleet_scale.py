"""A fleet at scale: runs, memory, the store, and `diff` of small changes over thousands of nodes.

The repository is generated: about 2,000 files, 100 roles of 15 profiles each, about 300 resources a
node. Seconds are CPU seconds of all processes. What octocatalog-diff does, two runs of
`puppet catalog compile` for each node, is measured for one node.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from mupuppet.basics.records import replace
from mupuppet.compiler.api import compile
from mupuppet.compiler.inputs import compilation_inputs
from mupuppet.compiler.trace import Places, TraceMaker
from mupuppet.environment.discovery import open_environment
from mupuppet.environment.reads import Reads
from mupuppet.environment.traced_environment import TracedEnvironment

ROLES = 100
PROFILES = 400
OF_A_ROLE = 15
RESOURCES = 18


def write_repository(root: Path, nodes: int) -> None:
    """Write the code, the data and the facts of a fleet."""
    code = root / "code"
    files = {
        "environment.conf": "modulepath = site:modules\n",
        "manifests/site.pp": "node default { include \"role::${facts['role']}\" }\n",
        "hiera.yaml": "version: 5\nhierarchy:\n"
        "  - {name: node, path: 'nodes/%{trusted.certname}.yaml'}\n"
        "  - {name: role, path: 'roles/%{facts.role}.yaml'}\n"
        "  - {name: system, path: 'os/%{facts.os.family}.yaml'}\n"
        "  - {name: common, path: common.yaml}\n",
        "data/os/Debian.yaml": "profile::p0::user: www-data\n",
        "data/common.yaml": "".join(
            f"profile::p{each}::port: {8000 + each}\n" for each in range(PROFILES)
        )
        + "nobody::reads: 1\n",
    }
    for number in range(PROFILES):
        resources = "\n".join(
            f"  file {{ '/etc/p{number}/f{each}': content => \"${{port}} ${{user}} {each}\", "
            "mode => '0644' }"
            for each in range(RESOURCES)
        )
        files[f"site/profile/manifests/p{number}.pp"] = (
            f"class profile::p{number}(Integer $port, String $user = 'root') {{\n{resources}\n"
            f"  file {{ '/etc/p{number}.conf': content => epp('profile/p{number}.epp', "
            "{ port => $port }) }\n"
            f"  service {{ 'p{number}': subscribe => File['/etc/p{number}.conf'] }}\n}}\n"
        )
        files[f"site/profile/templates/p{number}.epp"] = (
            "<%- | $port | -%>\nport <%= $port %>\nhost <%= $facts['networking']['fqdn'] %>\n"
        )
        for other in range(3):  # files of modules that no role uses
            files[f"modules/m{number % 40}/manifests/c{number}_{other}.pp"] = (
                f"class m{number % 40}::c{number}_{other} {{ notify {{ 'x': }} }}\n"
            )
    for role in range(ROLES):
        chosen = [(role * 7 + each * 13) % PROFILES for each in range(OF_A_ROLE)]
        included = "".join(f"  include profile::p{each}\n" for each in chosen)
        files[f"site/role/manifests/r{role}.pp"] = f"class role::r{role} {{\n{included}}}\n"
        files[f"data/roles/r{role}.yaml"] = f"profile::p{chosen[0]}::user: u{role}\n"
    for path, content in files.items():
        target = code / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content)
    facts = root / "facts"
    facts.mkdir()
    for number in range(nodes):
        name = f"n{number:05d}.example.com"
        values = {
            "role": f"r{number % ROLES}",
            "clientcert": name,
            "networking": {"fqdn": name, "hostname": name[:6], "ip": f"10.0.{number // 250}.1"},
            "os": {"family": "Debian", "name": "Debian"},
        }
        (facts / f"{name}.json").write_text(json.dumps(values))
    print(f"{len(files):,} files, {nodes:,} nodes")


def git(directory: Path, *arguments: str) -> None:
    identity = ("-c", "user.name=Bench", "-c", "user.email=bench@example.com")
    subprocess.run(["git", "-C", str(directory), *identity, *arguments], check=True)


def measured(root: Path, *arguments: str) -> tuple[float, float, float, str]:
    """CPU seconds, seconds by the clock, the largest process in MB, and the output of a verb."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "mupuppet", *arguments],
        cwd=root / "code",
        capture_output=True,
        text=True,
        check=False,
        # What is installed has its bytecode: the repository under test brings none.
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(root / "pyc")},
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode == 1 or "Traceback" in done.stderr:
        raise SystemExit(done.stderr + done.stdout)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return cpu, time.monotonic() - begun, after.ru_maxrss / 1024, done.stdout


def changed(root: Path, branch: str, path: str, old: str, new: str) -> None:
    code = root / "code"
    git(code, "checkout", "-q", "-b", branch, "main")
    target = code / path
    content = target.read_text()
    assert old in content
    target.write_text(content.replace(old, new, 1))
    git(code, "commit", "-q", "-a", "-m", branch)
    git(code, "checkout", "-q", "main")


def trace_cost(root: Path) -> float:
    """How much longer compilations take that record what they read."""
    environment = open_environment(str(root / "code"))
    maker = TraceMaker(environment, Places(str(root / "code")))
    nodes = sorted((root / "facts").iterdir())[:40]
    seconds = [0.0, 0.0]
    for number in range(4):
        if number == 1:
            seconds = [0.0, 0.0]  # the first time everything is loaded
        for is_traced in (False, True):
            begun = time.process_time()
            for path in nodes:
                facts = json.loads(path.read_text())
                inputs = compilation_inputs(environment, node=path.stem, facts=facts)
                if not is_traced:
                    compile(inputs)
                    continue
                reads = Reads()
                traced = TracedEnvironment.of(inputs.environment, reads)
                inputs = replace(inputs, environment=traced, reads=reads)
                compile(inputs)
                maker.trace(inputs, reads)
            seconds[is_traced] += time.process_time() - begun
    return seconds[1] / seconds[0] - 1


def puppet_seconds(root: Path) -> float | None:
    """The seconds of one `puppet catalog compile`."""
    if shutil.which("puppet") is None:
        return None
    begun = resource.getrusage(resource.RUSAGE_CHILDREN)
    node = sorted((root / "facts").iterdir())[0]
    scratch = root / "puppet"
    (scratch / "facts").mkdir(parents=True)
    (scratch / "facts" / f"{node.stem}.yaml").write_text(
        f"--- !ruby/object:Puppet::Node::Facts\nname: {node.stem}\nvalues: {node.read_text()}\n"
    )
    subprocess.run(
        [
            "puppet", "catalog", "compile", node.stem, "--environmentpath", str(root),
            "--environment", "code", "--vardir", str(scratch), "--yamldir", str(scratch),
            "--facts_terminus", "yaml", "--render-as", "json",
        ],
        capture_output=True,
        check=True,
    )  # fmt: skip
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - begun.ru_utime - begun.ru_stime


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench/run fleet --scale", description=__doc__)
    parser.add_argument("--nodes", type=int, default=10_000)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch)
        write_repository(root, options.nodes)
        git(root / "code", "init", "-q", "-b", "main")
        git(root / "code", "add", "-A")
        git(root / "code", "commit", "-q", "-m", "first")
        role = (root / "code/data/roles/r3.yaml").read_text()
        changed(root, "one-percent", "data/roles/r3.yaml", role, role.replace("u3", "other"))
        changed(root, "unread", "data/common.yaml", "nobody::reads: 1", "nobody::reads: 2")
        print(f"recording of traces: {trace_cost(root):+.1%} CPU")
        facts = ("--facts", "../facts")
        measured(root, "diff", "main..main", *facts, "--nodes", "n00000*")  # writes the bytecode
        shutil.rmtree(root / "code/.mupuppet")
        # In one process, whose CPU time can be measured.
        cpu, clock, memory, output = measured(root, "fleet", *facts, "--jobs", "1")
        print(output.strip().split("\n")[0])
        a_node = cpu / options.nodes
        print(f"full run: {cpu:.1f} s CPU ({a_node * 1000:.1f} ms a node), {clock:.1f} s")
        print(f"memory: at most {memory:.0f} MB a process")
        size = os.path.getsize(root / "code/.mupuppet/fleet.db")
        print(f"store: {size / 1e6:.1f} MB, {size / options.nodes / 1000:.1f} KB a node")
        for verb in (("fleet",), ("diff", "main..one-percent"), ("diff", "main..unread")):
            cpu, clock, _, output = measured(root, *verb, *facts)
            print(f"{' '.join(verb)}: {cpu:.2f} s CPU, {clock:.2f} s: {output.strip()[-80:]!r}")
        puppet = puppet_seconds(root)
        if puppet is not None:
            ratio = 2 * puppet / (2 * a_node)
            print(f"two `puppet catalog compile` a node: {2 * puppet:.2f} s CPU, ratio {ratio:.0f}")
    return 0
