# Not a call.
@f(1)
