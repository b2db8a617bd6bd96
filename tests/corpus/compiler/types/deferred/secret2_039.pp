# Secrets and deferred calls once more, case 39.
notify { 'a': message => Deferred('f', []) , withpath => [Deferred('f')] }
