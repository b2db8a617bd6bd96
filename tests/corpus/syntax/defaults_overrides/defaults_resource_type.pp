# A type in brackets: defaults, too.
Resource[file] { mode => '0644' }
Resource['file'] { mode => '0644' }
