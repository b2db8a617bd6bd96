# Commas are needed.
file { '/a': mode => 1 ensure => 2 }
