# Fails: two resources with one name.
file { 'one': path => '/a' }
file { 'two': path => '/a' }
