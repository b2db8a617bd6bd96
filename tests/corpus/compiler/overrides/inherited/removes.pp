# A class removes an attribute.
class p { file { '/f': mode => '0600' } }
class c inherits p { File['/f'] { mode => undef } }
include c
