# Parent and child override.
class g { file { '/f': mode => 'g' } }
class p inherits g { File['/f'] { mode => 'p' } }
class c inherits p { File['/f'] { mode => 'c' } }
include c
