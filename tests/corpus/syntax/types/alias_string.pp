# Nor a string.
type A = 'foo'
