# Defaults for an attribute that does not exist and nobody uses.
File { colour => 'red' }
