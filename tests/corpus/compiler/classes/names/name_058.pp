# Fails: names that mean something to Puppet itself, case 58.
class class { notify { 'in': } }
class { 'class': }
notify { 'x': require => Class['class'] }
