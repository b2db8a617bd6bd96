# The sign on its own line.
@
file { '/a': }
