# Nor a variable.
foo { 'a': $b => 1 }
