# Fails: secrets and deferred calls, case 73.
notice(Sensitive('a') + 'b')
