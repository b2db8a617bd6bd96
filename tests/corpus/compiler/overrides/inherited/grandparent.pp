# A class overrides what its grandparent has declared.
class g { file { '/f': mode => 'g' } }
class p inherits g { }
class c inherits p { File['/f'] { mode => 'c' } }
include c
