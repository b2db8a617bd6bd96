# Fails: secrets and deferred calls once more, case 66.
notice(Deferred('upcase', ['x']).nosuch)
