# Odd names and references, case 52.
file { '/a': } notify { 'c': before => File['/a/'] }
