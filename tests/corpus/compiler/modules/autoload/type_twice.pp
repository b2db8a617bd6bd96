# Fails: the file of a type defines it once, and nothing else.
notice(1 =~ M::T)
