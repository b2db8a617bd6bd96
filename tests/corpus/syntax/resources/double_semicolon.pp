# One semicolon only.
file { '/a': ;; '/b': }
