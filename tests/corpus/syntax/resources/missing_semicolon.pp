# Semicolons are needed.
file { '/a': mode => 1 '/b': mode => 2 }
