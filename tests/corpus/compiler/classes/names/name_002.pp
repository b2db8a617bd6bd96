# Fails: names that mean something to Puppet itself, case 2.
class component { notify { 'in': } }
class { 'component': }
notify { 'x': require => Class['component'] }
