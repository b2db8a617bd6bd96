# Fails: a variable that the hash does not have.
[$a, $z] = { a => 2 }
