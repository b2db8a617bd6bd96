"""Thousands of resources of one node: loops, tables, defined types, and collectors over them."""

from __future__ import annotations

from tests.oracle.repositories.sketch import Sketch, pieces

_STATEMENTS = pieces(r"""
Integer[1, {count}].each |$i| {
  file { "/scale/a${i}": mode => '0644', content => "${i} ${facts['dc']}" }
}

create_resources('notify', Hash(Integer[1, {count}].map |$i| { ["b${i}", { 'message' => $i }] }),
  { 'tag' => 'blue' })

Integer[1, {count}].each |$i| { profile::grain { "c${i}": size => $i } }

range(1, {count}).each |$i| { @user { "d${i}": uid => 1000 + $i, tag => "t${i % 7}" } }
User <| tag == 't3' or tag == 't5' |> { groups +> 'wheel' }

$e = Integer[1, {count}].map |$i| { "e${i}" }
package { $e: ensure => installed }
Package['e1'] -> Package['e2'] ~> Package['e3']

Integer[1, {count}].slice(50) |$all| {
  group { "f${all[0]}": members => $all.map |$x| { String($x) } }
}
""")
_GRAIN = """\
define profile::grain(Integer $size, Optional[String] $owner = undef) {
  file { "/grain/${title}":
    content => epp('profile/grain.epp', { 'size' => $size }),
    owner   => $owner,
  }
  -> exec { "touch ${title}": command => "/bin/true ${size}", refreshonly => $size % 2 == 1 }
}
"""


def draw(sketch: Sketch) -> None:
    random = sketch.random
    sketch.files["site/profile/manifests/grain.pp"] = sketch.chunks(_GRAIN)
    sketch.file(
        "site/profile/templates/grain.epp", "<%- | Integer $size | -%>\nsize <%= $size * 2 %>"
    )
    chosen = sketch.some(_STATEMENTS, 5)
    most = random.choice([50, 3_000, 5_000]) // len(chosen)
    sketch.statements["scale"] = [each.replace("{count}", str(most)) for each in chosen]
