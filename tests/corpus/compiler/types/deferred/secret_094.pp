# Fails: secrets and deferred calls, case 94.
notify { Deferred('f'): }
