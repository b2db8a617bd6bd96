# Secrets and deferred calls, case 44.
class a { notify { 'a': message => Sensitive('x') } } class b inherits a { Notify['a'] { message => 'y' } } include b
