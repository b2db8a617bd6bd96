# The names of data types that exist.
type Stdlib = Integer
type Resource = Integer
