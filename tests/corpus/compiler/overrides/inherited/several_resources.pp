# Several resources are overridden at once.
class p { file { ['/f', '/g']: mode => 'p' } }
class c inherits p { File['/f', '/g'] { mode => 'c' } }
include c
