# Nor an array.
[1] { mode => '0644' }
