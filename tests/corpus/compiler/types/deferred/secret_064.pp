# Fails: secrets and deferred calls, case 64.
class { Sensitive('a'): } class a { }
