# Fails: secrets and deferred calls, case 63.
contain Sensitive('a')
class a { }
