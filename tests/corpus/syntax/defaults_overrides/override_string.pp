# Nor a string.
'a' { mode => '0644' }
