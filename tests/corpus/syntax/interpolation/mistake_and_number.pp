# The string is read to its end before its interpolation is parsed.
notice("a ${ ) } b ${1a}")
