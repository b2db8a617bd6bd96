# Secrets and deferred calls, case 30.
notify { 'a': alias => Sensitive('x') }
