# Secrets and deferred calls, case 78.
notice({Sensitive('a') => 1}[Sensitive('a')])
