# Fails: a class overrides what the top has declared.
file { '/f': mode => '0600' }
class c { File['/f'] { owner => 'x' } }
include c
