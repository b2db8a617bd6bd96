# Secrets and deferred calls once more, case 22.
notify { 'a': message => Sensitive('x') } -> notify { 'b': message => Notify['a']['message'] }
