# Secrets and deferred calls, case 4.
notify { 'a': message => "${Deferred('f', [Sensitive('x')])}" }
