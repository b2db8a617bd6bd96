# Fails: a timespan cannot be taken from a version.
notice(SemVer('1.2.3') - Timespan(1))
