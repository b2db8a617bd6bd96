# Fails: a reference with another case.
file { '/a': }
notify { 'x': require => File['/A'] }
