# Secrets and deferred calls once more, case 68.
case Deferred('a') { Deferred('a'): { notice(1) } Deferred: { notice(2) } default: { notice(3) } }
