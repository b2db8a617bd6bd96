# Secrets and deferred calls once more, case 52.
notify { 'a': message => {1 => Deferred('f')} }
