# Fails: in the same scope, even the same value is no replacement.
file { '/f': mode => '0600' }
File['/f'] { mode => '0600' }
