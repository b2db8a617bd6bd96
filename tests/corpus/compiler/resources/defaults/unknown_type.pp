# Fails: defaults for a type that does not exist.
Nosuchtype { x => 1 }
