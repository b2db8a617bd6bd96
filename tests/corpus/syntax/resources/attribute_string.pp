# Nor a string.
foo { 'a': 'b' => 1 }
