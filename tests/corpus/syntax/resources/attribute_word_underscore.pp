# Nor a word with an underscore.
foo { 'a': _b => 1 }
