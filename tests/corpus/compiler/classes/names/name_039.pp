# Fails: names that mean something to Puppet itself, case 39.
class settings { notify { 'in': } }
class { 'settings': }
notify { 'x': require => Class['settings'] }
