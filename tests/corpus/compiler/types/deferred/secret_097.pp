# Secrets and deferred calls, case 97.
file { 'a': path => Deferred('f') }
