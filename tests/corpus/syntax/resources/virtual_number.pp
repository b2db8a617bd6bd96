# Not a number.
@1
