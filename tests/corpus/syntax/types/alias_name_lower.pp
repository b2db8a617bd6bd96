# The name is upper-case.
type a = Integer
