# A comma does not separate bodies.
file { '/a': mode => 1, '/b': mode => 2 }
