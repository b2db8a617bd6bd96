# Secrets and deferred calls, case 83.
notice(Sensitive(Sensitive('a')).unwrap, Sensitive(Sensitive('a')) == Sensitive('a'))
