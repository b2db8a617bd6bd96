# Fails: secrets and deferred calls, case 92.
notify { 'a': require => Deferred('f') }
