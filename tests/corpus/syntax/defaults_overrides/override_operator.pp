# Nor a sum.
$a + $b { mode => '0644' }
