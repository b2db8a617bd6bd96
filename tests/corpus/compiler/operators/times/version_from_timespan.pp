# Fails: a version cannot be taken from a timespan.
notice(Timespan(90) - SemVer('1.2.3'))
