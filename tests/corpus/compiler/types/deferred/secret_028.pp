# Secrets and deferred calls, case 28.
file { 'a': path => Sensitive('/x') }
