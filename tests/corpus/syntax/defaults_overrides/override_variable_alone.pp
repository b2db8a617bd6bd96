# A variable alone cannot be overridden.
$a { mode => '0644' }
