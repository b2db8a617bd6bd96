# Not a variable.
@@$a
