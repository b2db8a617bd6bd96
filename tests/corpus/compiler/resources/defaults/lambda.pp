# Defaults in a lambda hold in its scope.
[1].each |$i| { File { mode => '0600' } file { "/l${i}": } }
file { '/after': }
