# A call on the left.
foo() = 1
