# Defaults of a class that inherits.
class p { File { mode => '0600', owner => 'p' } file { '/p': } }
class a inherits p { File { mode => '0644' } file { '/a': } }
include a
