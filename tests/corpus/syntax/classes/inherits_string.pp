# A string is not.
class a inherits 'b' { }
