# A default of the child does not change what the parent has declared.
class p { file { '/f': } }
class c inherits p { File { mode => 'c' } File['/f'] { owner => 'c' } }
include c
