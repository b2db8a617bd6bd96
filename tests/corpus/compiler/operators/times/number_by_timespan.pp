# Fails: a number is divided by a timespan.
notice(2 / Timespan(3))
