"""A small module that tests are written for."""

from __future__ import annotations

import json
from pathlib import Path

from mupuppet.testing.case import Case
from mupuppet.testing.catalog import CatalogUnderTest
from mupuppet.testing.project import Options, Project

_FILES = {
    "metadata.json": json.dumps(
        {
            "name": "me-motd",
            "version": "1.0.0",
            "author": "me",
            "license": "x",
            "source": "x",
            "dependencies": [],
            "operatingsystem_support": [
                {"operatingsystem": "Debian", "operatingsystemrelease": ["12", "99"]},
                {"operatingsystem": "RedHat", "operatingsystemrelease": ["9"]},
            ],
        }
    ),
    "manifests/init.pp": """\
class motd (
  String $text,
  Integer $port = 80,
  Boolean $service = true,
) {
  package { 'motd': ensure => installed }
  -> file { '/etc/motd':
    mode    => '0644',
    owner   => 0,
    content => "${text}\\nport ${port}\\nend\\n",
  }
  if $service {
    service { 'motd': ensure => running, subscribe => File['/etc/motd'] }
  }
  case $facts['os']['family'] {
    'Debian': { motd::line { 'debian': } }
    'RedHat': { motd::line { 'redhat': } }
  }
  @@notify { "exported by ${trusted['certname']}": tag => 'motd' }
  Notify <<| tag == 'motd' |>>
}
""",
    "manifests/line.pp": """\
define motd::line (Sensitive[String] $secret = Sensitive('s')) {
  file { "/etc/motd.d/${title}": content => $secret }
}
""",
    "functions/twice.pp": "function motd::twice(Integer $n) >> Integer { $n * 2 }\n",
    "types/port.pp": "type Motd::Port = Integer[1, 65535]\n",
    "hiera.yaml": "{version: 5, hierarchy: [{name: Family, path: '%{facts.os.family}.yaml'}, "
    "{name: All, path: all.yaml}]}\n",
    "data/all.yaml": "motd::text: hello\nmotd::unread: 1\n",
    "data/RedHat.yaml": "motd::text: red\n",
}


def write_module(root: Path) -> Path:
    """The module `motd` below a directory."""
    for name, content in _FILES.items():
        path = root / "motd" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return root / "motd"


def catalog_of(root: Path, **arguments: object) -> CatalogUnderTest:
    """The catalog of the class `motd`, unless another case is described."""
    project = Project(str(root), Options())
    return CatalogUnderTest(project, Case(class_="motd").with_arguments(arguments))
