# Secrets and deferred calls once more, case 23.
notify { 'a': message => Sensitive('x') } notify { 'b': message => "${Notify['a']['message']}" }
