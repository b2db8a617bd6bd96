# Fails: an alias that is an alias already.
file { '/a': alias => 'x' }
file { '/b': alias => 'x' }
