# Secrets and deferred calls, case 112.
notice(Deferred('f', [[1,2,3].reverse_each]))
