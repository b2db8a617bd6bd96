# Fails: a data type in Ruby without an interface.
notice(Noface())
