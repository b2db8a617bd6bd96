# Secrets and deferred calls, case 89.
notify { 'a': message => Deferred('f', [Deferred('g', [Sensitive('a')])]) }
