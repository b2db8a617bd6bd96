# Fails: a data type in Ruby with two interfaces.
notice(Twice(1))
