# Nor a number.
foo { 'a': 1 => 1 }
