# Secrets and deferred calls, case 46.
class a { notify { 'a': message => Sensitive('x') } } class b inherits a { Notify['a'] { message +> Sensitive('y') } } include b
