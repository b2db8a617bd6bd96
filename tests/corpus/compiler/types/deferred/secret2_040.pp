# Fails: secrets and deferred calls once more, case 40.
notify { 'a': message => Deferred('f', {}) }
