# Secrets and deferred calls, case 9.
notify { 'a': message => Sensitive([Deferred('f', [1])]) }
