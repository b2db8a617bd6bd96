# Secrets and deferred calls, case 74.
notice([Sensitive('a')] + [Sensitive('a')], [Sensitive('a')] - [Sensitive('a')], Sensitive('a') in [Sensitive('a')])
