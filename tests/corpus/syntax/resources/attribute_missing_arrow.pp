# An arrow is needed.
foo { 'a': b 1 }
