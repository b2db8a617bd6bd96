"""A small control repository for tests of fleets."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path

SMALL: dict[str, str] = {
    "environment.conf": "modulepath = site:modules\n",
    "hiera.yaml": """\
---
version: 5
hierarchy:
  - name: nodes
    path: nodes/%{trusted.certname}.yaml
  - name: roles
    path: roles/%{facts.role}.yaml
  - name: common
    path: common.yaml
""",
    "data/common.yaml": "app::port: 80\napp::motd: hello\nbase::packages: [vim]\n",
    "data/roles/web.yaml": "app::port: 8080\n",
    "data/roles/db.yaml": "base::packages: [vim, postgresql]\n",
    "data/nodes/web1.yaml": "app::motd: first\n",
    "manifests/site.pp": """\
node /^web/ { include base include app }
node /^db/ { include base }
node default { notify { 'nothing': } }
""",
    "site/base/manifests/init.pp": """\
class base(Array[String] $packages) {
  package { $packages: ensure => present }
  file { '/etc/host': content => "${facts['networking']['fqdn']}\\n" }
}
""",
    "modules/app/manifests/init.pp": """\
class app(Integer $port, String $motd) {
  file { '/etc/app.conf':
    content => epp('app/app.conf.epp', { port => $port }),
    notify  => Service['app'],
  }
  file { '/etc/motd': content => $motd }
  service { 'app': ensure => running }
}
""",
    "modules/app/templates/app.conf.epp": "<%- | $port | -%>\nlisten <%= $port %>\n",
    "modules/unused/manifests/init.pp": "class unused { notify { 'unused': } }\n",
}
NODES = {"web1": "web", "web2": "web", "db1": "db", "other": "none"}


def write(directory: Path, files: Mapping[str, str | None]) -> None:
    """Write files; those that are None are removed."""
    for path, content in files.items():
        target = directory / path
        if content is None:
            target.unlink()
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content, encoding="utf-8")


def facts_of(node: str, role: str) -> dict[str, object]:
    return {
        "role": role,
        "networking": {"fqdn": f"{node}.example.com", "hostname": node, "ip": "10.0.0.1"},
        "os": {"family": "Debian", "name": "Debian", "release": {"major": "12"}},
        "uptime": "1 day",
        "clientcert": node,
    }


def write_facts(directory: Path, nodes: Mapping[str, str]) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    for node, role in nodes.items():
        (directory / f"{node}.json").write_text(json.dumps(facts_of(node, role)))


def small_repository(directory: Path) -> Path:
    """The repository above, with facts beside it."""
    write(directory / "repo", SMALL)
    write_facts(directory / "facts", NODES)
    return directory / "repo"


def git(directory: Path, *arguments: str) -> str:
    identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    command = ["git", "-C", str(directory), *identity, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def commit_all(directory: Path, message: str) -> str:
    if not (directory / ".git").exists():
        git(directory, "init", "-q", "-b", "main")
    git(directory, "add", "-A")
    git(directory, "commit", "-q", "-m", message)
    return git(directory, "rev-parse", "HEAD").strip()
