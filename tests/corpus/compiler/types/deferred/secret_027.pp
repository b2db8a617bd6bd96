# Secrets and deferred calls, case 27.
notify { 'a': name => Sensitive('x') }
