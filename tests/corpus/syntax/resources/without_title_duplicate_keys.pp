# A key twice in what is taken for a hash.
file { a => 1, a => 2, a => 3 }
