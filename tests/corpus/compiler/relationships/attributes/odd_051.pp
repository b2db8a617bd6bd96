# Odd names and references, case 51.
file { '/a/': } notify { 'c': before => 'File[/a]' }
