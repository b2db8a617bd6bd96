# A value is needed.
foo { 'a': b => , c => 1 }
