# Secrets and deferred calls, case 116.
notify { 'a': message => Deferred('unwrap', [Sensitive('x')]) }
