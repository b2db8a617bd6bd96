# Secrets and deferred calls, case 51.
file { '/a': content => Sensitive('x') } notice(File['/a'][content]) notify { 'b': message => File['/a'][content] }
