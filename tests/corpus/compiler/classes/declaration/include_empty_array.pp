# An empty array of names.
include []
