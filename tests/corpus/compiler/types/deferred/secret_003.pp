# Secrets and deferred calls, case 3.
notice("${Deferred('f', [Sensitive('x')])}")
