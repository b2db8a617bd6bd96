# A method call on the whole.
type A = Integer.foo
