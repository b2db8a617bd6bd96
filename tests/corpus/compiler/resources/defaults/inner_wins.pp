# Defaults of the inner scope win.
File { mode => '0600', owner => 'top' }
class a { File { mode => '0644' } file { '/a': } }
include a
