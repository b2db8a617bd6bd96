# A value and a hash.
1 { a => 1 }
