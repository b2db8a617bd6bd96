# Fails: the same default twice in one scope.
File { mode => '0600' }
File { mode => '0644' }
