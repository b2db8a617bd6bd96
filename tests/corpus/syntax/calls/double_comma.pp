# One comma only.
f(1,,2)
