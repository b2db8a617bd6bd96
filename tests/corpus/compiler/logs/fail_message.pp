# A failure with several values.
fail('a', 1, [2])
