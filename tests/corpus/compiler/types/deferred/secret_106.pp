# Secrets and deferred calls, case 106.
notice(Error('a', 'b', {'c' => 'd'}), [Error('x')])
