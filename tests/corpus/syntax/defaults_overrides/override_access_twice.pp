# An index of an index.
$a[1][2] { mode => '0644' }
