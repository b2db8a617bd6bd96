# Overrides.
File['/a'] { mode => '0644' }
File['/a', '/b'] { mode => '0644', owner => 'c', }
File['/a'] { mode +> '0644' }
