# Fails: names that mean something to Puppet itself, case 327.
define user($x) { } User['a'] -> notify { 'q': } user { 'a': x => 1 }
