# Secrets and deferred calls once more, case 61.
notify { 'a': message => Deferred('unwrap', [Deferred('new', [Sensitive, 'a'])]) }
