# Of an element of a variable.
$a['b'] { mode => '0644' }
