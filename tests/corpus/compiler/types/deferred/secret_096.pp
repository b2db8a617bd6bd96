# Secrets and deferred calls, case 96.
notify { 'a': name => Deferred('f') }
