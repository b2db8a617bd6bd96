# Fails: an attribute that does not exist.
file { '/a': colour => 'red' }
