# Fails: secrets and deferred calls, case 76.
notice(Sensitive('a') < Sensitive('b'))
