# Fails: an override with an attribute that does not exist.
class p { file { '/f': mode => 'p' } }
class c inherits p { File['/f'] { colour => 'c' } }
include c
