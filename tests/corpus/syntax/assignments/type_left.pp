# A type name on the left.
Foo = 1
