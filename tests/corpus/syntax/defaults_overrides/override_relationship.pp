# In relationships.
File['/a'] { mode => '0644' } -> File['/b']
