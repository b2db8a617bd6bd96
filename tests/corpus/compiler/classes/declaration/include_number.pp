# A number is no class.
include 5
