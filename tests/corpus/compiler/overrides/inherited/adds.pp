# A class adds an attribute.
class p { file { '/f': mode => '0600' } }
class c inherits p { File['/f'] { owner => 'c' } }
include c
