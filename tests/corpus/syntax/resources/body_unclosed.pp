# A brace is missing.
file { '/a': ensure => file
