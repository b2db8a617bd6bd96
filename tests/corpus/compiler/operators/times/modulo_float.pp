# Fails: the rest of a timespan and a float.
notice(Timespan(3) % 2.5)
