# Nor a type name.
foo { 'a': B => 1 }
