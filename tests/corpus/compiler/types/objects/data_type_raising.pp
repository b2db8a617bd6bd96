# Fails: a method in Ruby raises an exception.
notice(Child(9).f)
