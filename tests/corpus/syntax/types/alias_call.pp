# Nor a call.
type A = Foo()
