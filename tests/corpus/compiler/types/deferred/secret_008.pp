# Secrets and deferred calls, case 8.
notify { 'a': message => Sensitive(Deferred('f', [1])) }
