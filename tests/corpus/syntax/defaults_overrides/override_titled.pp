# With a title.
File['/a'] { 'b': mode => '0644' }
