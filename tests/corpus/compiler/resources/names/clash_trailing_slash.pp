# Fails: a file with and without a slash at its end.
file { '/a': }
file { '/a/': }
