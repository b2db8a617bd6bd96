# Another one.
file { inherits foo }
