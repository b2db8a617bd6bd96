# Nor a bare word.
foo { 'a': b-c => 1 }
