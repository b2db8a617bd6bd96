# Fails: the class is not defined.
class { 'nowhere': }
