# A string is no name.
class 'foo' { }
