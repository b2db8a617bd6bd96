# Secrets and deferred calls, case 67.
notice(tagged(Sensitive('a')))
