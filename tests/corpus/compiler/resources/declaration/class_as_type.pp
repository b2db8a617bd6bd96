# Fails: a class is no type.
class c { }
c { 'a': }
