# A relationship is read.
notify { 'a': }
notify { 'b': require => Notify['a'] }
notify { 'x': message => "${Notify['b']['require']}" }
