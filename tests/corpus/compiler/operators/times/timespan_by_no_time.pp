# Fails: a timespan is divided by one of no length.
notice(Timespan(3) / Timespan(0))
