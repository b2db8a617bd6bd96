# An override by an alias.
class p { file { '/f': mode => 'p', alias => 'x' } }
class c inherits p { File['x'] { mode => 'c' } }
include c
