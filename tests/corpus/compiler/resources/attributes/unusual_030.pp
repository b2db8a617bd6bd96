# Unusual expressions as values of attributes, case 30.
notify { 'a': message => [1,2].map |$x| { $x } }
