# Nor a method call.
$a.b { mode => '0644' }
