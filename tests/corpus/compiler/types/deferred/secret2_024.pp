# Secrets and deferred calls once more, case 24.
notify { 'a': message => Sensitive('x') } notice(Notify['a'][message] =~ Sensitive, type(Notify['a'][message]))
