# Fails: secrets and deferred calls, case 75.
notice(Sensitive('a')[0])
