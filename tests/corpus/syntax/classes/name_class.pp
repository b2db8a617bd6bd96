# The word class has a message of its own.
class class { }
