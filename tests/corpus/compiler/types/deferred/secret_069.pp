# Fails: secrets and deferred calls, case 69.
fail(Sensitive('a'))
