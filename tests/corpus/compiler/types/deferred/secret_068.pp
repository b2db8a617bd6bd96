# Fails: secrets and deferred calls, case 68.
notice(defined(Sensitive('a')))
