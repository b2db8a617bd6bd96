# Secrets and deferred calls once more, case 51.
notify { 'a': message => {Deferred('f') => 1} }
