# Secrets and deferred calls, case 101.
notice(Deferred('f') == Deferred('f'), Deferred('f').name, Deferred('f', [1]).arguments, Deferred('f') =~ Deferred, type(Deferred('f')))
