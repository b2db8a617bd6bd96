# A keyword alone is no argument.
f(type)
