# Fails: there is no remainder of a Float.

notice(5.5 % Timespan(3))
