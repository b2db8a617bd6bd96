# An empty string is no class.
include ''
