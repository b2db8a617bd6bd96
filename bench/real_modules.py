"""A catalog from real modules: Debian's packages of them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.oracle.modules import MODULE_PATH_IN_PACKAGES, debian_modules

from bench.sides import Workload
from mupuppet.environment.facts import Facts, facts_for

CODE = """
include ntp, apt, haproxy, xinetd, rabbitmq, firewall, systemd, chrony, collectd, zookeeper
include rsync::server, mysql::server, postfix

range(1, 20).each |$i| {
  xinetd::service { "tool${i}": port => "${9000 + $i}", server => "/usr/bin/tool${i}" }
  haproxy::backend { "web${i}": options => { 'balance' => 'roundrobin', 'option' => ['tcplog'] } }
  haproxy::balancermember { "member${i}":
    listening_service => "web${i}",
    ports             => '8080',
    server_names      => "web${i}.example.com",
    ipaddresses       => "192.0.2.${i}",
  }
  rsync::server::module { "share${i}": path => "/srv/share${i}" }
  apt::source { "mirror${i}": location => "https://mirror${i}.example.com/debian", repos => 'main' }
}
"""


def real_modules(packages: Path | None, scratch: Path) -> Workload:
    """Several services on one Debian machine."""
    facts = facts_for("debian-12", node="bench.example.com", default_node="bench", legacy=True)
    if not isinstance(facts, Facts):
        raise SystemExit(facts.message)
    modules = linked(packages or debian_modules(), scratch / "modules")
    return Workload(
        "real modules",
        CODE,
        modulepath=(str(modules),),
        facts=facts.values,
    )


def linked(packages: Path, directory: Path) -> Path:
    """The modules of the packages under the names that code uses."""
    directory.mkdir()
    inside = packages / MODULE_PATH_IN_PACKAGES
    for module in sorted((inside if inside.is_dir() else packages).iterdir()):
        metadata = module / "metadata.json"
        if metadata.is_file():
            # `owner-name`, `owner/name`, or the name alone
            name = re.split("[-/]", json.loads(metadata.read_text())["name"], maxsplit=1)[-1]
            if not (directory / name).exists():
                (directory / name).symlink_to(module)
    return directory
