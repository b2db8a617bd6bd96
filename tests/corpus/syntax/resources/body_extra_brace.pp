# A brace too many.
file { '/a': ensure => file }}
