# Braces after a resource.
foo { 'a': } { 'b': }
