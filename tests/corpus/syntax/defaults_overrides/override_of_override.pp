# Nor an override.
File['/a'] { mode => '0644' } { owner => 'b' }
