# Secrets and deferred calls, case 50.
notify { 'a': message => Sensitive('x') } notice(Notify['a']['message'])
