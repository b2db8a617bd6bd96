"""What versions of Puppet treat differently: legacy facts, strictness, Ruby, changed functions."""

from __future__ import annotations

from tests.oracle.repositories.sketch import Sketch, pieces

_STATEMENTS = pieces(r"""
notify { 'v{n}': message => $facts['osfamily'] }

notify { 'v{n}': message => "${facts['os']['family']} ${facts['networking']['fqdn']}" }

notify { 'v{n}': message => pick(fact('operatingsystem'), 'none') }

notify { 'v{n}': message => pick(getvar('hostname'), 'none') }

notify { 'v{n}': message => getvar('facts.lsbdistcodename', 'unset') }

if $facts['kernel'] == 'Linux' { notify { 'v{n}': message => $facts['mtu_lo'] =~ NotUndef } }

case $facts['operatingsystem'] { 'Debian': { notify { 'v{n}a': } } default: { notify { 'v{n}': } } }

notify { 'v{n}': message => max('1.10.0', '1.9.0') }

notify { 'v{n}': message => min('10.0.0', '9.0.0', {text}) }

notify { 'v{n}': message => sprintf('%c', 'x') }

notify { 'v{n}': message => split('a,b', ',') }

notify { 'v{n}': message => regsubst('abc', 'b', 'x', 'G') }

notify { 'v{n}': message => lookup('versioned', { 'default_value' => 'none' }) }

notify { 'v{n}': message => $serverversion =~ /^7/ }

notify { 'v{n}': message => $facts['puppetversion'] =~ /^8/ }

notify { 'v{n}': message => String($settings::strict) }

notify { 'v{n}': message => String(SemVer($facts['facterversion']) =~ SemVer['>= 4.5.0']) }

file { '/v/{n}': content => template('acme/versioned.erb') }

file { '/v/{n}': content => epp('acme/versioned.epp') }

file { '/v/{n}': content => inline_template('<%= scope["facts"]["ipaddress"].inspect %>') }
""")
#: What fails in some version; more than one of them would hide the others.
_FAILING = pieces(r"""
notify { 'v{n}': message => $osfamily }

notify { 'v{n}': message => "on ${::fqdn}" }

notify { 'v{n}': message => $no_such_variable }

notify { 'v{n}': message => 1 + '2' }

notify { 'v{n}': message => { 'a' => 1, 'a' => 2 } }

notify { 'v{n}': message => $facts['os']['no_such']['deeper'] }

file { '/v/{n}': content => inline_template('<%= File.exists?("/") %>') }

file { '/v/{n}': content => inline_template('<%= 1.is_a?(Fixnum) %>') }

notify { 'v{n}': message => regsubst('abc', 'b', 'x', 'G', 'N') }

notify { 'v{n}': message => hiera('versioned', 'none') }

file { '/v/{n}': content => inline_template('<%= scope.lookupvar("hostname") %>') }

notify { 'v{n}': message => [1, 2, 3].step(2).map |$i, $v| { "${i}${v}" } }
""")
_ERB = pieces(r"""
<%= @osfamily %>

<%= @hostname.to_s %>.<%= @domain %>

<%= scope['facts']['os']['family'] %>

<%= @facts['processorcount'].inspect %>

<%= RUBY_VERSION[0, 1] %>

<%= has_variable?('ipaddress') %>

<%= @text.frozen?.class %> <%= Integer('7') %>
""")
_EPP = pieces(r"""
<%= $facts['os']['release']['major'] %>

<%= $facts['operatingsystemmajrelease'] %>

<%= $facts.dig('networking', 'hostname') %>
""")
_LEVELS = ["os/%{facts.os.family}.yaml", "os/%{facts.osfamily}.yaml", "os/%{::osfamily}.yaml"]


def draw(sketch: Sketch) -> None:
    random = sketch.random
    sketch.file("modules/acme/templates/versioned.erb", "\n".join(sketch.some(_ERB, 4)))
    sketch.file("modules/acme/templates/versioned.epp", "\n".join(sketch.some(_EPP, 3)))
    level = random.choice(_LEVELS)
    sketch.levels.append(f'- {{name: systems, path: "{level}"}}')
    for family in ("Debian", "RedHat"):
        sketch.file(f"data/os/{family}.yaml", f"---\nversioned: of {family}")
    sketch.data["versioned"] = "on %{facts.hostname}" if random.random() < 0.5 else "everywhere"
    chosen = sketch.some(_STATEMENTS, 8)
    if random.random() < 0.35:
        chosen += sketch.some(_FAILING, 1)
    sketch.statements["versions"] = ["$text = {text}", *chosen]
