# Lower case is a resource without a title.
foo { mode => '0644' }
