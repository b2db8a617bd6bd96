# Fails: a version is no number on the right.
notice(1 + SemVer('1.0.0'))
