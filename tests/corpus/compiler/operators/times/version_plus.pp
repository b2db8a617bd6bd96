# Fails: a version is no number on the left.
notice(SemVer('1.0.0') + 1)
