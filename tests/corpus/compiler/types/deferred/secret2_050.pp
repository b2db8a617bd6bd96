# Secrets and deferred calls once more, case 50.
notify { 'a': message => Deferred('f', undef) }
