# Resources.
file { '/a': }
file { '/b': ensure => file }
file { '/c': ensure => file, mode => '0644', }
