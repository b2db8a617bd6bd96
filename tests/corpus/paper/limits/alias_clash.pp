# Fails: two files with one path.
file { 'one': path => '/etc/motd' }
file { 'two': path => '/etc/motd' }
