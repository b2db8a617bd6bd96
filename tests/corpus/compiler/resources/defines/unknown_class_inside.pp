# Fails: a class that does not exist, in a define.
define d { include nowhere }
d { 'a': }
