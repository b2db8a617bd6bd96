# Secrets and deferred calls, case 2.
notice(Deferred('f', [Sensitive('x'), [Sensitive(1)], {a => Sensitive('b')}]))
