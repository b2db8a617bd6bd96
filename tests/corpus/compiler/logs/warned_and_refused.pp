# Fails: warnings about a file are logged before the mistake is told.
$text = "a\qb"
$hash = { a => 1, a => 2 }
1 = 2
$more = "c\qd"
