# Fails: a class overrides what another class has declared.
class o { file { '/f': mode => 'o' } }
class c { File['/f'] { mode => 'c' } }
include o, c
