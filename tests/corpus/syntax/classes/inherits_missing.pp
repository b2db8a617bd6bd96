# A name is missing.
class a inherits { }
