# An override with the value of a default does nothing.
File { mode => '0600' }
file { '/f': mode => '0644' }
File['/f'] { mode => '0600' }
