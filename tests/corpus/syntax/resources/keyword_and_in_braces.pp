# Another one.
file { and }
