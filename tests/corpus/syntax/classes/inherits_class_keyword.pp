# The word class is not.
class a inherits class { }
