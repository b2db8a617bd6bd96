# Secrets and deferred calls, case 113.
notice(Deferred('f', [Timestamp(0), SemVerRange('1.x'), Error('x'), 1.0, "a'b", 'q"r', "new\nline"]))
