# A virtual resource is overridden and realized.
class p { @file { '/f': mode => 'p' } }
class c inherits p { File['/f'] { mode => 'c' } realize(File['/f']) }
include c
