# Fails: a hash does not give nested variables.
[$a, [$b]] = { a => 2, b => 3 }
