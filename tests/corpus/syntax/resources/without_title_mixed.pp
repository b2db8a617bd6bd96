# With both.
file { ensure => present, * => $a }
