# Fails: a class that does not exist cannot be declared.
class { 'nowhere': }
