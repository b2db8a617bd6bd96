# Fails: secrets and deferred calls once more, case 62.
notify { 'a': message => Deferred('upcase', ['x']) + 'a' }
