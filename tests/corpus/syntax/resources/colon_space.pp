# A space before the colon.
file { '/a' : ensure => file }
