# Fails: secrets and deferred calls, case 107.
fail(Deferred('f', [Sensitive('x')]))
