# Fails: a resource of a class is declared at the top.
class c { notify { 'a': } }
notify { 'a': }
include c
