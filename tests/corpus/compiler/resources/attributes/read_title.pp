# Fails: the title and the name as attributes.
file { '/a': mode => '0600' }
notify { 'x': message => [File['/a']['title'], File['/a']['path'], File['/a']['name']] }
