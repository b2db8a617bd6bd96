"""A control repository of 200 nodes, generated: roles, profiles, data by node, templates."""

from __future__ import annotations

from pathlib import Path

ROLES = 8
PROFILES = 24
NODES = 200

_HIERA = """\
version: 5
defaults:
  datadir: data
  data_hash: yaml_data
hierarchy:
  - name: node
    path: "nodes/%{trusted.certname}.yaml"
  - name: role
    path: "roles/%{role}.yaml"
  - name: system
    path: "os/%{facts.os.family}.yaml"
  - name: common
    path: common.yaml
"""

_SITE = """\
$role = $trusted['certname'] ? { /^[a-z]+(\\d+)-/ => "r${1}", default => 'r0' }
File { owner => 'root', group => 'root' }
node default { include "role::${role}" }
"""

_PROFILE = """\
class profile::p{number} (
  Integer $port,
  Array[String] $packages,
  Hash[String, Hash] $files = {{}},
  Enum['running', 'stopped'] $ensure = 'running',
) {{
  include profile::common
  $packages.each |$package| {{
    package {{ "p{number}-${{package}}": ensure => installed }}
  }}
  file {{ '/etc/p{number}.conf':
    content => epp('profile/config.epp', {{ 'name' => 'p{number}', 'port' => $port }}),
    mode    => '0640',
    notify  => Service['p{number}'],
  }}
  service {{ 'p{number}': ensure => $ensure, enable => $ensure == 'running' }}
  $files.each |$name, $settings| {{
    profile::fragment {{ "p{number}-${{name}}":
      * => $settings + {{ 'directory' => "/etc/p{number}.d" }},
    }}
  }}
  if $facts['os']['family'] == 'Debian' and $port > 1024 {{
    exec {{ "allow ${{port}}": command => "/sbin/allow ${{port}} ${{facts['networking']['ip']}}" }}
  }}
  Class['profile::common'] -> Class['profile::p{number}']
}}
"""

_COMMON = """\
class profile::common(Hash[String, String] $settings) {
  $settings.map |$name, $value| { "${name}=${value}" }.each |$index, $line| {
    file { "/etc/settings.d/${index}": content => "${line.upcase}\\n" }
  }
}
"""

_FRAGMENT = """\
define profile::fragment(String $directory, String $content, Integer $order = 10) {
  file { "${directory}/${order}-${title}": content => "# ${title}\\n${content}\\n" }
}
"""

_TEMPLATE = """\
<%- | String $name, Integer $port | -%>
name = <%= $name %>
<% [1, 2, 3].each |$n| { -%>
listen = <%= $port + $n %>
<% } -%>
"""


def write_repository(root: Path) -> list[str]:
    """Write a code directory with the repository, and return the names of the nodes."""
    environment = root / "environments" / "production"
    profile = environment / "modules" / "profile"
    files = {
        "environment.conf": "modulepath = modules\n",
        "hiera.yaml": _HIERA,
        "manifests/site.pp": _SITE,
        "data/common.yaml": _common_data(),
        "data/os/Debian.yaml": "profile::p1::ensure: stopped\n",
    }
    for number in range(ROLES):
        profiles = [f"profile::p{(number * 3 + each) % PROFILES}" for each in range(10)]
        body = "".join(f"  include {name}\n" for name in profiles)
        files[f"modules/role/manifests/r{number}.pp"] = f"class role::r{number} {{\n{body}}}\n"
        files[f"data/roles/r{number}.yaml"] = f"profile::p{number}::port: {2000 + number}\n"
    for path, text in files.items():
        _write(environment / path, text)
    for number in range(PROFILES):
        _write(profile / "manifests" / f"p{number}.pp", _PROFILE.format(number=number))
    _write(profile / "manifests" / "common.pp", _COMMON)
    _write(profile / "manifests" / "fragment.pp", _FRAGMENT)
    _write(profile / "templates" / "config.epp", _TEMPLATE)
    names = [f"node{number % ROLES}-{number:03}.example.com" for number in range(NODES)]
    for number, name in enumerate(names):
        text = f"profile::p{number % PROFILES}::packages: [only-{number}]\n"
        _write(environment / "data" / "nodes" / f"{name}.yaml", text)
    return names


def _common_data() -> str:
    lines = ["profile::common::settings:"]
    lines += [f"  setting_{number}: value {number}" for number in range(10)]
    for number in range(PROFILES):
        lines.append(f"profile::p{number}::port: {1000 + number * 7}")
        lines.append(f"profile::p{number}::packages: [a, b, c]")
        lines.append(f"profile::p{number}::files:")
        lines += [
            f'  f{each}: {{content: "%{{facts.networking.hostname}} {each}", order: {each}}}'
            for each in range(4)
        ]
    return "\n".join(lines) + "\n"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
