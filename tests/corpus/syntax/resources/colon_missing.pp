# The colon is missing.
file { '/a' ensure => file }
