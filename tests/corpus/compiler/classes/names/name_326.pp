# Names that mean something to Puppet itself, case 326.
define user($x) { } user { 'a': ensure => present }
