# An attribute that is undef takes the default that is in force.
File { mode => '0600' }
file { '/a': mode => undef }
notify { 'x': message => File['/a']['mode'] }
