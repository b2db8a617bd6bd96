# In the same scope, an override may add.
file { '/f': mode => '0600' }
File['/f'] { owner => 'x' }
