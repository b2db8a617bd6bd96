# Fails: a qualified type that does not exist.
no::such { 'a': }
