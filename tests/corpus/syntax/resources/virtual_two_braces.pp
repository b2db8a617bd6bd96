# Braces after a virtual resource.
@file { '/a': } { '/b': }
