# Secrets and deferred calls, case 53.
notify { 'a': message => Sensitive('x') } @notify { 'b': message => Sensitive('y') } realize(Notify['b'])
