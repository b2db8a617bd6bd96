# Secrets and deferred calls, case 103.
notice(Deferred({'name' => 'f', 'arguments' => [Sensitive('x')]}))
