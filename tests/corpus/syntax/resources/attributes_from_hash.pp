# Attributes from a hash.
foo { 'a': * => $b }
foo { 'c': d => 1, * => {e => 2}, f => 3 }
