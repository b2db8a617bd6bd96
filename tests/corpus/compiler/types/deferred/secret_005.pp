# Secrets and deferred calls, case 5.
notify { 'a': message => Deferred('f', [Sensitive('x')]) }
