# Fails: secrets and deferred calls once more, case 43.
notify { 'a': message => Deferred('f::G') }
