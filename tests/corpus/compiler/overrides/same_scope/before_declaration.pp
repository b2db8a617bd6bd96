# An override that comes before the declaration.
File['/f'] { owner => 'x' }
file { '/f': mode => '0600' }
