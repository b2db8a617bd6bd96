# Fails: secrets and deferred calls once more, case 31.
notify { 'a': message => epp('x', {}) }
