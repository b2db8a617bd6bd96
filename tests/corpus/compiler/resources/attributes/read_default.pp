# An attribute that a default sets.
File { mode => '0600' }
file { '/a': }
notify { 'x': message => File['/a']['mode'] }
