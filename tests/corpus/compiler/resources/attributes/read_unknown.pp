# Fails: an attribute that does not exist.
file { '/a': mode => '0600' }
notify { 'x': message => File['/a']['colour'] }
