# Fails: secrets and deferred calls once more, case 41.
notify { 'a': message => Deferred('f', 'x') }
