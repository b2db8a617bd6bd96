# Secrets and deferred calls, case 71.
notice(Sensitive('a'), [Sensitive('a')], {a => Sensitive('b')})
