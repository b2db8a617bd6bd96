# A name twice is found only when it is evaluated.
foo { 'a': b => 1, b => 2 }
