# Fails: secrets and deferred calls once more, case 44.
notify { 'a': message => Deferred('') }
