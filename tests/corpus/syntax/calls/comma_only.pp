# A comma needs an argument.
f(,)
