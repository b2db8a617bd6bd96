# Odd names and references, case 53.
file { 'x': path => '/a' } notify { 'c': before => File['/a'] }
