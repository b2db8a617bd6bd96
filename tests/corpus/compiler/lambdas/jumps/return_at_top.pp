# Fails: the word return in a lambda at the top.
[1, 2].each |$x| { return() }
notify { 'after': }
