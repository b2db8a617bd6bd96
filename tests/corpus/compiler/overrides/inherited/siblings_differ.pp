# Two siblings override different attributes.
class p { file { '/f': mode => 'p', owner => 'p' } }
class a inherits p { File['/f'] { mode => 'a' } }
class b inherits p { File['/f'] { owner => 'b' } }
include a, b
