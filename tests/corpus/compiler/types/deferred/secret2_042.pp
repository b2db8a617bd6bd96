# Fails: secrets and deferred calls once more, case 42.
notify { 'a': message => Deferred('F') }
