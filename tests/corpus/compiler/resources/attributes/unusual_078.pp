# Fails: unusual expressions as values of attributes, case 78.
file { '/a': ensure => file } -> notify { 'a': message => File['/a'] ~> Notify['b'] } notify { 'b': }
