# The string is read to its end before its interpolation is parsed.
notify { "a ${, 80)) { }": }
notice("b ${ c { }")
