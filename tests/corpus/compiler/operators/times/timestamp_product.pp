# Fails: a timestamp cannot be multiplied.
notice(Timestamp('2020-01-01T00:00:00.000 UTC') * 2)
