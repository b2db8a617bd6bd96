# Fails: a virtual resource is declared as well.
@notify { 'a': }
notify { 'a': }
