# Fails: secrets and deferred calls, case 25.
notify { 'a': tag => Sensitive('x') }
