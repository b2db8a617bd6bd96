# An attribute wins over a default.
File { mode => '0600', owner => 'root' }
file { '/a': mode => '0644' }
