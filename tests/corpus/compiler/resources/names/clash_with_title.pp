# Fails: a name that is the title of another.
file { '/a': }
file { 'two': path => '/a' }
