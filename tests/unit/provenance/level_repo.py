"""A control repository with six levels of data, of which several nodes see different ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from textwrap import dedent
from typing import Any

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.provenance import Provenance

NODE = "web01.example.com"
FACTS: dict[str, Any] = {
    "role": "web",
    "site": "fra",
    "tier": "prod",
    "kernel": "Linux",
    "timezone": "UTC",
    "os": {"family": "Debian", "name": "Debian"},
    "networking": {"fqdn": NODE, "ip": "192.0.2.1", "mac": "00:00:5e:00:53:01"},
    "processors": {"count": 2},
}
_FILES = {
    "environment.conf": "modulepath = site\n",
    "hiera.yaml": """\
        version: 5
        defaults: { datadir: data, data_hash: yaml_data }
        hierarchy:
          - { name: Node, path: "nodes/%{trusted.certname}.yaml" }
          - { name: Role, path: "role/%{facts.role}.yaml" }
          - { name: Site, path: "site/%{facts.site}.yaml" }
          - { name: System, path: "os/%{facts.os.family}.yaml" }
          - { name: Tier, path: "tier/%{facts.tier}.yaml" }
          - { name: Common, path: common.yaml }
        """,
    "manifests/site.pp": """\
        node /^web\\d+/ { include profile::base }
        node default { include profile::base }
        """,
    "site/profile/manifests/base.pp": """\
        class profile::base (
          Hash $packages = {},
          Hash $sysctl = {},
          Array $users = [],
        ) {
          $packages.each |String $name, Hash $attributes| {
            package { $name:
              * => $attributes,
            }
          }
          $sysctl.each |$key, $value| {
            file { "/etc/sysctl.d/${key}.conf": content => "${value}" }
          }
          $users.each |$user| { user { $user: } }
          file { '/etc/motd': content => template('profile/motd.erb') }
          file { '/etc/role': content => $facts['role'] }
        }
        """,
    "site/other/manifests/init.pp": "class other($x = 'y') { package { $x: } }\n",
    "site/profile/templates/motd.erb": """\
        Welcome to <%= @facts['networking']['fqdn'] %>
        <% @facts['processors'].each do |k, v| %><% end %>
        <%= @facts.dig('os', 'name') %> <%= scope['facts']['kernel'] %>
        <% net = @facts['networking'] %><%= net['ip'] %>
        <% %w[timezone tier].each do |n| %><%= @facts[n] %><% end %>
        <% if @facts.key?('ec2_metadata') %>cloud<% end %>
        """,
    "data/common.yaml": """\
        lookup_options:
          profile::base::packages: { merge: deep }
          profile::base::sysctl:
            merge: { strategy: deep, knockout_prefix: '--' }
        profile::base::packages:
          vim: { ensure: present }
          curl:
            ensure: present
            source: ~
        profile::base::sysctl:
          vm.swappiness: 10
          kernel.panic: 5
        profile::base::users: [alice, bob]
        """,
    "data/os/RedHat.yaml": """\
        profile::base::packages:
          epel-release:
            ensure: present
        """,
    "data/os/Debian.yaml": """\
        profile::base::packages:
          curl:
            ensure: wrong
        """,
    "data/role/web.yaml": """\
        profile::base::sysctl:
          --kernel.panic: 5
          net.core.somaxconn: 1024
        """,
    "data/nodes/db01.example.com.yaml": """\
        profile::base::users: [carol]
        """,
}


@cache
def root() -> Path:
    """The repository, which is written once."""
    made = Path(mkdtemp(prefix="levels"))
    for name, text in _FILES.items():
        path = made / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    return made


@cache
def web01() -> Provenance:
    """The provenance of one node's catalog."""
    environment = Environment.from_directory(str(root()))
    return Provenance.of(compile(environment, node=NODE, facts=FACTS))
