# Fails: secrets and deferred calls once more, case 45.
notify { 'a': message => Deferred() }
