# A name on the left.
foo = 1
