"""Roles from the names of nodes, from facts and from data; data for thousands of nodes."""

from __future__ import annotations

import json

from tests.oracle.repositories.sketch import Sketch, pieces

_NODES = 3_000
_ROLES = ("front", "back")
#: Ways to find a role, as statements at top scope.
_SITE = pieces(r"""
$kind = $trusted['hostname'] ? { /^([a-z]+)\d*$/ => $1, default => 'none' }

case $trusted['certname'] {
  /^([a-z]+)(\d+)\.(.*)$/: { $shelf = "${1}/${2}" $domain_name = $3 }
  default: { $shelf = 'none' $domain_name = '' }
}
notice($shelf, $domain_name)

$entry = lookup('inventory', Hash, 'first', {})[$trusted['certname']]
notice($entry)

$from_data = lookup('inventory').dig($trusted['certname'], 'role').lest || { 'back' }
include "role::${from_data}"

lookup("roles_of.${trusted['hostname']}", { 'default_value' => [] }).each |$r| {
  include "role::${r}"
}

$roles = lookup('roles_of').filter |$host, $r| { $host =~ /^w/ }
notice($roles.keys)

unless $trusted['certname'] =~ /^(?i:WEB|DB)\d/ { notice("unusual ${trusted['certname']}") }

$same = lookup('inventory').filter |$name, $e| { $e['shelf'] == 7 and $name =~ /^web1/ }
notice($same.keys)

$counts = lookup('inventory').values.reduce({}) |$all, $e| {
  $all + { $e['role'] => pick($all[$e['role']], 0) + 1 }
}
notice($counts)

$neighbours = lookup('inventory').keys.filter |$n| { $n =~ Pattern[/^db29\d\d?\./] }.sort
notify { 'neighbours': message => $neighbours.join(' ') }

hiera_hash('inventory').each |$name, $e| {
  if $e['shelf'] == 11 and $name =~ /^db/ { @@notify { "n-${name}": } }
}
""")
_NODE_BLOCKS = pieces(r"""
node /^(web|db)(\d+)\.example\.com$/ {
  $number = $2
  notice("number ${number} of ${1}")
  include "role::${if $1 == 'web' { 'front' } else { 'back' }}"
}

node /^db/, 'mail.example.com' {
  include role::back
}

node /^w.b\d$/ {
  notice('never')
}
""")


def draw(sketch: Sketch) -> None:
    random = sketch.random
    sketch.site.extend(sketch.some(_SITE, 4))
    sketch.site.extend(sketch.some(_NODE_BLOCKS, 2) if random.random() < 0.5 else [])
    # One statement: a smaller repository with fewer nodes is of no use.
    lines = [
        f"  {'web' if number % 3 else 'db'}{number}.example.com: "
        f"{{role: {random.choice(_ROLES)}, shelf: {number % 40}}}"
        for number in range(1, random.choice([10, 100, _NODES]))
    ]
    sketch.file("data/inventory.yaml", "")
    sketch.files["data/inventory.yaml"] = sketch.chunks("\n".join(["inventory:", *lines]))
    sketch.levels.append("- {name: inventory, path: inventory.yaml}")
    sketch.data["roles_of"] = {"web1": ["front"], "db1": ["back", "front"], "other": []}
    sketch.data["inventory"] = json.loads('{"other.example.com": {"role": "back"}}')
    sketch.nodes.extend(random.sample(["db1500.example.com", "mail.example.com", "web2"], 1))
