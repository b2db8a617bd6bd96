# A class overrides what its parent has declared.
class p { file { '/f': mode => '0600', owner => 'p' } }
class c inherits p { File['/f'] { mode => '0644' } }
include c
