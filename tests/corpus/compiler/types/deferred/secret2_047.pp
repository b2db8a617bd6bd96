# Secrets and deferred calls once more, case 47.
notify { 'a': message => Deferred({name => 'f'}) }
