# An override with a hash.
class p { file { '/f': mode => 'p' } }
class c inherits p { File['/f'] { * => { mode => 'c', owner => 'c' } } }
include c
