# The appending arrow is for overrides only.
foo { 'a': b +> 1 }
