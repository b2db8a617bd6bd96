# Fails: a number is no class.
include 5
