# Secrets and deferred calls, case 48.
class a { notify { 'a': message => 'x' } } class b inherits a { Notify['a'] { message +> Sensitive('y') } } include b
