# Fails: secrets and deferred calls once more, case 46.
notify { 'a': message => Deferred('f', [], 1) }
