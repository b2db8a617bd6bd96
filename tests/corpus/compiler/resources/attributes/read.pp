# Attributes are read through a reference.
file { '/a': mode => '0600', owner => 'root' }
notify { 'x': message => [File['/a']['mode'], File['/a']['owner', 'mode'], File['/a']['group']] }
