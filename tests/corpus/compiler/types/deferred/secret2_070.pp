# Secrets and deferred calls once more, case 70.
notice(Deferred)
