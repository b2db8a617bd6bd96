# Nor a name.
type A = foo
