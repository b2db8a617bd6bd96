# Fails: a resource that is declared later.
notify { 'x': message => File['/a']['mode'] }
file { '/a': mode => '0600' }
