# Fails: a title that is an alias already.
file { '/a': alias => 'x' }
file { 'x': path => '/b' }
