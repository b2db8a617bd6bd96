# Fails: an alias that is a title already.
file { '/a': }
file { '/b': alias => '/a' }
