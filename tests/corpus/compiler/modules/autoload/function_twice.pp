# Fails: the file of a function defines it once, and nothing else.
notice(m::f())
