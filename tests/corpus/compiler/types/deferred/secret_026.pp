# Fails: secrets and deferred calls, case 26.
notify { 'a': tag => ['y', Sensitive('x')] }
