# Empty braces after a type name are defaults.
File { }
