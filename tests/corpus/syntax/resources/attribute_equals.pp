# An equal sign is no arrow.
foo { 'a': b = 1 }
