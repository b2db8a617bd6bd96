# Fails: defaults for an attribute that does not exist.
File { colour => 'red' }
file { '/a': }
