# Fails: a failure with several values.
fail('a', 1, [2])
