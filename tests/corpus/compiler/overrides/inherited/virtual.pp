# A virtual resource is overridden and not made real.
class p { @file { '/f': mode => 'p' } }
class c inherits p { File['/f'] { mode => 'c' } }
include c
