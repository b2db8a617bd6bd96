# Fails: the hash has no key that is the array of names.
[$a, [$b, $c]] = { a => 1, b => { b => 2, c => 3 } }
