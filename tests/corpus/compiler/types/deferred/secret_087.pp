# Secrets and deferred calls, case 87.
notice(Deferred('f'), Deferred('$x'), Deferred('$x', ['a','b']))
