# Fails: secrets and deferred calls, case 108.
notify { 'a': message => Error('a', 'k', {'x' => 'y'}) }
