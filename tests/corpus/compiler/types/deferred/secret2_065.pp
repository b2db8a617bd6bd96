# Fails: secrets and deferred calls once more, case 65.
notice(Deferred('upcase', ['x'])['name'])
