# Fails: an attribute's name that is a number.
file { '/a': mode => '0600' }
notify { 'x': message => File['/a'][5] }
