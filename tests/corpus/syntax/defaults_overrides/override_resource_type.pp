# With a title it is an override.
Resource[file, '/a'] { mode => '0644' }
