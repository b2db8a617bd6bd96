# An override by a name.
class p { file { 'f': path => '/f', mode => 'p' } }
class c inherits p { File['/f'] { mode => 'c' } }
include c
