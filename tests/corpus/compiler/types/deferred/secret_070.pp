# Fails: secrets and deferred calls, case 70.
fail('x', Sensitive('a'))
