# Secrets and deferred calls, case 1.
notice(Deferred('f', [Sensitive('x')]))
