# Fails: a define is no class.
define d { }
include d
