# Fails: odd names and references, case 54.
exec { 'x': command => '/bin/a' } notify { 'c': before => Exec['/bin/a'] }
