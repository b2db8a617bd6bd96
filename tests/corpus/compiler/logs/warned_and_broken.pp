# Fails: what stands before a mistake of syntax has been read, and warned about.
$text = "a\qb"
$hash = { a => 1, a => 2 }
notify { 'a' }
$more = "c\qd"
