# Fails: a reference with a slash too many.
file { '/a/b': }
notify { 'x': require => File['/a//b/'] }
