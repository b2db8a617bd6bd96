# An override in a lambda.
file { '/f': mode => '0600' }
[1].each |$i| { File['/f'] { owner => 'x' } }
