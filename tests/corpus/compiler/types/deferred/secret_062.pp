# Fails: secrets and deferred calls, case 62.
include(Sensitive('a'))
class a { }
