# Fails: secrets and deferred calls once more, case 64.
notice(Deferred('upcase', ['x'])[0])
