# Secrets and deferred calls, case 85.
notice(join([Sensitive('a'),'b'],','))
