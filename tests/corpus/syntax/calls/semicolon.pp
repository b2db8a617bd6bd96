# Not a semicolon.
f(1; 2)
