# Secrets and deferred calls, case 115.
notify { 'a': message => Deferred('new', [Sensitive, 'x']) }
