# Fails: a number is shifted by a version.
notice(1 << SemVer('1.0.0'))
