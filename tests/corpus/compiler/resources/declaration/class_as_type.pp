# A class is no type.
class c { }
c { 'a': }
