# Fails: a timespan is no index.
notice([1, 2][Timespan(1)])
