# No class as a value.
foo { 'a': b => class c { } }
