# Fails: a negative number is iterated.
notify { 'v': message => -2.map |$x| { $x } }
