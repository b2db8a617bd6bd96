# Secrets and deferred calls, case 105.
notice([Deferred('f', [Sensitive('x')])], {a => Deferred('f', ['x'])})
