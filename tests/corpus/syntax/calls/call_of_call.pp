# The result of a call is no function.
f(1)(2)
