# Secrets and deferred calls, case 90.
notify { 'a': message => [[Deferred('f')], {'a' => [Deferred('g')]}] }
