# Attributes of a virtual resource.
@file { '/a': mode => '0600' }
notify { 'x': message => File['/a']['mode'] }
