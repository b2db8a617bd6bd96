# A type that does not exist.
nosuchtype { 'a': }
