# Assigned.
$x = File { mode => '0644' }
