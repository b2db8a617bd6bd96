# Fails: secrets and deferred calls once more, case 71.
notice(Deferred[x])
