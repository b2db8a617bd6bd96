# Fails: a timespan is divided by zero.
notice(Timespan(3) / 0)
