# Fails: two siblings override the same attribute.
class p { file { '/f': mode => 'p' } }
class a inherits p { File['/f'] { mode => 'a' } }
class b inherits p { File['/f'] { mode => 'b' } }
include a
include b
