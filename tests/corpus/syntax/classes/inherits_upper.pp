# A type name is.
class a inherits B { }
