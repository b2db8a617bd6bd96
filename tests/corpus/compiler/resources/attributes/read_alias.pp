# Attributes through an alias.
file { '/a': mode => '0600', alias => 'x' }
notify { 'x': message => File['x']['mode'] }
