# Secrets and deferred calls, case 114.
notice(Deferred('new', [Sensitive, 'x']))
