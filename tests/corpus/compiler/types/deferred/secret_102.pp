# Secrets and deferred calls, case 102.
notice(Deferred('f', [Sensitive('x')]).arguments)
