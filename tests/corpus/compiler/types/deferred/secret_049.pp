# Secrets and deferred calls, case 49.
class a { notify { 'a': message => Sensitive('x') } } class b inherits a { Notify['a'] { message => undef } } include b
