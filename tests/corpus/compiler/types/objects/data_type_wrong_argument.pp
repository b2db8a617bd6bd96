# Fails: arguments of methods in Ruby are checked.
notice(M::Other(3).plus('x'))
