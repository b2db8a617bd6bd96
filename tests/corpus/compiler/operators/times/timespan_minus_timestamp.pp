# Fails: a timestamp cannot be taken from a timespan.
notice(Timespan(3) - Timestamp('2020-01-01T00:00:00.000 UTC'))
