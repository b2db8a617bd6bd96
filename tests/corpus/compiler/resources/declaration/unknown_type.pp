# Fails: a type that does not exist.
nosuchtype { 'a': }
