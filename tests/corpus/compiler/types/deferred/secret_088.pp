# Secrets and deferred calls, case 88.
notice(Deferred('f', [Deferred('g', [Sensitive('a')])]))
