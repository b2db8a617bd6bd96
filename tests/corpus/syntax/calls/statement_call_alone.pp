# A name alone is a value.
include
