# No resource as a value.
foo { 'a': b => notify { 'c': } }
