# Secrets and deferred calls once more, case 49.
notify { 'a': message => Deferred({'name' => 'f', 'arguments' => undef}) }
