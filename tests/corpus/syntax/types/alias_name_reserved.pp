# The check for reserved names compares lower case.
type Integer = String
