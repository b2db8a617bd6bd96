# What a default has set may be replaced.
File { mode => '0600' }
file { '/f': }
File['/f'] { mode => '0644' }
