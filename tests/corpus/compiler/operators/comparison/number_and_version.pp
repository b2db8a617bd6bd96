# Fails: a number is not compared with a version.

notice(1.5 <= SemVer('1.2.3'))
