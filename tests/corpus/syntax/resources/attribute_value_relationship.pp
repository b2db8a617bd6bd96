# No relationship as a value.
foo { 'a': b => C['d'] -> E['f'] }
