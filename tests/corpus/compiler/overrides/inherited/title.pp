# The title cannot be overridden.
class p { file { '/f': } }
class c inherits p { File['/f'] { path => '/g' } }
include c
