# Secrets and deferred calls, case 104.
notice(String(Deferred('f', [Sensitive('x')])), String(Deferred('f', [Sensitive('x')]), '%p'))
