# Fails: secrets and deferred calls, case 93.
notify { 'a': before => [Deferred('f')] }
