# Secrets and deferred calls, case 6.
notify { 'a': message => [Deferred('f', [Sensitive('x')])] }
